import type { Slot } from '../slots.ts'
import { plainWords } from './plain-words.ts'
import { anyCase, anyOf, oneOf, pattern } from './words.ts'

/** What the rows of the snapshot are called, in an order or a question. The first that fits is meant. */
const ROW_NAMES: readonly (readonly [Slot, RegExp])[] = [
  ['faith', /faith(?: and values)?|religion/],
  [
    'mustHaves',
    /must[- ]?haves?|musts|(?:the )?things? that (?:really )?matters?(?: most| to me)*|what (?:really )?(?:matters|counts)(?: most| to me| for me)*/,
  ],
  ['niceToHaves', /nice[- ]to[- ]haves?|bonus(?:es)?/],
  ['dealbreakers', /deal[- ]?breakers?|(?:would )?rather[- ]nots?|rule[- ]outs?|red flags?|(?:clear |hard )no'?s/],
  ['notes', /notes?(?: (?:for|to) (?:my |the )?matchmaker)?|(?:my |the )?matchmaker(?:'s notes?)?/],
  ['safety', /safety(?: (?:steps?|choices?|things?))?/],
  ['availability', /(?:free |available )times?|availability|free hours/],
  ['distance', /distance|radius|miles/],
  ['age', /ages?(?: range)?|(?:youngest|oldest)(?: age)?/],
  ['budget', /budget/],
  ['smoking', /smoking/],
  ['drinking', /drinking/],
  ['kids', /kids|children/],
]
export const ROW = oneOf(...ROW_NAMES.map(([, name]) => name))

const WHOLE_NAMES = ROW_NAMES.map(([slot, name]) => [slot, anyCase(pattern`^(?:${name})$`)] as const)
/** The row that a name is the name of. */
export const slotNamed = (name: string): Slot | undefined =>
  WHOLE_NAMES.find(([, called]) => called.test(name.trim()))?.[0]

/** Rows that are spoken of by what they tell, beside their names. */
const SPOKEN: readonly (readonly [Slot, RegExp])[] = [
  ['intent', anyOf(/here for|looking for|intent/)],
  ['availability', anyOf(/free|availability|available|times|schedule/)],
  ...ROW_NAMES.map(([slot, name]) => [slot, anyOf(name)] as const),
  ['smoking', anyOf(/smok\w+/)],
  ['drinking', anyOf(/drink\w*|alcohol/)],
]
/** All rows that plain words speak of. */
export const slotsSpokenOf = (said: string): Slot[] => [
  ...new Set(SPOKEN.filter(([, name]) => name.test(said)).map(([slot]) => slot)),
]
/** The row that a question or an order speaks of. */
export const slotSpokenOf = (text: string): Slot | undefined => {
  const said = plainWords(text)
  return SPOKEN.find(([, name]) => name.test(said))?.[0]
}
