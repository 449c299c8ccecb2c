import { defined, type RowName, rowsWith } from '../../../profile/rows.ts'
import { anyCase, anyOf, oneOf, pattern } from './words.ts'

/** Free-text rows come first, since their entries may contain another row's name: "smoking" in the deal-breakers. */
const ROWS = [...rowsWith(({ isInWords }) => isInWords), ...rowsWith(({ isInWords }) => !isInWords)]
const CALLED = ROWS.map((name) => {
  const { row, named, title } = defined(name)
  const titled = new RegExp(title.toLowerCase().replace(/[ -]/g, '[ -]'))
  const called = row ? oneOf(row, titled) : titled
  return {
    name,
    called,
    alone: anyCase(pattern`^(?:the |my )?(?:${called})(?: row| line| list)?$`),
    named: anyOf(named),
  }
})

export const ROW = oneOf(...CALLED.map(({ called }) => called))
export const rowNamed = (name: string): RowName | undefined => CALLED.find(({ alone }) => alone.test(name.trim()))?.name

const WHOLE = CALLED.map(({ name, called }) => ({ name, called: anyOf(called) }))
export const rowsCalledIn = (text: string): RowName[] =>
  WHOLE.filter(({ called }) => called.test(text)).map(({ name }) => name)
export const isNamedIn = (row: RowName, text: string): boolean =>
  CALLED.find(({ name }) => name === row)?.named.test(text) === true
