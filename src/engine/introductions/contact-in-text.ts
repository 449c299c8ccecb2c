/**
 * Finds a way to be reached in words that go to somebody before both have said yes. It errs towards refusing: a refusal
 * costs one edit, a number that got through cannot be taken back.
 */
export type ContactKind = 'link' | 'email' | 'phone' | 'address'

const INVISIBLE = /[\p{Cf}\p{Cc}]/gu
// A dot with a well-known ending. With a space after the dot only endings that are no English words: 'Lovely. Me too.'
const ENDINGS = '(?:com|net|org|io|me|co|app|dev|info|xyz|link|chat|gg|tv|uk|us|de|fr)'
const LINK = new RegExp(
  [
    'https?:|\\bwww\\b|\\b(?:t|wa|bit)\\.\\w{2}/',
    `[\\p{L}\\p{N}-]{2}\\.${ENDINGS}\\b`,
    '[\\p{L}\\p{N}-]{2}\\s?\\.\\s?(?:com|net|org)\\b',
    `\\s?(?:\\(dot\\)|\\[dot\\]|\\bdot\\b)\\s?${ENDINGS}\\b`,
  ].join('|'),
  'iu',
)
const EMAIL = /@|\b(?:at|\(at\)|\[at\])\s?(?:gmail|yahoo|hotmail|outlook|icloud|proton)\b/iu
/** Seven digits or more with no letter between them: no time, date or price is as long. */
const PHONE = /\p{N}(?:[^\p{L}\p{N}\n]{0,3}\p{N}){6,}/u
const DIGIT_WORD = '(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)'
const SPELLED_PHONE = new RegExp(`\\b${DIGIT_WORD}(?:[\\s,.-]+${DIGIT_WORD}){6,}\\b`, 'iu')
const ADDRESS =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?(?:[\p{L}\p{N}'.-]+\s+){0,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|terrace|way|parkway|pkwy|highway|hwy)\b\.?/iu

const RULES: [ContactKind, RegExp][] = [
  ['link', LINK],
  ['email', EMAIL],
  ['phone', PHONE],
  ['phone', SPELLED_PHONE],
  ['address', ADDRESS],
]

/** @returns what kind of contact the text holds, the first that is found; undefined for clean words */
export function contactIn(text: string): ContactKind | undefined {
  const plain = text.normalize('NFKC').replace(INVISIBLE, '')
  return RULES.find(([, pattern]) => pattern.test(plain))?.[0]
}

const NAMES: Record<ContactKind, string> = {
  link: 'link',
  email: 'email address',
  phone: 'phone number',
  address: 'street address',
}

/** The sentence that says what to take out, and where it may stand instead. */
export const contactMessage = (kind: ContactKind) =>
  kind === 'link' || kind === 'address'
    ? `Please take the ${NAMES[kind]} out. You can share it once you are introduced.`
    : `Please take the ${NAMES[kind]} out. Share it below instead, and it goes out with the yes.`
