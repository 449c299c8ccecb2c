import { named } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import type { Sentence } from '../reading/sentences.ts'
import { oneOf, pattern } from '../reading/words.ts'
import { CLOSED_OPTIONS, type Path } from '../slots.ts'
import { type Conversation, type Entry, isAmong } from '../state.ts'

const ASKED_OF_US = oneOf(
  /(?:can|could|would|will) (?:you|we|i) |you (?:should |must |have to |need to )|let us /,
  /(?:want|need|would like)(?: you)? to |please |just |now |then |and |but |so |ok |okay |no |said |actually |wait |oh /,
)
const PUTS_BACK = oneOf(
  /(?:put|bring|add) (?:[\w' -]{1,40} )?back\b(?! (?:to|from|together)\b)/,
  /give (?:me |us )?[\w' -]{1,40} back\b/,
  /restore\b|undelete\b/,
)
const MUST_COME = /\b(?:must|should|has to|needs to) (?:come|go|be put) back\b/
/** "Put it back", "bring calm back please", "calm back in": an order, and nothing that somebody does. */
const BACK = oneOf(
  MUST_COME,
  pattern`(?:^\W*|[,;:.!-] ?|\b${ASKED_OF_US})${PUTS_BACK}`,
  /^[\w' -]{1,40}(?<!\b(?:get|gets|got|getting|come|go|am|be)) back in(?: please| again)?\W*$/,
)
/** "I want calm back": so much is said of many things, and counts where it names an entry and nothing else. */
const WANTED_BACK = /\b(?:get|have|want|put|bring|add) ([\w' -]{1,40}) back\b(?! (?:to|from|for|at|home|then|when)\b)/
const POINTED_AT = /^(?:it|that|this|them|those|these|both)$/
const COMPLAINS = /\byou (?:\w+ ){0,2}?(?:took|taken|removed|deleted|dropped|lost)\b/
const TO_LIST: readonly (readonly [RegExp, Path])[] = [
  [/\bas (?:a |my )?must\b/, 'preferences.must_haves'],
  [/\bas (?:a |my )?(?:nice|bonus)\b/, 'preferences.nice_to_haves'],
  [/\bas (?:a |my )?deal ?-?breaker\b/, 'valuesMap.dealbreakers'],
]
const MOST_KEPT = 12

/** What was taken out so far, with what a message took out; the newest last. */
export function removedSoFar(before: Conversation, after: readonly Entry[]): Entry[] {
  return [...before.removed, ...before.entries.filter((one) => !isAmong(one, after))]
    .filter((one, at, all) => !isAmong(one, after) && !isAmong(one, all.slice(at + 1)))
    .slice(-MOST_KEPT)
}

/** The entries of open lists that a sentence wants back by their whole names. */
function wantedBack(text: string, said: string, removed: readonly Entry[]): Entry[] {
  const [, object] = WANTED_BACK.exec(text) ?? []
  if (object === undefined) return []
  const names = object.split(' and ').map((name) => name.replace(/^(?:(?:my|the|that) )+/, ''))
  return removed.filter(({ path, value }) => {
    const name = plainWords(String(value))
    const isNamed = POINTED_AT.test(object) ? ` ${said} `.includes(` ${name} `) : names.includes(name)
    return isNamed && CLOSED_OPTIONS[path] === undefined
  })
}

/** "62 to 75 was right, put it back": the figures that stood before, and nothing else of what was changed with them. */
const figuresOf = (said: string, removed: readonly Entry[]): Entry[] => {
  const figures = said.match(/\d+/g)?.map(Number) ?? []
  return removed.filter(({ value }) => typeof value === 'number' && figures.includes(value))
}

/** What a message wants back of what was taken out, by its name, and what it says besides. Null when it names none. */
export function restored(
  sentences: readonly Sentence[],
  { removed }: Conversation,
): { proposals: Proposal[]; rest: string } | null {
  const said = sentences.map(({ text }) => text).join(' ')
  const isOrdered = ({ text, asks }: Sentence) => !asks && (BACK.test(text) || COMPLAINS.test(text))
  const isAsked = (one: Sentence) => isOrdered(one) || (!one.asks && wantedBack(one.text, said, removed).length > 0)
  if (removed.length === 0 || !sentences.some(isAsked)) return null
  const words = sentences.map(({ original }) => original).join(' ')
  const meant = sentences.some(isOrdered)
    ? [...named(said, words, removed), ...figuresOf(said, removed)]
    : sentences.flatMap(({ text }) => wantedBack(text, said, removed))
  if (meant.length === 0) return null
  const list = TO_LIST.find(([name]) => name.test(said))?.[1]
  const others = sentences.filter((one) => !isAsked(one) && named(one.text, one.original, meant).length === 0)
  return {
    proposals: meant.map(({ path, value }) =>
      typeof value === 'number'
        ? { kind: 'set', path, value, words }
        : putting({ path: list ?? path, value: String(value), words }),
    ),
    rest: others.map(({ original }) => original).join(' '),
  }
}
