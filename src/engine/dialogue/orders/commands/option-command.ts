import { MAX_NAME } from '#contract/limits.ts'
import { type Proposal, putting } from '../../proposal.ts'
import { plainWords } from '../../reading/plain-words.ts'
import { phrase } from '../../reading/wording.ts'
import { anyCase, pattern, WEEKDAY } from '../../reading/words.ts'
import { isMeet, type Path } from '../../slots.ts'
import type { Entry } from '../../state.ts'
import { PEOPLE, TIMES } from '../option-words.ts'
import { remove } from '../order.ts'

/** Other words for a part of the week or for whom to meet: other options, or a note where the row cannot say it so nearly. */
export function optionReworded(entry: Entry, value: string, words: string): Proposal[] | null {
  const options = value.split(/,\s*|\s+(?:and|&|plus)\s+/).map(optionCalled)
  const isTime = entry.path === 'valuesMap.availability'
  const isSame = plainWords(value) === plainWords(String(entry.value))
  const meant = TIMES.filter(([, called]) => called.test(plainWords(value))).map(([one]) => one)
  // "Weeknights should be Thursdays and Fridays".
  if (isTime && !isSame && meant.length > 0 && meant.every((one) => one === entry.value)) {
    const said = words.includes(value) ? value : lowered(value)
    const isNear = /\b(?:only|just)\b/i.test(value) || plainWords(value).includes(plainWords(String(entry.value)))
    return [{ kind: 'note', value: phrase(`${entry.value}: ${isNear ? said : `only ${said}`}`, MAX_NAME), words }]
  }
  if (options.includes(undefined) || options.every((one) => one === entry.value)) return null
  return [
    remove(entry, words),
    ...options.flatMap((one) => (one ? [putting({ path: entry.path, value: one, words })] : [])),
  ]
}
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The time of the week, or whom to meet, that words are the name of. */
export function optionCalled(words: string): string | undefined {
  const said = plainWords(words.replace(/^(?:the|my) /i, ''))
  return [...PEOPLE, ...TIMES].find(([, called]) => called.exec(said)?.[0] === said)?.[0]
}

/** A part of the week, or whom to meet, that words are the name of. */
export function optionAdded(what: string, words: string): Proposal[] | null {
  const value = optionCalled(what)
  const path: Path = value !== undefined && isMeet(value) ? 'preferences.must_haves' : 'valuesMap.availability'
  return value === undefined ? null : [putting({ path, value, words })]
}

const A_DAY = anyCase(pattern`^(?:the |my |on )?((?:${WEEKDAY}|saturday|sunday)s?)$`)
/** "Take Saturday away", where weekends stand: the row cannot say it so nearly. */
export function withoutDay(entry: Entry, name: string, words: string): Proposal[] | null {
  const [, day] = A_DAY.exec(name.trim()) ?? []
  return day === undefined || entry.path !== 'valuesMap.availability'
    ? null
    : [{ kind: 'note', value: `${entry.value}: not ${day.charAt(0).toUpperCase()}${day.slice(1)}`, words }]
}
