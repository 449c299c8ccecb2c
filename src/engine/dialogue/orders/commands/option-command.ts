import { type Proposal, putting } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { isNearer, optionsNamed, weekIn } from '../../reading/week-words.ts'
import { peopleCalled } from '../../reading/whom-to-meet.ts'
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

/** The time of the week, or whom to meet, that words are the name of. */
export function optionCalled(words: string): string | undefined {
  const said = plainWords(words.replace(/^(?:the|my) /i, ''))
  return peopleCalled(said) ?? (isTime(said) ? optionsNamed([said])[0] : undefined)
}

const isTime = (said: string) => weekIn(said).free[0]?.toLowerCase() === said

/** A part of the week, or whom to meet, that words are the name of. */
export function optionAdded(what: string, words: string): Proposal[] | null {
  const value = optionCalled(what)
  const path: Path = value !== undefined && isMeet(value) ? 'preferences.must_haves' : 'valuesMap.availability'
  return value === undefined ? null : [putting({ path, value, words })]
}
