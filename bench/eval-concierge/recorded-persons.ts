import * as z from 'zod/mini'
import { type Snapshot, snapshotSchema } from '../../src/contract/concierge.ts'
import { isMeet, type Slot } from '../../src/engine/dialogue/slots.ts'
import type { Fact, Person, Truth } from './persons/person.ts'

const recordSchema = z.object({
  voice: z.string(),
  intake: z.optional(z.nullable(z.object({ name: z.optional(z.string()), age: z.optional(z.number()) }))),
  answers: z.record(z.string(), z.string()),
  asides: z._default(z.array(z.string()), []),
  expected: z.unknown(),
})

const ASKED: Record<string, Slot> = {
  intent: 'intent',
  who: 'meet',
  ages: 'age',
  distance: 'distance',
  week: 'availability',
  budget: 'budget',
  smoking: 'smoking',
  drinking: 'drinking',
  kids: 'kids',
  faith: 'faith',
  must_haves: 'mustHaves',
  nice_to_haves: 'niceToHaves',
  dealbreakers: 'dealbreakers',
  safety: 'safety',
}

/**
 * One recorded answer per question, with side remarks and the expected snapshot. Only the end can
 * be judged; free text counts as kept when an entry shares a word.
 */
export function recordedPersons(text: string, file: string): Person[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at) => {
      const record = z.safeParse(recordSchema, JSON.parse(line))
      if (!record.success) throw new Error(`${file}, line ${at + 1}, is no recorded person.`)
      return personOf(record.data)
    })
}

function personOf({ voice, intake, answers, asides, expected }: z.output<typeof recordSchema>): Person {
  const snapshot = z.parse(snapshotSchema, { ...Object(expected), notes: null })
  const facts = Object.entries(answers).flatMap(([name, said]): Fact[] => {
    const slot = ASKED[name]
    // Asked again, they say it again.
    const wording = { text: said, also: [] }
    return slot ? [{ slot, truth: truthAt(slot, snapshot), wordings: [wording, wording], isKnown: false }] : []
  })
  return {
    name: intake?.name ?? voice.split(/[,\s]/)[0] ?? 'Sam',
    ownAge: intake?.age ?? null,
    facts,
    remarks: asides.map((aside) => ({ kind: 'aside', text: aside })),
    orders: [],
    yes: ['Yes'],
    no: ['No'],
    skip: ["I'd rather skip that"],
  }
}

const LEAST_LETTERS = 4
/** An entry by the beginnings of its words. */
const ofWords = (entry: string) =>
  (entry.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= LEAST_LETTERS)
    .map((word) => word.slice(0, LEAST_LETTERS))

function truthAt(slot: Slot, { valuesMap, preferences }: Snapshot): Truth {
  const exactly = (values: readonly (string | null | undefined)[]): Truth => {
    const entries = values.flatMap((value) => (value ? [[value.toLowerCase()]] : []))
    return entries.length === 0 ? { kind: 'none' } : { kind: 'holds', entries }
  }
  const inWords = (values: readonly string[]): Truth => {
    const entries = values.map(ofWords).filter((terms) => terms.length > 0)
    return entries.length === 0 ? { kind: 'none' } : { kind: 'holds', entries }
  }
  const musts = preferences?.must_haves ?? []
  const { min = null, max = null } = valuesMap?.age_range ?? {}
  const km = valuesMap?.distance_km
  switch (slot) {
    case 'intent':
      return exactly([valuesMap?.intent])
    case 'meet':
      return exactly(musts.filter(isMeet))
    case 'age':
      return min === null && max === null ? { kind: 'none' } : { kind: 'ages', min, max }
    case 'distance':
      return km === null || km === undefined ? { kind: 'none' } : { kind: 'km', km }
    case 'availability':
      return exactly(valuesMap?.availability ?? [])
    case 'budget':
      return exactly([valuesMap?.budget])
    case 'smoking':
    case 'drinking':
      return exactly([valuesMap?.lifestyle?.[slot]])
    case 'kids':
      return exactly([valuesMap?.family?.wants_kids])
    case 'safety':
      return exactly(valuesMap?.safety_prefs ?? [])
    case 'faith':
      return inWords([valuesMap?.faith_values_edge ?? ''])
    case 'mustHaves':
      return inWords(musts.filter((entry) => !isMeet(entry)))
    case 'niceToHaves':
      return inWords(preferences?.nice_to_haves ?? [])
    case 'dealbreakers':
      return inWords(valuesMap?.dealbreakers ?? [])
    case 'notes':
      return { kind: 'none' }
  }
}
