import type { Snapshot } from '#contract/concierge.ts'
import { valuesAt } from '../profile/snapshot.ts'
import { CLOSED_PLACES, type Expectation } from './dialogue-case.ts'

export type Check = {
  kind: 'expected' | 'absent'
  key: string
  want: unknown
  got: unknown
  outcome: 'found' | 'wrong' | 'missing' | 'kept' | 'filled'
}
export const isRight = ({ outcome }: Check) => outcome === 'found' || outcome === 'kept'

/** @param snapshot null if the case failed to run: then every check fails */
export function checksOf(expect: Expectation, snapshot: Snapshot | null): Check[] {
  const fields = fieldsOf(snapshot ?? {})
  const { absent = [], age_tol: tolerance = 0, ...wanted } = expect
  const found = Object.entries(wanted).flatMap(([key, want]) => expectedChecks(key, want, { fields, tolerance }))
  const kept = absent.map((key): Check => {
    const got = fields[key] ?? null
    return { kind: 'absent', key, want: 'nothing', got, outcome: isEmpty(got) && snapshot ? 'kept' : 'filled' }
  })
  return [...found, ...kept]
}

type Fields = Record<string, unknown>

function fieldsOf(snapshot: Snapshot): Fields {
  const { valuesMap, preferences } = snapshot
  return {
    ...Object.fromEntries(CLOSED_PLACES.map(([key, path]) => [key, valuesAt(snapshot, path)[0]])),
    distance: valuesMap?.distance_km,
    distance_km: valuesMap?.distance_km,
    age: valuesMap?.age_range,
    age_min: valuesMap?.age_range?.min,
    age_max: valuesMap?.age_range?.max,
    dealbreakers: valuesMap?.dealbreakers,
    safety: valuesMap?.safety_prefs,
    availability: valuesMap?.availability,
    faith: valuesMap?.faith_values_edge,
    must_have: preferences?.must_haves,
    nice_to_have: preferences?.nice_to_haves,
  }
}

const KM_TOLERANCE = 2
const FIELD_OF: Record<string, string> = {
  dealbreakers_has: 'dealbreakers',
  safety_has: 'safety',
  availability_has: 'availability',
  dealbreakers_free: 'dealbreakers',
  must_have_any: 'must_have',
  nice_to_have_any: 'nice_to_have',
  faith_edge_any: 'faith',
}

type Against = { fields: Fields; tolerance: number }

function expectedChecks(key: string, want: unknown, { fields, tolerance }: Against): Check[] {
  const got = fields[FIELD_OF[key] ?? key] ?? null
  const check = (one: unknown, isFound: boolean): Check => {
    const outcome = isFound ? 'found' : isEmpty(got) ? 'missing' : 'wrong'
    return { kind: 'expected', key, want: one, got, outcome }
  }
  if (key === 'faith_edge_any' && Array.isArray(want))
    return [
      check(
        want,
        want.some((term) => holdsTerm([plain(got)], term)),
      ),
    ]
  if (Array.isArray(want)) {
    const entries = Array.isArray(got) ? got.map(plain) : []
    const isIn = (one: string) => (key.endsWith('_has') ? entries.includes(plain(one)) : holdsTerm(entries, one))
    return want.map((one) => check(one, isIn(one)))
  }
  if (typeof want !== 'number') return [check(want, got === want)]
  const room = key === 'distance_km' ? KM_TOLERANCE : tolerance
  return [check(want, typeof got === 'number' && Math.abs(got - want) <= room)]
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) ? value.every(isEmpty) : typeof value === 'object' && Object.values(value).every(isEmpty))

/** Ignores case, curly quotes and the width of gaps. */
const plain = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

const GENDERS: Record<string, readonly string[]> = {
  women: ['women', 'woman'],
  men: ['men', 'man'],
  nonbinary: ['nonbinary', 'non binary', 'enby'],
  everyone: ['everyone', 'everybody', 'anyone', 'all genders', 'any gender'],
}

/** 'a|b' means either. A gender must be a whole word. */
function holdsTerm(entries: readonly string[], term: string): boolean {
  return term.split('|').some((one) => {
    const gender = GENDERS[one]
    if (!gender) return entries.some((entry) => entry.includes(plain(one)))
    return entries.some((entry) => gender.some((word) => ` ${entry.replace(/[^a-z]+/g, ' ')} `.includes(` ${word} `)))
  })
}
