import { type Proposal, putting } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf } from '../reading/words.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { named } from './named-entries.ts'

const BACK = anyOf(
  /(?:put|bring|add|get|have|want) (?:[\w' -]{1,40} )?back(?: in)?/,
  /(?:put|bring) back/,
  /restore|undelete/,
)
const COMPLAINS = /\byou (?:\w+ ){0,2}?(?:took|taken|removed|deleted|dropped|lost)\b/
const TO_LIST: readonly (readonly [RegExp, Path])[] = [
  [/\bas (?:a |my )?must\b/, 'preferences.must_haves'],
  [/\bas (?:a |my )?(?:nice|bonus)\b/, 'preferences.nice_to_haves'],
  [/\bas (?:a |my )?deal ?-?breaker\b/, 'valuesMap.dealbreakers'],
]
const MOST_KEPT = 12

/** What was taken out so far, with what a message took out; the newest last. */
export function removedSoFar(before: Conversation, after: readonly Entry[]): Entry[] {
  const isIn = (entries: readonly Entry[], one: Entry) =>
    entries.some(({ path, value }) => path === one.path && value === one.value)
  return [...before.removed, ...before.entries.filter((one) => !isIn(after, one))]
    .filter((one, at, all) => !isIn(after, one) && !isIn(all.slice(at + 1), one))
    .slice(-MOST_KEPT)
}

/** What a message wants back of what was taken out, by its name, and what it says besides. Null when it names none. */
export function restored(
  sentences: readonly Sentence[],
  { removed }: Conversation,
): { proposals: Proposal[]; rest: string } | null {
  const said = sentences.map(({ text }) => text).join(' ')
  const isAsked = ({ text, asks }: Sentence) => !asks && (BACK.test(text) || COMPLAINS.test(text))
  if (removed.length === 0 || !sentences.some(isAsked)) return null
  const words = sentences.map(({ original }) => original).join(' ')
  const meant = named(said, words, removed)
  if (meant.length === 0) return null
  const list = TO_LIST.find(([name]) => name.test(said))?.[1]
  const others = sentences.filter((one) => !isAsked(one) && named(one.text, one.original, meant).length === 0)
  return {
    proposals: meant.map(({ path, value }) => putting({ path: list ?? path, value: String(value), words })),
    rest: others.map(({ original }) => original).join(' '),
  }
}
