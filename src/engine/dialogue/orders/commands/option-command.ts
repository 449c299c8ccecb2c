import { type Proposal, putting } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { isNearer, optionsNamed, weekIn } from '../../reading/week-words.ts'
import { anyOf, pattern } from '../../reading/words.ts'
import { isMeet, type Path } from '../../slots.ts'
import type { Entry } from '../../state.ts'
import { remove } from '../order.ts'

/** Other options in the place of a part of the week, or of whom to meet. */
export function optionReworded(entry: Entry, value: string, words: string): Proposal[] | null {
  const options = value.split(/,\s*|\s+(?:and|&|plus)\s+/).map(optionCalled)
  const isTime = entry.path === 'valuesMap.availability'
  // "Change weekends to Saturdays only": its words stand beside the option.
  if (isTime && isNearer(value) && weekIn(value).free.length > 0) return [putting({ path: entry.path, value, words })]
  if (options.includes(undefined) || options.every((one) => one === entry.value)) return null
  return [
    remove(entry, words),
    ...options.flatMap((one) => (one ? [putting({ path: entry.path, value: one, words })] : [])),
  ]
}

const PEOPLE: readonly (readonly [string, RegExp])[] = [
  ['Women', anyOf(/wom[ae]n|womxn|girls?|girlfriend|wife|lady|ladies|females?|gals?|lass|lasses/)],
  ['Men', anyOf(/m[ae]n|males?|guys?|boys|boyfriend|husband|gentlem[ae]n|gents?|blokes?|lads?|fellas?|dudes?/)],
  ['Nonbinary people', anyOf(/nonbinary|genderqueer|gender ?fluid|agender|gender ?non-?conforming/)],
]

/** Whether a text says no to some of those whom one may meet: "not women". */
export const refuses = (option: string, said: string): boolean =>
  PEOPLE.some(([value, called]) => value === option && pattern`\b(?:not|no) ${called}`.test(said))

/** The time of the week, or whom to meet, that words are the name of. */
export function optionCalled(words: string): string | undefined {
  const said = plainWords(words.replace(/^(?:the|my) /i, ''))
  return (
    PEOPLE.find(([, called]) => called.exec(said)?.[0] === said)?.[0] ??
    (isTime(said) ? optionsNamed([said])[0] : undefined)
  )
}

const isTime = (said: string) => weekIn(said).free[0]?.toLowerCase() === said

/** A part of the week, or whom to meet, that words are the name of. */
export function optionAdded(what: string, words: string): Proposal[] | null {
  const value = optionCalled(what)
  const path: Path = value !== undefined && isMeet(value) ? 'preferences.must_haves' : 'valuesMap.availability'
  return value === undefined ? null : [putting({ path, value, words })]
}
