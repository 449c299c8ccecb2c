import { defined, type Slot, slotsWith } from '../slots.ts'
import { plainWords } from './plain-words.ts'
import { anyCase, anyOf, oneOf, pattern } from './words.ts'

/** Rows that may hold the name of another come first: "smoking" in the deal-breakers is one of those. */
const ROWS = [...slotsWith(({ isInWords }) => isInWords), ...slotsWith(({ isInWords }) => !isInWords)]
/** What the rows of the snapshot are called, in an order or a question. The first that fits is meant. */
const ROW_NAMES = ROWS.flatMap((slot): (readonly [Slot, RegExp])[] => {
  const { row } = defined(slot)
  return row ? [[slot, row]] : []
})
export const ROW = oneOf(...ROW_NAMES.map(([, name]) => name))

const WHOLE_NAMES = ROW_NAMES.map(([slot, name]) => [slot, anyCase(pattern`^(?:${name})$`)] as const)
/** The row that a name is the name of. */
export const slotNamed = (name: string): Slot | undefined =>
  WHOLE_NAMES.find(([, called]) => called.test(name.trim()))?.[0]

/** Rows that are spoken of, by their names or by what they tell. */
const SPOKEN = ROWS.flatMap((slot): (readonly [Slot, RegExp])[] => {
  const { row, spoken } = defined(slot)
  const words = [row, spoken].filter((one) => one !== undefined)
  return words.length === 0 ? [] : [[slot, anyOf(...words)]]
})
/** All rows that plain words speak of. */
export const slotsSpokenOf = (said: string): Slot[] => [
  ...new Set(SPOKEN.filter(([, name]) => name.test(said)).map(([slot]) => slot)),
]
/** The row that a question or an order speaks of. */
export const slotSpokenOf = (text: string): Slot | undefined => {
  const said = plainWords(text)
  return SPOKEN.find(([, name]) => name.test(said))?.[0]
}
