import { MAX_NAME } from '#contract/limits.ts'
import { timeInWords } from '#contract/options.ts'
import { type Proposal, putting } from '../proposal.ts'
import { takesBack } from '../reading/second-thoughts.ts'
import type { Sentence } from '../reading/sentences.ts'
import { refusedTimes } from '../reading/week-times.ts'
import {
  daysAlone,
  isMostlyOfWeek,
  isNearer,
  namesDay,
  optionsNamed,
  optionsWhole,
  tidy,
  weekIn,
} from '../reading/week-words.ts'
import { phrase } from '../reading/wording.ts'
import { isOptionOfWeek, type Path, type Slot } from '../slots.ts'
import { type Conversation, type Entry, isAmong, slotAsked } from '../state.ts'

const WEEK: Path = 'valuesMap.availability'
type Heard = { proposals: readonly Proposal[]; doubts: readonly Proposal[] }
type Given = Heard & { sentences: readonly Sentence[]; before: Conversation; isFixed: boolean }

/** Out of the blue a time is one of theirs only where words like these stand beside it. */
const IS_FREE =
  /\b(?:free|available|availability|suits?|\w*(?:day|evening|night|end|morning)s? (?:is|are) (?:good|best|better|fine|ok|okay|possible))\b/i
const OF_OWN =
  /\b(?:free|available|availability|suits?|only|just|not|never|can|said|instead|put|add|no good|busy|away|impossible)\b/i
/** "Only on Fridays" may be how often somebody drinks or prays. */
const ANSWERED_BY_DAYS: readonly (Slot | null)[] = ['smoking', 'drinking', 'kids', 'faith']
const ALMOST_ALL = 0.9
/** What "Saturday" and "evenings" name is certain; a morning may be no early one, and a Monday no evening. */
const isCertain = (option: string, free: readonly string[]) =>
  option === 'Weekends' || (option === 'Weeknights' && free.some((words) => LATE.test(words)))
const BY_HOUR: readonly string[] = ['Lunch hours', 'Early mornings']
const LATE = /night|evening|after work/i

/**
 * The row of free times after a message: options that it names stand, those that it does not are left, and what says more
 * than they do ("Saturdays only", "not Tuesdays") stands beside them in the person's words, in the place of earlier ones.
 *
 * @param isFixed whether the options are certain already, by an order
 */
export function withFreeTimes({ proposals: heard, doubts, sentences, before, isFixed }: Given): Heard {
  const days = heard.filter(isDayOff).flatMap(({ words }) => daysAlone(words))
  const proposals = heard.filter((one) => !isDayOff(one))
  const standing = before.entries.filter(({ path }) => path === WEEK)
  const isNews = (one: Proposal) => isOfWeek(one) && (one.kind === 'remove' || !isAmong(one, standing))
  const isHeard = slotAsked(before) === 'availability' || proposals.some(isNews)
  const isOpen = standing.length > 0 && !ANSWERED_BY_DAYS.includes(slotAsked(before))
  const stands = (value: string) => standing.some((one) => one.value === value)
  const isOwn = ({ original, clauses }: Sentence) =>
    clauses.some(({ about }) => about !== 'third') &&
    (ruledOutIn(original).some(stands) ||
      (isMostlyOfWeek(original, isOpen && !OF_OWN.test(original) ? ALMOST_ALL : undefined) &&
        (isOpen || IS_FREE.test(original))))
  const said = saidIn(isHeard ? sentences : sentences.filter(isOwn))
  const { free, refused } = orderedIn(proposals, days) ?? weekIn(said)
  if (free.length + refused.length === 0) return { proposals, doubts }
  const all = optionsNamed(free)
  // "Early mornings. Tuesday and Thursday": days by themselves are no evenings where an hour is named.
  const isByDay = !isCertain('Weeknights', free) && all.some((one) => BY_HOUR.includes(one))
  const named = all.filter((one) => one !== 'Weeknights' || !isByDay)
  // "Not weeknights" takes the option off, whoever heard it; "not Tuesdays" stands beside it.
  const gone = isFixed ? [] : ruledOutIn(said).filter((value) => !(named.includes(value) && isCertain(value, free)))
  const isFlexible = ({ value }: { value: string }) => value === 'Flexible' && !ANY_OF_SOME.test(said)
  const isMeant = (one: Proposal) =>
    !isPut(one) ||
    isFixed ||
    isFlexible(one) ||
    (!gone.includes(one.value) && (!free.some(namesDay) || named.includes(one.value)))
  const isTold = (value: string) => [...standing, ...proposals.filter(isOfWeek)].some((one) => one.value === value)
  const added = (isFixed ? [] : named)
    .filter((value) => isCertain(value, free) && !isTold(value))
    .map((value) => putting({ path: WEEK, value, words: said }))
  const off = gone.filter(stands).map((value): Proposal => ({ kind: 'remove', path: WEEK, value, words: said }))
  const put = [...off, ...proposals.filter(isMeant), ...added]
  const isSettled = (one: Proposal) => isPut(one) && !isFixed && isCertain(one.value, free) && named.includes(one.value)
  const words = wordsOfWeek({ free, refused, said, standing, options: optionsAfter(standing, put) })
  return {
    proposals: words.length === 0 ? put : [...put.filter((one) => !isPut(one) || isOptionOfWeek(one.value)), ...words],
    doubts: doubts.filter((one) => isMeant(one) && !isSettled(one)),
  }
}

