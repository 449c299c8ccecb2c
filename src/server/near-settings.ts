/** A name of this length may have two errors. */
const LONG = 8

export const nearSettings = (names: readonly string[], known: readonly string[]) =>
  names.flatMap((name) => {
    if (known.includes(name)) return []
    const upper = name.toUpperCase()
    const meant =
      known.find((each) => slips(upper, each) <= (each.length < LONG ? 1 : 2)) ??
      known.find((each) => isShortened(upper, each))
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
  })

/** The first word is equal, and the setting contains the other letters in this order: BACKUP_CMD. */
function isShortened(name: string, setting: string) {
  const [first = '', ...others] = name.split('_')
  const letters = others.join('')
  if (letters === '' || first !== setting.split('_')[0]) return false
  let at = 0
  for (const letter of setting.slice(first.length)) if (letter === letters[at]) at += 1
  return at === letters.length
}

/** Counts letters added, left out, replaced or swapped with the next. */
function slips(from: string, to: string) {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1]
      const isExchanged = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1]
      const ways = [cell(line, at - 1) + 1, cell(rows[row - 1], at) + 1, cell(rows[row - 1], at - 1) + (isSame ? 0 : 1)]
      if (isExchanged) ways.push(cell(rows[row - 2], at - 2) + 1)
      line.push(Math.min(...ways))
    }
    rows.push(line)
  }
  return cell(rows[from.length], to.length)
}

const cell = (line: number[] | undefined, at: number) => line?.[at] ?? Number.POSITIVE_INFINITY
