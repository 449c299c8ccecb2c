import * as z from 'zod/mini'
import { CLOSED_OPTIONS, PATHS, type Path } from '../profile/rows.ts'

const terms = z.optional(z.array(z.string()))
const value = z.optional(z.string())
const whole = z.optional(z.int())

/** The places with a closed list of answers, by the last part of their path: 'wants_kids'. */
export const CLOSED_PLACES = PATHS.filter((path) => CLOSED_OPTIONS[path]).map(
  (path) => [path.slice(path.lastIndexOf('.') + 1), path] as const,
)
type KeyOf<P extends string> = P extends `${string}.${infer Rest}` ? KeyOf<Rest> : P
const ofClosedPlaces = Object.fromEntries(CLOSED_PLACES.map(([key]) => [key, value])) as Record<
  KeyOf<Path>,
  typeof value
>

/**
 * What a snapshot must contain after a conversation, and what it must leave empty.
 *
 * - a closed place, by its key: the same value
 * - age_min, age_max: the same number, within `age_tol` ("mid twenties")
 * - distance_km: within 2 km
 * - `…_has`: for each option, an equal entry
 * - dealbreakers_free, must_have_any, nice_to_have_any: for each term, an entry that contains it; 'a|b' means either
 * - faith_edge_any: any of the terms
 * - absent: for each key, an empty field; 'unknown' or 18 to 99 is not empty
 */
const expectationSchema = z.strictObject({
  ...ofClosedPlaces,
  age_min: whole,
  age_max: whole,
  age_tol: whole,
  distance_km: z.optional(z.number()),
  dealbreakers_has: terms,
  dealbreakers_free: terms,
  safety_has: terms,
  availability_has: terms,
  must_have_any: terms,
  nice_to_have_any: terms,
  faith_edge_any: terms,
  absent: terms,
})
export type Expectation = z.output<typeof expectationSchema>

const caseSchema = z.object({
  id: z.string(),
  tags: z._default(z.array(z.string()), []),
  turns: z.array(z.string()),
  expect: expectationSchema,
})
/** Each string is one message of the conversation. */
export type DialogueCase = z.output<typeof caseSchema>

/**
 * Reads one JSON object per line.
 * @param name the file's name, for the error
 * @throws with the line's number
 */
export function casesIn(text: string, name: string): DialogueCase[] {
  return text
    .split('\n')
    .map((line, at) => ({ line, at: at + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, at }) => {
      try {
        return z.parse(caseSchema, JSON.parse(line))
      } catch (cause) {
        throw new Error(`${name}, line ${at}, is not a case.`, { cause })
      }
    })
}
