/** What chooses a wording: the seed of the talk, and the wordings used so far. */
export type Wording = { seed: number; used: string[] }
/** Text said, and the state that remembers having said it. */
export type Said<State extends Wording = Wording> = { state: State; text: string }

const MOST_REMEMBERED = 400

/**
 * One of several ways to say a thing, never the same twice while there are others. The order differs from chat to
 * chat with the seed; within a chat it is fixed, so that a turn replayed gives the same words.
 *
 * @param id names the bank; at most 30 characters
 */
export function sayOne<State extends Wording>(state: State, id: string, ways: readonly string[]): Said<State> {
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

// British English, because it puts no comma before the last "and".
const AND = new Intl.ListFormat('en-GB')
/** "a", "a and b", "a, b and c". */
export const inWords = (items: readonly string[]): string => AND.format(items)
