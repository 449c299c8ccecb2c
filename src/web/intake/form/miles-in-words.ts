import { KM_PER_MILE } from '#contract/limits.ts'

const ABOUT =
  /^(?:(?:about|around|roughly|maybe|like|approx(?:imately)?|some|within|up to|at most|no more than|max(?:imum)?|ca|~)[\s.:]*)+/
const FIGURE =
  /^(\d{1,9})\s*(mi|mls?|miles?|km|kms|kilomet(?:er|re)s?)?[\s.]*(?:or so|ish|tops|max(?:imum)?|at most|away|or less)?[\s.!]*$/

/**
 * Reads 'about 30', '30mi' or '40 km', but no range.
 * @returns the digits to store, and the kilometers if given
 */
export function milesIn(text: string): { miles: string; km?: number } | undefined {
  const [, digits, unit = ''] = FIGURE.exec(text.trim().toLowerCase().replace(ABOUT, '')) ?? []
  if (digits === undefined) return undefined
  const figure = Number(digits)
  return unit.startsWith('k') ? { miles: `${Math.round(figure / KM_PER_MILE)}`, km: figure } : { miles: `${figure}` }
}

/** 'half an hour', '30 min': some people answer with driving time. */
export const isDriveTime = (text: string) => /\b(?:hours?|hrs?|h|min(?:ute)?s?)\b/i.test(text)

/** Reads an age: '48', '48 or so', 'about 60'. @returns the digits */
export function ageIn(text: string): string | undefined {
  const [, digits, unit] = FIGURE.exec(text.trim().toLowerCase().replace(YEARS, '').replace(ABOUT, '')) ?? []
  return unit === undefined ? digits : undefined
}
const YEARS = /\s*(?:years?(?: old)?|yrs?|y\/?o)\b/
