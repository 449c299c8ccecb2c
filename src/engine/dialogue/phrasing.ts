import type { Conversation } from './state.ts'

/** Text said, and the conversation that remembers having said it. */
export type Said = { state: Conversation; text: string }

const MOST_REMEMBERED = 400

/**
 * One of several ways to say a thing, never the same twice while there are others. The order differs from chat to
 * chat with the seed; within a chat it is fixed, so that a turn replayed gives the same words.
 *
 * @param id names the bank; at most 30 characters
 */
export function sayOne(state: Conversation, id: string, ways: readonly string[]): Said {
  const start = Math.abs(state.seed + id.length) % ways.length
  const order = ways.map((_, at) => (start + at) % ways.length)
  const fresh = order.find((at) => !state.used.includes(`${id}.${at}`))
  const at = fresh ?? start
  // All heard: the bank starts anew.
  const kept = fresh === undefined ? state.used.filter((one) => !one.startsWith(`${id}.`)) : state.used
  return { state: { ...state, used: [...kept, `${id}.${at}`].slice(-MOST_REMEMBERED) }, text: ways[at] ?? '' }
}

/** Several texts in one reply, blanks left out. */
export const together = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' ')

/** Own words in quotes: what they quote themselves stands in single ones. */
export const quoted = (text: string): string => `"${text.replaceAll('"', "'")}"`

const OF_SPEAKER = /\b(?:i|me|my|mine|myself|we|us|our)\b/i
/** Own words within a sentence of the host: those that speak of "I" and "my" in quotes, or they would be the host's. */
export const inSentence = (text: string): string => (OF_SPEAKER.test(text) ? quoted(text) : text)

// British English, because it puts no comma before the last "and".
const LISTS = {
  and: new Intl.ListFormat('en-GB'),
  or: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
}

/** "a", "a and b", "a, b and c". */
export const inWords = (items: readonly string[], joint: keyof typeof LISTS = 'and'): string =>
  LISTS[joint].format(items)