/** "Any time Saturday": no flexible week. */
const ANY_OF_SOME = /\bany ?(?:time|day)\b/i
/** The options that a text turns down as a whole. */
const ruledOutIn = (text: string) => refusedTimes(text).flatMap(({ words }) => optionsWhole([words]))

/** What is quoted is not said anew. */
const QUOTED = /"[^"]+"|(?<!\w)'[^']{8,}'(?!\w)/g
/** What sentences say; what is taken back is not said. */
function saidIn(sentences: readonly Sentence[]): string {
  const last = sentences.findLastIndex(({ text }) => takesBack(text))
  const said = sentences.slice(Math.max(0, last)).filter(({ asks }) => !asks)
  return said
    .map(({ original }) => original)
    .join('. ')
    .replace(QUOTED, ' ')
}

type OfWeek = Extract<Proposal, { kind: 'add' | 'remove' | 'set' }>
const isOfWeek = (one: Proposal): one is OfWeek => 'path' in one && one.path === WEEK
const isPut = (one: Proposal): one is Extract<Proposal, { kind: 'add' }> => one.kind === 'add' && one.path === WEEK

/** Words that an order puts there or takes out: "Saturdays only", no "Saturday". */
function orderedIn(proposals: readonly Proposal[], days: readonly string[]): ReturnType<typeof weekIn> | null {
  const put = proposals.flatMap((one) => (isPut(one) && !isOptionOfWeek(one.value) ? tidy(one.value) : []))
  return put.length + days.length === 0 ? null : { free: put, refused: [...days] }
}
/** "Take Saturday away" takes no weekend off. */
const isDayOff = (one: Proposal) =>
  one.kind === 'remove' && one.path === WEEK && isOptionOfWeek(one.value) && daysAlone(one.words).length > 0

/** The options that stand once proposals are applied. */
function optionsAfter(standing: readonly Entry[], proposals: readonly Proposal[]): string[] {
  const put = proposals.filter(isPut)
  const isGone = (value: unknown) =>
    put.some(({ alone }) => alone) || proposals.some((one) => one.kind === 'remove' && one.value === value)
  const values = [...standing.filter(({ value }) => !isGone(value)), ...put].map(({ value }) => String(value))
  return [...new Set(values.filter(isOptionOfWeek))]
}

