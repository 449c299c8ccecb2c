import { handleIn } from './handle-in-text.ts'
import { readingsOf, SPELLED_NUMBER } from './plain-reading.ts'

/** When unsure, the check refuses: a refusal costs one edit, but a sent number cannot be taken back. */
export type ContactKind = 'link' | 'email' | 'phone' | 'address' | 'handle'

// With a space next to the dot, only endings that are not English words count: 'Lovely. Me too.'
const NO_WORDS = 'com|net|org|io|dev|info|xyz|gg|tv|uk|ru|ly|biz|edu'
const ENDINGS = `(?:${NO_WORDS}|me|co|app|link|chat|us|de|fr|ai|cc|eu|site|page|club|shop)`
const NO_WORDS_ALONE = 'com|org'
const DOT = '(?:dot|point|punto|punkt|period)'
const LINK = new RegExp(
  [
    String.raw`\bh(?:tt|xx)ps?\b|\bwww\b|\btinyurl\b|(?<![\p{L}'’])(?:t|wa)\.me\b|\b(?:t|wa|bit|ig)\s?\.\s?\w{2}\s?/`,
    String.raw`[\p{L}\p{N}-]{2}\.${ENDINGS}\b`,
    String.raw`[\p{L}\p{N}-]{2}\s?\.\s?(?:${NO_WORDS})\b`,
    String.raw`[\p{L}\p{N}-]{2}\.\p{L}{2,}/`,
    String.raw`[([{<]\s?(?:${DOT}|\.)\s?[)\]}>]\s?\p{L}{2}|-\s?${DOT}\s?-\s?${ENDINGS}\b`,
    String.raw`\b(?!point)${DOT}\s?${ENDINGS}\b|\bpoint\s(?:${NO_WORDS_ALONE})\b|\p{L}{2}(?:dot|punto|punkt)com\b`,
    // 'evil com' at the end of a clause, but not 'rom com'.
    String.raw`[\p{L}\p{N}]{2}(?<!\b(?:rom|sit|the|a))\s(?:${NO_WORDS_ALONE})(?=\s*(?:$|[.,;!?)\n]))`,
    String.raw`[\p{L}\p{N}-]\.(?:рф|рус|укр|中国)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const PROVIDER = '(?:g\\s?-?mail|yahoo|hotmail|outlook|icloud|proton|gmx|aol)'
const EMAIL = new RegExp(
  String.raw`@|[([{<]\s?(?:at|ät)\s?[)\]}>]|[\p{L}\d]\s?[([{<]a[)\]}>]\s?\p{L}|\b(?:at|arroba)\s?${PROVIDER}\b|\b${PROVIDER}\s?(?:\.|dot)\s?\p{L}{2}|${PROVIDER}\s?com\b|\b(?:at|arroba)\s\p{L}[\p{L}\p{N}-]*\s(?:dot|punto|\.)\s?\p{L}{2}`,
  'iu',
)
/** No date or price has seven digits without a word between them. */
const PHONE = /\p{N}(?:(?:[^\p{L}\p{N}]{0,3}|\p{L})\p{N}){6,}/u
/** Parts of a number with words between them: 'first half 51255, second half 50199'. */
const PART = /(?<!\$\s?)\d{3,}/gu
const SHORTEST_IN_PARTS = 8
/** Figures that are no parts: years, thousands, hours, round figures. */
const NO_PART = /(?<!\d)(?:1[6-9]\d\d|20\d\d|\d{1,3}(?:,\d{3})+|\d{1,2}:\d\d(?::\d\d)?|[1-9]\d{0,2}0+)(?!\d)/gu
/** A number has a part of this length; scores and rooms are shorter. */
const LONGEST_PART = 4

function isInParts(digits: string) {
  const parts = digits.replace(NO_PART, ' ').match(PART) ?? []
  return parts.join('').length >= SHORTEST_IN_PARTS && parts.some((part) => part.length >= LONGEST_PART)
}

/** Not phone numbers: two hours ('10:00-12:30'), two years ('2015-2019'), a date ('2026-12-05'). */
const HOUR = '(?:[01]?\\d|2[0-4])[:.][0-5]\\d'
const YEAR = '(?:19|20)\\d\\d'
const NO_PHONE = new RegExp(
  String.raw`(?<!\d\W{0,3})(?:${HOUR}\s?-\s?${HOUR}|${YEAR}\s?-\s?${YEAR}|${YEAR}-\d\d-\d\d|\d\d?[./]\d\d?[./]${YEAR})(?!\W{0,3}\d)`,
  'gu',
)
const STREET =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|terrace|way|parkway|pkwy|highway|hwy'
/** Words after a figure that is no house number: '45 min drive', '10 years either way'. */
const NO_STREET =
  'min|mins|minutes?|miles?|mi|km|hours?|hrs?|years?|weeks?|days?|times|people|and|or|so|in|of|to|if|but|other|percent'
const ADDRESS = new RegExp(
  [
    String.raw`\b\d{1,5}\s+(?!(?:${NO_STREET})\b)(?:[NSEW]\.?\s+)?(?:[\p{L}\p{N}'.-]+\s+){0,3}(?:${STREET})\b\.?`,
    String.raw`\b(?:apt|apartment|flat|unit|suite)\.?\s?#?\d{1,5}[a-z]?\b(?!\s?(?:min|hour|year|mile|km|people))`,
  ].join('|'),
  'iu',
)
/** 'meet 12 Elm', but no time or date. */
const HOUSE =
  /\b(?:meet|come|am|live|be)\s(?:me\s)?(?:at\s|to\s)?\d{1,5}\s(?!AM\b|PM\b|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\p{Lu}\p{Ll}+/u

export function contactIn(text: string): ContactKind | undefined {
  const { letters, digits } = readingsOf(text)
  const holds = (...patterns: RegExp[]) => letters.some((reading) => patterns.some((pattern) => pattern.test(reading)))
  if (holds(LINK)) return 'link'
  if (holds(EMAIL)) return 'email'
  const undated = digits.replace(NO_PHONE, 'x x')
  if (PHONE.test(undated) || isInParts(undated) || holds(SPELLED_NUMBER)) return 'phone'
  if (holds(ADDRESS, HOUSE)) return 'address'
  return letters.some(handleIn) ? 'handle' : undefined
}

const NAMES: Record<ContactKind, string> = {
  link: 'link',
  email: 'email address',
  phone: 'phone number',
  address: 'street address',
  handle: 'name of an app and your name there',
}

export const contactMessage = (kind: ContactKind) =>
  kind === 'link' || kind === 'address'
    ? `Please take the ${NAMES[kind]} out. You can share it once you are introduced.`
    : `Please take the ${NAMES[kind]} out. What you share, and when, you choose below.`
