import type { Snapshot } from '../../src/contract/concierge.ts'
import { MUST_NOTS, SAFETY, TYPICAL_WEEK } from '../../src/contract/options.ts'
import type { Expectation } from './cases.ts'

export type Check = {
  kind: 'expected' | 'absent'
  key: string
  want: unknown
  got: unknown
  outcome: 'found' | 'wrong' | 'missing' | 'kept' | 'filled'
}
export const isRight = ({ outcome }: Check) => outcome === 'found' || outcome === 'kept'

const DISTANCE_TOLERANCE_KM = 2
const EXACT = ['intent', 'budget', 'smoking', 'drinking', 'wants_kids'] as const
const LISTS = {
  dealbreakers_has: 'dealbreakers',
  dealbreakers_free: 'dealbreakers',
  safety_has: 'safety',
  availability_has: 'availability',
  must_have_any: 'must_have',
  nice_to_have_any: 'nice_to_have',
} as const
const OPTIONS = { dealbreakers_has: MUST_NOTS, safety_has: SAFETY, availability_has: TYPICAL_WEEK } as const

/** Whom someone would like to meet is matched by whole words: "women" is not a "men". */
const MEET_WORDS: Record<string, readonly string[]> = {
  women: ['women', 'woman'],
  men: ['men', 'man'],
  nonbinary: ['nonbinary', 'non binary', 'enby'],
  everyone: ['everyone', 'everybody', 'anyone', 'all genders', 'any gender'],
}

/**
 * One check for each expectation of a case, and for each key that must stay empty.
 *
 * @param snapshot null when the case failed to run: every check of it is then missed
 */
export function score(expect: Expectation, snapshot: Snapshot | null): Check[] {
  const failed = snapshot === null
  const got = fieldsOf(snapshot ?? {})
  const checks: Check[] = []
  const expected = (key: string, want: unknown, value: unknown, ok: boolean) =>
    checks.push({
      kind: 'expected',
      key,
      want,
      got: value ?? null,
      outcome: failed || (!ok && isEmpty(value)) ? 'missing' : ok ? 'found' : 'wrong',
    })

  for (const key of EXACT)
    if (expect[key] !== undefined) expected(key, expect[key], got[key], same(got[key], expect[key]))
  for (const [key, value] of [
    ['age_min', got.age[0]],
    ['age_max', got.age[1]],
  ] as const) {
    const want = expect[key]
    if (want !== undefined) expected(key, want, value, near(value, want, expect.age_tol ?? 0))
  }
  if (expect.distance_km !== undefined)
    expected(
      'distance_km',
      expect.distance_km,
      got.distance,
      near(got.distance, expect.distance_km, DISTANCE_TOLERANCE_KM),
    )
  if (expect.faith_edge_any) {
    const faith = [clean(got.faith)]
    expected(
      'faith_edge_any',
      expect.faith_edge_any,
      got.faith,
      expect.faith_edge_any.some((term) => holds(faith, term)),
    )
  }
  for (const key of typedKeys(LISTS)) {
    const list = got[LISTS[key]]
    const entries = (list ?? []).map(clean)
    for (const want of expect[key] ?? [])
      expected(key, want, list, key.endsWith('_has') ? entries.includes(clean(want)) : holds(entries, want))
  }
  for (const key of expect.absent ?? []) {
    const value = key in got ? got[key as keyof typeof got] : null
    checks.push({
      kind: 'absent',
      key,
      want: null,
      got: value ?? null,
      outcome: !failed && isEmpty(value) ? 'kept' : 'filled',
    })
  }
  return checks
}

/** Listed options recorded beside the expected ones ("not weekends, weeknights only" kept as both). Told, not scored. */
export function extraOptions(expect: Expectation, snapshot: Snapshot | null) {
  const got = fieldsOf(snapshot ?? {})
  return typedKeys(OPTIONS).flatMap((key) => {
    const wanted = expect[key]
    if (!wanted || (key === 'dealbreakers_has' && expect.dealbreakers_free)) return []
    const entries = (got[LISTS[key]] ?? []).map(clean)
    return OPTIONS[key]
      .filter((option) => entries.includes(clean(option)) && !wanted.includes(option))
      .map((option) => ({ key, got: option }))
  })
}

const fieldsOf = ({ valuesMap, preferences }: Snapshot) => ({
  intent: valuesMap?.intent,
  distance: valuesMap?.distance_km,
  budget: valuesMap?.budget,
  smoking: valuesMap?.lifestyle?.smoking,
  drinking: valuesMap?.lifestyle?.drinking,
  wants_kids: valuesMap?.family?.wants_kids,
  age: [valuesMap?.age_range?.min, valuesMap?.age_range?.max] as const,
  dealbreakers: valuesMap?.dealbreakers,
  safety: valuesMap?.safety_prefs,
  availability: valuesMap?.availability,
  faith: valuesMap?.faith_values_edge,
  must_have: preferences?.must_haves,
  nice_to_have: preferences?.nice_to_haves,
})

function holds(entries: readonly string[], term: string) {
  return term.split('|').some((one) =>
    entries.some((entry) => {
      const words = MEET_WORDS[one]
      if (!words) return entry.includes(clean(one))
      const spaced = ` ${entry.replace(/[^a-z]+/g, ' ')} `
      return words.some((word) => spaced.includes(` ${word} `))
    }),
  )
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isEmpty))

const clean = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
const same = (a: unknown, b: unknown) => clean(a).replace(/[-\s]+/g, '_') === clean(b).replace(/[-\s]+/g, '_')
const near = (got: number | null | undefined, want: number, tolerance: number) =>
  got !== null && got !== undefined && Math.abs(got - want) <= tolerance

// Object.keys forgets which keys an object was written with.
const typedKeys = <K extends string>(table: Record<K, unknown>) => Object.keys(table) as K[]
