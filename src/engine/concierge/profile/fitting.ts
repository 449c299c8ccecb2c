import { MAX_AGE, MAX_NOTES, MAX_OWN_WORDS, MAX_TRAVEL_KM, MIN_AGE } from '#contract/limits.ts'
import { CLOSED_OPTIONS, LISTED_OPTIONS, type Path } from './rows.ts'

export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text
  const head = text.slice(0, limit).toWellFormed()
  const end = head.lastIndexOf(' ')
  return (end > limit / 2 ? head.slice(0, end) : head.replace(/\ufffd$/, '')).trimEnd()
}

const isWhole = (value: string | number, least: number, most: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** Null when the path cannot hold the value. */
export function fitting(path: Path, value: string | number): string | number | null {
  if (path === 'valuesMap.distance_km') return isWhole(value, 0, MAX_TRAVEL_KM) ? value : null
  if (path.startsWith('valuesMap.age_range')) return isWhole(value, MIN_AGE, MAX_AGE) ? value : null
  if (typeof value !== 'string') return null
  const text = cutAtWord(value.replace(/\s+/g, ' ').trim(), path === 'notes' ? MAX_NOTES : MAX_OWN_WORDS)
  if (text === '') return null
  const isSaid = (option: string) => option.toLowerCase() === text.toLowerCase()
  const closed = CLOSED_OPTIONS[path]
  return closed ? (closed.find(isSaid) ?? null) : (LISTED_OPTIONS[path]?.find(isSaid) ?? text)
}
