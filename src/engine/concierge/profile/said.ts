import { KM_PER_MILE, MAX_TRAVEL_KM } from '#contract/limits.ts'
import { optionLabel, timeInWords, weekInWords } from '#contract/options.ts'
import { type Entry, entriesOfRow, isPastParenting, type Profile, valueAt } from './profile.ts'
import { kidsFromHereOn } from './rows/kids.ts'
import { defined, optionsOf, type Path, ROWS, type RowName, rowOf, rowsWith } from './rows.ts'

export type Unit = 'km' | 'miles'

/** In the person's unit, or in both units if unknown. */
export function distanceSaid(km: number, unit: Unit | null): string {
  if (km >= MAX_TRAVEL_KM) return 'any distance'
  const miles = `${Math.round(km / KM_PER_MILE)} miles`
  return unit === 'km' ? `${km} km` : unit === 'miles' ? miles : `${miles} (${km} km)`
}

export function agesSaid(entries: readonly Entry[]): string | null {
  const min = valueAt({ entries: [...entries] }, 'valuesMap.age_range.min')
  const max = valueAt({ entries: [...entries] }, 'valuesMap.age_range.max')
  if (min !== undefined && max !== undefined) return min === max ? `${min}` : `${min} to ${max}`
  if (min !== undefined) return `from ${min}`
  return max === undefined ? null : `up to ${max}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const valueShown = ({ path, value }: Pick<Entry, 'path' | 'value'>, unit: Unit | null): string =>
  path === 'valuesMap.distance_km'
    ? capital(distanceSaid(Number(value), unit))
    : isListed({ path, value })
      ? optionLabel(String(value))
      : String(value)

export const isListed = (one: { path: Path; value: string | number }): boolean =>
  optionsOf(rowOf(one)).includes(String(one.value))

const inQuotes = (text: string) => `“${text}”`

export function rowShown(profile: Pick<Profile, 'entries'>, row: RowName, unit: Unit | null): string {
  const held = entriesOfRow(profile, row)
  if (row === 'age') return agesSaid(held) ?? ''
  if (row === 'availability') return weekInWords(held.map(({ value }) => String(value)))
  return held.map((one) => (isOwnWords(one) ? inQuotes(String(one.value)) : valueShown(one, unit))).join(', ')
}

export const isOwnWords = (one: { path: Path; value: string | number }): boolean =>
  typeof one.value === 'string' && !isListed(one)

const and = new Intl.ListFormat('en-GB')
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export function summaryOf(profile: Profile, unit: Unit | null): string {
  const said = (row: RowName) => entriesOfRow(profile, row).map((one) => valueSaid(one, profile, unit))
  const ages = agesSaid(profile.entries)
  const people = entriesOfRow(profile, 'meet').map(({ value }) =>
    value === 'Everyone' ? 'anyone' : String(value).toLowerCase(),
  )
  const who = `${people.length > 0 ? or.format(people) : 'someone'}${ages === null ? '' : ` aged ${ages}`}`
  const [intent] = said('intent')
  const times = entriesOfRow(profile, 'availability').map(({ value }) => timeInWords(String(value)))
  const first = [
    intent === undefined && who === 'someone'
      ? ''
      : `you'd like ${intent ?? 'to meet'}${intent ? ` with ${who}` : ` ${who}`}`,
    ...said('distance').map((one) => (/^any/i.test(one) ? 'at any distance' : `up to ${one} away`)),
    times.length === 0 ? '' : `free ${and.format(times)}`,
    ...said('budget').map((one) => `a date at ${one}`),
  ].filter((one) => one !== '')
  const second = rowsWith(({ summary }) => summary === 'clause').flatMap(said)
  const lists = ROWS.flatMap((row) => {
    const { summary } = defined(row)
    if (typeof summary === 'string') return []
    const held = entriesOfRow(profile, row).map((one) =>
      isOwnWords(one)
        ? inQuotes(String(one.value))
        : (defined(row).options?.[String(one.value)]?.said ?? valueShown(one, unit).toLowerCase()),
    )
    return held.length === 0 ? [] : [summary(and.format(held))]
  })
  return [first.join(', '), and.format(second), ...lists].flatMap(sentence).join(' ')
}
const sentence = (text: string): string[] =>
  text === '' ? [] : [`${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`]

/** The value inside a sentence to the person: "you don't smoke". */
export function valueSaid(entry: Pick<Entry, 'path' | 'value'>, profile: Profile, unit: Unit | null): string {
  const [row, text] = [rowOf(entry), String(entry.value)]
  if (row === 'kids' && isPastParenting(profile)) return kidsFromHereOn.said[text] ?? text
  return defined(row).options?.[text]?.said ?? (isOwnWords(entry) ? inQuotes(text) : valueShown(entry, unit))
}
