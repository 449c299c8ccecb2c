/**
 * A longer copy if `entry` does not fit.
 * @param empty value of unwritten entries
 */
export function withRoomFor(column: Int32Array<ArrayBuffer>, entry: number, empty = 0) {
  if (entry < column.length) return column
  // Grows by a ratio, so that repeated adding stays linear.
  const longer = new Int32Array(Math.max(entry + 1, Math.ceil(column.length * 1.15))).fill(empty, column.length)
  longer.set(column)
  return longer
}
