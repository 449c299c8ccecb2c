/**
 * The column itself when it has this entry, else a longer copy.
 *
 * @param empty what entries hold that nothing was written to
 */
export function withRoomFor(column: Int32Array<ArrayBuffer>, entry: number, empty = 0) {
  if (entry < column.length) return column
  // By a share of what there is, so that adding one by one copies each entry a few times only.
  const longer = new Int32Array(Math.max(entry + 1, Math.ceil(column.length * 1.15))).fill(empty, column.length)
  longer.set(column)
  return longer
}
