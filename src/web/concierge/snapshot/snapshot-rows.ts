import type { Row, Snapshot, SnapshotPath, SnapshotSource } from '#contract/concierge.ts'
import { KM_PER_MILE } from '#contract/limits.ts'
import { type Budget, MEET, optionLabel, weekInWords } from '#contract/options.ts'

/** `value` is undefined before the person answers. */
export type SnapshotRow = {
  label: string
  value: string | undefined
  /** The value in more words than the option. */
  said?: string | undefined
  sources: readonly SnapshotSource[]
  path: SnapshotPath
  entries?: readonly string[]
  /** Entries of the same path in another row. */
  others?: readonly string[]
  isMeet?: boolean
  /** Entries in own words, each shown separately. */
  isApart?: boolean
}
export type SnapshotPart = { title: (typeof PART_TITLES)[number]; rows: readonly SnapshotRow[] }

export const PART_TITLES = ['Intent & Priorities', 'Lifestyle & Values', 'Logistics'] as const
export const NOTES_TITLE = 'Concierge notes'

const MEET_WORDS: readonly string[] = MEET
const isMeet = (wish: string) => MEET_WORDS.includes(wish)

/** Each source belongs to its value's row. */
export function snapshotParts(snapshot: Snapshot, sources: readonly SnapshotSource[]): SnapshotPart[] {
  const { valuesMap: values, preferences } = snapshot
  const wishes = preferences?.must_haves ?? []
  const times = values?.availability ?? []
  const ages = values?.age_range
  const row = (label: string, value: string | undefined, path: SnapshotPath): SnapshotRow => ({
    label,
    value,
    path,
    sources: value === undefined ? [] : sources.filter((source) => isAt(source.path, path)),
  })
  const wishRow = (label: string, belongs: (wish: string) => boolean): SnapshotRow => {
    const all = row(label, list(wishes.filter(belongs)), 'preferences.must_haves')
    const [entries, others] = [wishes.filter(belongs), wishes.filter((wish) => !belongs(wish))]
    return {
      ...all,
      entries,
      others,
      isMeet: belongs(MEET[0]),
      isApart: !belongs(MEET[0]),
      sources: all.sources.filter(({ path }) => belongs(wishes[itemOf(path)] ?? '')),
    }
  }
  const many = (label: string, entries: readonly string[] | null | undefined, path: SnapshotPath): SnapshotRow => ({
    ...row(label, list(entries), path),
    entries: entries ?? [],
    isApart: true,
  })
  return [
    {
      title: 'Intent & Priorities',
      rows: [
        row('Here for', option(values?.intent), 'valuesMap.intent'),
        wishRow('Wants to meet', isMeet),
        row('Ages', agesInWords(ages?.min ?? undefined, ages?.max ?? undefined), 'valuesMap.age_range'),
        wishRow('Must have', (wish) => !isMeet(wish)),
        many('Nice to have', preferences?.nice_to_haves, 'preferences.nice_to_haves'),
        many('Rather not', values?.dealbreakers, 'valuesMap.dealbreakers'),
      ],
    },
    {
      title: 'Lifestyle & Values',
      rows: [
        row('Smoking', option(values?.lifestyle?.smoking), 'valuesMap.lifestyle.smoking'),
        row('Drinking', option(values?.lifestyle?.drinking), 'valuesMap.lifestyle.drinking'),
        row('Wants kids', option(values?.family?.wants_kids), 'valuesMap.family.wants_kids'),
        row('Faith', values?.faith_values_edge || undefined, 'valuesMap.faith_values_edge'),
      ],
    },
    {
      title: 'Logistics',
      rows: [
        row('Distance', distance(values?.distance_km ?? undefined, sources), 'valuesMap.distance_km'),
        { ...many('Free', times, 'valuesMap.availability'), value: weekInWords(times) || undefined, isApart: false },
        {
          ...row('Budget', values?.budget ?? undefined, 'valuesMap.budget'),
          said: values?.budget ? budget(values.budget, sources) : undefined,
        },
        many('Safety', values?.safety_prefs, 'valuesMap.safety_prefs'),
      ],
    },
  ]
}

type Place = Pick<SnapshotRow, 'path' | 'isMeet'>
/** Id of the button that opens the row's editor. */
export const changeId = ({ path, isMeet = false }: Place) => `change-${path}${isMeet ? '-meet' : ''}`

export const isSameRow = (one: Row, other: Row) => one.path === other.path && one.isMeet === other.isMeet

export function rowOfPlace(snapshot: Snapshot, { path, isMeet = false }: Place): SnapshotRow | undefined {
  if (path === 'notes') return notesRow(snapshot)
  const rows = snapshotParts(snapshot, []).flatMap((part) => part.rows)
  return rows.find((row) => row.path === path && (row.isMeet ?? false) === isMeet)
}

export const notesRow = ({ notes }: Snapshot): SnapshotRow => ({
  label: NOTES_TITLE,
  value: notes ?? undefined,
  sources: [],
  path: 'notes',
})

const isAt = (path: string, wanted: string) => path === wanted || path.startsWith(`${wanted}.`)
/** 'preferences.must_haves.2' → 2 */
const itemOf = (path: string) => Number(path.slice(path.lastIndexOf('.') + 1))

const option = (value: string | null | undefined) => (value ? optionLabel(value) : undefined)
const list = (entries: readonly string[] | null | undefined) => entries?.join(', ') || undefined

const wordsFor = (path: SnapshotPath, sources: readonly SnapshotSource[]) =>
  sources.findLast((source) => source.path === path)?.words ?? ''

/** In miles as in the intake, and also in kilometers if the member used them. */
function distance(km: number | undefined, sources: readonly SnapshotSource[]) {
  if (km === undefined) return undefined
  const saysKm = /\d ?k(?:m|ilo)/i.test(wordsFor('valuesMap.distance_km', sources))
  return `within ${Math.round(km / KM_PER_MILE)} miles${saysKm ? ` (${km} km)` : ''}`
}

const BUDGET_WORDS: Record<Budget, string> = {
  $: 'a coffee or a walk',
  $$: 'a simple dinner',
  $$$: 'a good restaurant',
  $$$$: 'a big night out',
}
const AMOUNT = /\$ ?\d[\d,]*|\b\d[\d,]* ?(?:dollars|bucks|usd)\b/i

/** Also shows the amount that the member named: '$$' alone could look like that amount. */
function budget(signs: Budget, sources: readonly SnapshotSource[]) {
  const amount = AMOUNT.exec(wordsFor('valuesMap.budget', sources))?.[0]
  return `${amount ? `${amount}: ` : ''}${signs}, ${BUDGET_WORDS[signs]}`
}

function agesInWords(min: number | undefined, max: number | undefined) {
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`
  if (min !== undefined) return `${min} and older`
  return max === undefined ? undefined : `up to ${max}`
}

export function intakeStepOf(path: string): string {
  const found = STEPS.find(([start]) => path.startsWith(start))
  return `/intake/${found ? found[1] : 'account'}`
}

const STEPS = [
  ['valuesMap.intent', 'basics'],
  ['valuesMap.age_range', 'preferences'],
  ['valuesMap.distance_km', 'location'],
  ['valuesMap.availability', 'location'],
  ['valuesMap.budget', 'location'],
  ['valuesMap.', 'dealbreakers'],
  ['preferences.', 'preferences'],
  ['notes', 'review'],
] as const
