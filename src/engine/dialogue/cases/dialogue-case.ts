import type { Snapshot } from '#contract/concierge.ts'

/** What a conversation should have learned. Keys as in the case files: one value, lists of options, lists of terms. */
export type Expectation = {
  intent?: string | undefined
  age_min?: number | undefined
  age_max?: number | undefined
  /** Years of tolerance where the words leave room ("mid twenties"). */
  age_tol?: number | undefined
  distance_km?: number | undefined
  budget?: string | undefined
  smoking?: string | undefined
  drinking?: string | undefined
  wants_kids?: string | undefined
  dealbreakers_has?: string[] | undefined
  safety_has?: string[] | undefined
  availability_has?: string[] | undefined
  dealbreakers_free?: string[] | undefined
  must_have_any?: string[] | undefined
  nice_to_have_any?: string[] | undefined
  faith_edge_any?: string[] | undefined
  absent?: string[] | undefined
}
export type DialogueCase = { id: string; tags: string[]; turns: string[]; expect: Expectation }

/** One expectation held against a snapshot. */
export type Check = { kind: 'expect' | 'absent'; key: string; want: unknown; got: unknown; ok: boolean }

const KM_TOLERANCE = 2
const GENDERS: Record<string, readonly string[]> = {
  women: ['women', 'woman'],
  men: ['men', 'man'],
  nonbinary: ['nonbinary', 'non binary', 'enby'],
  everyone: ['everyone', 'everybody', 'anyone', 'all genders', 'any gender'],
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) ? value.every(isEmpty) : typeof value === 'object' && Object.values(value).every(isEmpty))

function fieldsOf({ valuesMap, preferences }: Snapshot): Record<string, unknown> {
  return {
    intent: valuesMap?.intent,
    distance: valuesMap?.distance_km,
    budget: valuesMap?.budget,
    smoking: valuesMap?.lifestyle?.smoking,
    drinking: valuesMap?.lifestyle?.drinking,
    wants_kids: valuesMap?.family?.wants_kids,
    age: valuesMap?.age_range,
    dealbreakers: valuesMap?.dealbreakers,
    safety: valuesMap?.safety_prefs,
    availability: valuesMap?.availability,
    faith: valuesMap?.faith_values_edge,
    must_have: preferences?.must_haves,
    nice_to_have: preferences?.nice_to_haves,
  }
}

const LISTS: Record<string, string> = {
  dealbreakers_has: 'dealbreakers',
  safety_has: 'safety',
  availability_has: 'availability',
  dealbreakers_free: 'dealbreakers',
  must_have_any: 'must_have',
  nice_to_have_any: 'nice_to_have',
}

/** Spellings that mean the same: case, curly quotes and the width of gaps do not count. */
const plain = (text: unknown) =>
  String(text ?? '')
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
const entriesOf = (value: unknown) => (Array.isArray(value) ? value.map(plain) : [])

function holdsTerm(entries: readonly string[], term: string): boolean {
  return term.split('|').some((one) => {
    const gender = GENDERS[one]
    if (!gender) return entries.some((entry) => entry.includes(plain(one)))
    return entries.some((entry) => gender.some((word) => ` ${entry.replace(/[^a-z]+/g, ' ')} `.includes(` ${word} `)))
  })
}

/** Every expectation of a case held against what was learned, in the way the outside scorer does it. */
export function checksOf(expect: Expectation, snapshot: Snapshot): Check[] {
  const fields = fieldsOf(snapshot)
  const { absent = [], age_tol: tolerance = 0, ...wanted } = expect
  const found = Object.entries(wanted).flatMap(([key, want]): Check[] => {
    const listed = LISTS[key]
    if (listed && Array.isArray(want)) {
      const entries = entriesOf(fields[listed])
      const isIn = (one: string) => (key.endsWith('_has') ? entries.includes(plain(one)) : holdsTerm(entries, one))
      return want.map((one) => ({ kind: 'expect', key, want: one, got: fields[listed], ok: isIn(one) }))
    }
    if (key === 'faith_edge_any' && Array.isArray(want)) {
      const edge = [plain(fields.faith)]
      return [{ kind: 'expect', key, want, got: fields.faith, ok: want.some((term) => holdsTerm(edge, term)) }]
    }
    const range = snapshot.valuesMap?.age_range
    const got =
      key === 'age_min'
        ? range?.min
        : key === 'age_max'
          ? range?.max
          : key === 'distance_km'
            ? fields.distance
            : fields[key]
    const room = key === 'distance_km' ? KM_TOLERANCE : key.startsWith('age_') ? tolerance : 0
    const ok = typeof want === 'number' ? typeof got === 'number' && Math.abs(got - want) <= room : got === want
    return [{ kind: 'expect', key, want, got, ok }]
  })
  return [
    ...found,
    ...absent.map(
      (key): Check => ({ kind: 'absent', key, want: 'nothing', got: fields[key], ok: isEmpty(fields[key]) }),
    ),
  ]
}
