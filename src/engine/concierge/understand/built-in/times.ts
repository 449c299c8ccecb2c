import type { Operation } from '../../profile/operation.ts'
import type { Heard } from '../heard.ts'
import { isNamedIn } from './reading/row-names.ts'
import { namesTime, refusedTimes } from './reading/week-times.ts'
import { isMostlyOfWeek, namesDay, optionsWhole, weekIn } from './reading/week-words.ts'
import type { Part, Step } from './reading-of.ts'

const PATH = 'valuesMap.availability'
/** Where nothing was asked, this share of a clause must be about the week. */
const UNASKED_SHARE = 0.6
/** The share for a clause that does not mention being free. */
const ALL_OF_IT = 0.95
const GREETS = /^\W*(?:good )?(?:morning|evening|afternoon|night)\W*$/
const OTHERS = ['smoking', 'drinking', 'kids', 'budget', 'distance'] as const
/** Words that mean the writer is free: "I drink most evenings" does not. */
export const SAYS_FREE =
  /\b(?:free|available|availability|suits?|works? (?:best|for me|well|great)|(?:is|are|would be) (?:much |far |even )?(?:best|better|good|ideal|perfect|easiest|fine)|can (?:do|make|meet)|prefer)\b/

/** A broad option is set only for equally broad words. */
export function timesIn(left: readonly Part[], { isAsked }: { isAsked: boolean }): ReturnType<Step> {
  const heard: Heard[] = []
  const taken = new Set<Part>()
  for (const sentence of new Set(left.map((part) => part.sentence))) {
    const all = left.filter((part) => part.sentence === sentence)
    const own = all.filter(
      ({ about, original }) => about !== 'third' || (isAsked && AND.test(original) && daysIn(original).length > 0),
    )
    // When asked, "every other weekend, when they're with their dad" is an answer. Unasked, only the clause about the
    // week is one: "Weekends only, and I'd travel up to 40 miles".
    const ofWeek = isAsked || isOfFreeTime(wordsOf(own, sentence), sentence.text) ? own : own.filter(isClauseOfWeek)
    const parts = isAsked && own.length === 0 ? all : ofWeek
    if (parts.length === 0) continue
    const said = wordsOf(parts, sentence).replace(I_SAID, '')
    // "Drop weeknights, except Thursdays" keeps Thursdays.
    const text = LEAVES.test(sentence.original) ? said.replace(/^(?:.*\b)?except(?: for)? /i, 'free ') : said
    if (!namesTime(text) || (!isAsked && parts === own && !isOfFreeTime(text, sentence.text))) continue
    const { free, refused } = inWeek(text, parts)
    // "Weeknights are hopeless, only weekends": the refusal needs no entry. "No weeknights any more, only Thursdays"
    // does not refuse weekends.
    const isOfRefused = !isAsked && refused.length > 0 && daysIn(free.join(' ')).length > 0
    const isOnly = !isOfRefused && free.length === 1 && free.every((said) => NOTHING_ELSE.test(said))
    const values = [
      ...free.flatMap(apartIn).flatMap(valuesOf),
      ...(isOnly ? [] : refused.map((words) => `Not ${lowered(words)}`)),
    ]
    if (values.length === 0) continue
    for (const part of parts) if (namesTime(part.original) || refusedTimes(part.original).length > 0) taken.add(part)
    const by = isAsked ? 'asked' : 'named'
    heard.push(
      ...[...new Set(values)].map((value, at): Heard => {
        const alone = isOnly && at === 0 ? { alone: true } : {}
        const operation: Operation = { op: 'add', path: PATH, value, words: text, ...alone }
        return { kind: 'change', operation, by, sure: 1, quote: text }
      }),
    )
  }
  return { heard, taken: [...taken] }
}

/** "Weekends only": a whole clause about the week. */
const isClauseOfWeek = ({ text, original }: Part) =>
  (IS_ONLY.test(text) && isMostlyOfWeek(text.replace(I_SAID, ''), ALL_OF_IT)) ||
  (refusedTimes(original).length > 0 && isMostlyOfWeek(original, UNASKED_SHARE))
