import type { ChatTurn } from '#contract/concierge.ts'
import { MAX_OWN_LINE } from '#contract/limits.ts'

const MOST = 2
const LEAST_WORDS = 5
const OF_SELF = /^(?:i|i['\u2019](?:m|ve|d|ll)|my)\b/i

/** Sentences about themselves that a member typed in a talk and that fit on a card, the longest first. */
export function ownSentences(turns: readonly Pick<ChatTurn, 'from' | 'text'>[]): string[] {
  const said = turns
    .filter(({ from }) => from === 'member')
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => sentence.trim())
    .filter((one) => OF_SELF.test(one) && !one.endsWith('?') && !/[@/]|\d{4}/.test(one))
    .filter((one) => one.length <= MAX_OWN_LINE && one.split(/\s+/).length >= LEAST_WORDS)
  return [...new Set(said)].toSorted((one, other) => other.length - one.length).slice(0, MOST)
}
