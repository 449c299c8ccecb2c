import { foldedReadings, isInsulting } from '../introductions/rude-words.ts'
import { uncapitalized } from './grammar.ts'

/** The results have only letters and simple marks between them: no addresses, numbers, links or markup. */

const MAX_FIRST_NAME = 40
const MAX_PHRASE = 30
const MAX_PHRASE_WORDS = 3
const MAX_PLACE = 60

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu
const EMOJI = /\p{So}|\p{Sk}|\u{fe0f}/gu
const STACKED_MARKS = /\p{M}{4,}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const TITLES = /^(?:dr|mr|mrs|ms|mx|miss|prof|rev|sir)\.?$/i
const LINK_WORDS = /^(?:https?|www|ftp|mailto|tel)/i

/** Beginnings of words unfit for a first message, with common disguises. */
const UNWELCOME = [
  'sex|nud(?:e|ity|ist)|naked|porn|kink|bdsm|fetish|onlyfans|escort|hook-?ups?|horny|erotic|orgasm|cum\\b|cock|dick(?:s|ish)?',
  'puss(?:y|ies)|ass(?:es)?\\b|tits?\\b|boob|breast|threesome|swing(?:er|ing)|nsfw|milf|dominat(?:e|ion|rix)|bondage|strip(?:per|ping)',
  'fuck|shit|bitch|slut|whor(?:e|es|ing)?|cunt|bastard|rape|kill|suicid(?:e|al)|murder|nazi|hitler|nigg(?:a|er)|fag|retard|terror',
  'weed|cocaine|coke\\b|meth\\b|heroin|mdma|drug|guns?\\b|booze|drunk',
  'whats\\s?app|telegram|snap(?:chat)?\\b|insta(?:gram)?|tiktok|facebook|kik\\b|discord|e-?mail|gmail|yahoo|phone|call\\b|texting',
  'venmo|cash\\s?app|paypal|crypto|bitcoin|forex|invest|money|gift\\s?card|http|www|url|com\\b|dot\\b',
  'ignore|system|prompt|instruction|script|select|drop|password|admin|undefined|null\\b',
]
const UNWELCOME_START = new RegExp(`(?<!\\p{L})(?:${UNWELCOME.join('|')})`, 'iu')
// Matches whole words: Killian and Killeen are fine.
const UNWELCOME_WORD = new RegExp(`(?<!\\p{L})(?:${UNWELCOME.join('|')})(?:e?s|ing|er|y)?(?!\\p{L})`, 'iu')
const STAFF =
  /(?<!\p{L})(?:overture|support|staff|moderators?|mod team|ad ?min\w*|concierge|matchmakers?|help ?desk|customer (?:service|care)|official|owners?|founders?|site|ceo|trust & safety|security|verif\w+|suspended)(?!\p{L})/iu
const NO_NAME = /^(?:me|my|us)$/i

const tidy = (text: string) =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(EMOJI, ' ').replace(/\s+/g, ' ').trim()

/** Unicode isolates (UAX #9) keep a right-to-left word from reordering its sentence. */
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Words of the list above that are also names. */
const NAMES_TOO = /(?<!\p{L})(?:Dick|Cocks?|Dot)(?!\p{L})/gu

/** Finds disguised letters too. */
export const isUnfitName = (name: string) =>
  isInsulting(name) ||
  foldedReadings(name).some((reading) => UNWELCOME_WORD.test(reading.replace(NAMES_TOO, 'x')) || STAFF.test(reading))

/** @returns '' without a usable first name */
export function safeFirstName(displayName: string | null | undefined): string {
  const words = tidy(displayName ?? '').split(' ')
  const word = (TITLES.test(words[0] ?? '') ? words[1] : words[0])?.replace(/[.,]$/, '').replaceAll('\u2019', "'") ?? ''
  const isName = /^\p{L}[\p{L}\p{M}]*(?:['-][\p{L}\p{M}]+)*$/u.test(word)
  if (!isName || word.length > MAX_FIRST_NAME || STACKED_MARKS.test(word)) return ''
  return NO_NAME.test(word) || LINK_WORDS.test(word) || isUnfitName(word) ? '' : isolated(word)
}

/** Accepts 'Evanston, Illinois'. @returns `undefined` if it is no place */
export function safePlace(city: string | null | undefined): string | undefined {
  const text = tidy(city ?? '').replaceAll('\u2019', "'")
  const isPlace = /^\p{L}[\p{L}\p{M}]*(?:(?:, |(?<=\b(?:St|Ste|Ft|Mt|Pt))\. |[ '-])[\p{L}\p{M}]+)*$/u.test(text)
  if (!isPlace || text.length > MAX_PLACE || text.split(' ').length > 6 || STACKED_MARKS.test(text)) return undefined
  const isUnfit = NO_NAME.test(text) || LINK_WORDS.test(text) || UNWELCOME_WORD.test(text)
  return isUnfit ? undefined : isolated(text)
}

/** These words begin a sentence about the writer. */
const NO_THING =
  /^(?:i|i'm|am|is|are|has|have|loves?|likes?|enjoys?|wants?|needs?|looking|must|no|not|never|don't|can|will|very|my|me|you|your|just|to|and|or|the)\b/i

/** Up to three words of Latin letters, with capitals in names only. @returns `undefined` if not short and clean */
export function safePhrase(entry: string | null | undefined): string | undefined {
  const text = tidy(entry ?? '').replaceAll('\u2019', "'")
  const isPlain = /^[\p{Script=Latin}]{2,}(?:(?: & |[ '-])[\p{Script=Latin}]+)*$/u.test(text)
  if (!isPlain || text.length > MAX_PHRASE || text.split(' ').length > MAX_PHRASE_WORDS) return undefined
  if (UNWELCOME_START.test(text) || NO_THING.test(text)) return undefined
  return uncapitalized(text)
}