/** "And Thursdays": beside the words that stand. */
const AS_WELL = /\b(?:too|also|as well|add|plus|count)\b|^\W*(?:and|or)\b/i
/** "Weeknights after 8", beside the option. */
const ITS_NAME =
  /^(?:week ?-?nights|week ?-?ends)(?: (?:mostly|mainly))?,?\s+(?!only\b(?! (?:each|every|in|after|from)))/i

type Said = {
  free: readonly string[]
  refused: readonly string[]
  said: string
  standing: readonly Entry[]
  options: readonly string[]
}

/** The words beside the options, and what they take the place of. */
function wordsOfWeek({ free, refused, said, standing, options }: Said): Proposal[] {
  const old = standing.flatMap(({ value }) => (isOptionOfWeek(value) ? [] : String(value)))
  const exact = free.filter(isNearer)
  const out = refused.filter((words) => isNearer(words) && isHeld(words, options))
  const off = (one: string): Proposal => ({ kind: 'remove', path: WEEK, value: one, words: said })
  // "Take weekends off, only lunch": "Sundays" goes with them.
  const isStale = (one: string) =>
    optionsNamed([one]).length > 0 && !optionsNamed([one]).some((name) => options.includes(name))
  if (exact.length + out.length === 0) return free.length === 0 ? [] : old.filter(isStale).map(off)
  if (exact.length + options.length + old.length === 0) return []
  const kept = exact.length === 0 || AS_WELL.test(said) ? old.map((words) => without(words, out)).filter(Boolean) : []
  const nearer = exact.map((words) => (options.length === 1 ? words.replace(ITS_NAME, '') : words))
  const all = [...kept, ...nearer, ...out.map((words) => `not ${words}`)].map(timeInWords)
  const each = all.filter((one, at) => !all.some((other, place) => (other !== one ? holds(other, one) : place < at)))
  const named = optionsNamed([...kept, ...exact])
  // A bare day may be any of its hours.
  const isAny = (one: string) => one === 'Flexible' || (!A_PART.test(each.join()) && !OF_DAYS.includes(one))
  const unnamed = options.filter((one) => !isAny(one) && !named.includes(one))
  const value = phrase(exact.length === 0 ? each.join(', ') : beside(unnamed, options, each.join(', ')), MAX_NAME)
  if (old.length === 1 && old[0] === value) return []
  return [...old.map(off), putting({ path: WEEK, value, words: said })]
}
/** Words without the days that are turned down: "Sundays and Mondays" without "Sunday". */
function without(words: string, out: readonly string[]): string {
  const bare = (text: string) => text.toLowerCase().replace(/s$/, '')
  const parts = words.split(/,\s*|\s+(?:and|or)\s+/)
  const left = parts.filter((part) => !out.some((one) => bare(one) === bare(part)))
  return left.length === parts.length ? words : left.join(' and ')
}
const holds = (one: string, other: string) => one.toLowerCase().includes(other.toLowerCase())

/** Whether a time lies in one of the options; Fridays are the weekend's to many. */
function isHeld(words: string, options: readonly string[]): boolean {
  const named = optionsNamed([words])
  if (named.length === 0 || options.length === 0 || options.includes('Flexible')) return true
  return options.some((one) => named.includes(one) || (one === 'Weekends' && /\bfri/i.test(words)))
}

const OF_DAYS: readonly string[] = ['Weeknights', 'Weekends']
const A_PART = /afternoon|morning|evening|night|lunch|noon|arvo/i
const NAMES_A_PART = new RegExp(`day|weekend|${A_PART.source}`, 'i')
/** Words that speak of some of the options only, with the others: "Weekends (also Fridays)". */
function beside(unnamed: readonly string[], options: readonly string[], words: string): string {
  if (unnamed.length === 0 || !NAMES_A_PART.test(words)) return words
  if (unnamed.length < options.length) return `${unnamed.join(', ').toLowerCase()}, ${words}`
  return `also ${words.replace(/\b(?:only|just) (?:on )?| only$/gi, '').trim()}`
}
