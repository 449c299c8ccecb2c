export type Wording = { seed: number; used: string[] }
export type Said<State extends Wording = Wording> = { state: State; text: string }

const MOST_REMEMBERED = 400

/**
 * An unused wording if there is one. The seed decides, so a replayed turn gives the same words.
 *
 * @param id the name of the set, at most 30 characters
 */
export function sayOne<State extends Wording>(state: State, id: string, ways: readonly string[]): Said<State> {
  const start = Math.abs(state.seed + id.length) % ways.length
  const order = ways.map((_, at) => (start + at) % ways.length)
  const fresh = order.find((at) => !state.used.includes(`${id}.${at}`))
  const at = fresh ?? start
  const kept = fresh === undefined ? state.used.filter((one) => !one.startsWith(`${id}.`)) : state.used
  return { state: { ...state, used: [...kept, `${id}.${at}`].slice(-MOST_REMEMBERED) }, text: ways[at] ?? '' }
}

export const together = (...parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== '').join(' ')

// British English has no comma before the last "and".
const AND = new Intl.ListFormat('en-GB')
export const inWords = (items: readonly string[]): string => AND.format(items)