const wordsOf = (parts: readonly Part[], { clauses, original }: Part['sentence']): string =>
  parts.length === clauses.length ? original : parts.map((part) => part.original).join(', ')
const IS_ONLY = /\b(?:only|just|alone)\b/
const I_SAID = /^\W*i (?:just |only )?(?:said|told you|meant) /i

const LEAVES = /\b(?:drop|scrap|remove|delete|lose|no|not|out|off|without|gone|never)\b.*\bexcept(?: for)? /i

function inWeek(text: string, parts: readonly Part[]): ReturnType<typeof weekIn> {
  const whole = weekIn(text)
  if (parts.length > 1 && whole.free.length + whole.refused.length > 0) {
    // "Thursday evenings, when she's away, and alternate Saturdays": keep every clause that names a day.
    const said = [...whole.free, ...whole.refused].join(' ').toLowerCase()
    const missed = parts.filter(({ original }) => {
      const days = daysIn(original)
      const isRest = OTHER_DAYS.test(original) && namesTime(original) && !said.includes(hoursOf(original))
      return isRest || (AND.test(original) && days.length > 0 && !days.some((day) => said.includes(day)))
    })
    const more = missed.map(({ original }) => {
      const week = OTHER_DAYS.test(original) ? { free: [], refused: [] } : weekIn(original)
      return week.free.length + week.refused.length > 0 ? week : { free: [original.replace(AND, '')], refused: [] }
    })
    return {
      free: [...whole.free, ...more.flatMap(({ free }) => free)],
      refused: [...whole.refused, ...more.flatMap(({ refused }) => refused)],
    }
  }
  if (parts.length < 2) return whole
  const each = parts.map(({ original }) => weekIn(original))
  return { free: each.flatMap(({ free }) => free), refused: each.flatMap(({ refused }) => refused) }
}

/** "Other days after 1": unnamed days. */
const OTHER_DAYS =
  /^(?:(?:and|but|on|the|all|any) )*(?:other days|rest of the week|the rest|otherwise|every other day)\b/i
const hoursOf = (text: string): string =>
  text.toLowerCase().replace(/^.*?\b(?=(?:after|before|from|until|till|by|around)\b)/, '')
const AND = /^(?:and|or|also|but)\s+(?=\S)/i
const daysIn = (text: string): string[] => text.toLowerCase().match(/\b(?:mon|tue|wed|thu|fri|sat|sun)/g) ?? []

const DENIAL = /^\W*(?:no|not|never)\s+(?=\S)/
/** "Not Fridays" is about the week, whatever was asked. */
export const refusesTime = (text: string): boolean =>
  DENIAL.test(text) && namesTime(text) && isMostlyOfWeek(text.replace(DENIAL, ''), ALL_OF_IT)

const isOfFreeTime = (text: string, sentence: string) =>
  (isMostlyOfWeek(sentence.replace(DENIAL, ''), ALL_OF_IT) &&
    !GREETS.test(sentence) &&
    !OTHERS.some((row) => isNamedIn(row, sentence))) ||
  ((SAYS_FREE.test(text.toLowerCase()) || refusedTimes(text).length > 0) && isMostlyOfWeek(text, UNASKED_SHARE))

/** "Sundays after mass and Tuesday evening" is two values; "Tuesdays and Thursdays in the daytime" is one. */
function apartIn(stretch: string): string[] {
  const halves = stretch.split(/,?\s+(?:and|&)\s+/)
  const isApart = (half: string) =>
    namesTime(half) && namesDay(half) && (half.includes(' ') || optionsWhole([half]).length > 0)
  return halves.length === 2 && halves.every(isApart) ? halves : [stretch]
}

function valuesOf(stretch: string): string[] {
  const said = stretch.replace(ONLY, '')
  const options = optionsWhole([said])
  return options.length > 0 ? options : [capital(said)]
}
/** "Only Monday" is saved as Monday: the card lists all free times. */
const NOTHING_ELSE = /^(?:only|just)\s|\s(?:only|alone)$/i
const ONLY = /^(?:only|just|maybe|probably)\s+(?=\S)/i
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const lowered = (text: string) =>
  /^(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
