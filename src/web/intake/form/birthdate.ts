const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const FULL_MONTHS = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const IN_WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Accepts 'sept' and 'april', but not 'mare'. */
function monthOf(word: string): number {
  const at = MONTHS.indexOf(word.slice(0, 3))
  const full = FULL_MONTHS.format(Date.UTC(2000, at, 1)).toLowerCase()
  return at >= 0 && full.startsWith(word) ? at + 1 : 0
}

/** If a two-digit year gives an older age, the form asks about it. */
const OLDEST_BY_TWO_DIGITS = 90

const isYear = (text: string) => text.length === 4
/** Two digits mean the latest year that is not in the future. */
const yearOf = (text: string, thisYear: number) => {
  if (text.length !== 2) return Number(text)
  const century = Math.trunc(thisYear / 100) * 100
  return century + Number(text) - (century + Number(text) > thisYear ? 100 : 0)
}

/**
 * Unambiguous dates: '1997-04-12', '4/12/1997' (US order), 'April 12, 1997', '12 Apr 1997', '04121997'.
 * @returns YYYY-MM-DD, undefined if invalid
 */
export function birthdateFrom(text: string, thisYear = new Date().getFullYear()): string | undefined {
  const spelled = spelledDate(text, thisYear)
  const date = new Date(`${spelled}T00:00:00Z`)
  return spelled && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(spelled) ? spelled : undefined
}

/** Also spells dates that do not exist: '9/41/1988' is '1988-09-41'. */
export function spelledDate(text: string, thisYear = new Date().getFullYear()): string | undefined {
  const parts = splitDate(text)
  if (!parts || isOldByTwoDigits(parts, thisYear)) return undefined
  const [year, month, day] = [yearOf(parts[0], thisYear), Number(parts[1]), Number(parts[2])]
  if (year < 1000 || month < 1 || month > 12 || day < 1) return undefined
  return `${year}-${two(month)}-${two(day)}`
}

const isOldByTwoDigits = ([year]: [string, string, string], thisYear: number) =>
  year.length === 2 && thisYear - yearOf(year, thisYear) > OLDEST_BY_TWO_DIGITS

const two = (part: number) => String(part).padStart(2, '0')

/** @returns year, month and day; undefined without three parts */
function splitDate(text: string): [string, string, string] | undefined {
  const [, whole] = /^\s*(\d{8})\s*$/.exec(text) ?? []
  if (whole)
    return /^(?:19|20)/.test(whole)
      ? [whole.slice(0, 4), whole.slice(4, 6), whole.slice(6)]
      : [whole.slice(4), whole.slice(0, 2), whole.slice(2, 4)]
  const words = text
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .split(/[\s,./'\u2019-]+/)
    .filter((word) => word !== '' && word !== 'of' && word !== 'the')
  const named = words.findIndex((word) => /^[a-z]{3,}$/.test(word))
  const numbers = words.filter((_, at) => at !== named)
  if (words.length !== 3 || numbers.some((word) => !/^(?:\d{1,2}|\d{4})$/.test(word))) return undefined
  const [first = '', second = '', third = ''] = numbers
  if (named >= 0) {
    const month = `${monthOf(words[named] ?? '')}`
    return isYear(first) ? [first, month, second] : [second, month, first]
  }
  if (isYear(first)) return [first, second, third]
  // A number above 12 must be the day.
  return Number(first) > 12 ? [third, second, first] : [third, first, second]
}

/** 'April 12, 1997'; undefined if invalid. */
export function birthdateInWords(text: string): string | undefined {
  const date = birthdateFrom(text)
  return date && IN_WORDS.format(new Date(`${date}T00:00:00Z`))
}

/** Asks about an incomplete or impossible date. */
export function birthdateDoubt(text: string, thisYear = new Date().getFullYear()): string | undefined {
  if (birthdateFrom(`${text} 2000`, thisYear)) return 'The year is missing. Add it, in four digits.'
  const parts = splitDate(text)
  if (!parts || !isOldByTwoDigits(parts, thisYear)) return noSuchDay(text)
  const meant = birthdateInWords(`${yearOf(parts[0], thisYear)}-${parts[1]}-${parts[2]}`)
  return meant && `Do you mean ${meant}? Write the year in four digits.`
}

function noSuchDay(text: string) {
  const [, year, month, day] = /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)$/.exec(text.trim()) ?? []
  const last = new Date(Date.UTC(Number(year), Number(month), 0))
  const days = last.getUTCDate()
  if (!(Number(day) > days)) return undefined
  return `${FULL_MONTHS.format(last)}${days < 30 ? ` ${year}` : ''} has ${days} days`
}
