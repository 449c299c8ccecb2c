import { foldedReadings, isInsulting } from '../introductions/rude-words.ts'
import { uncapitalized } from './grammar.ts'

/**
 * What may enter a sentence from outside. Names, places and own entries are typed by people, so each is reduced to
 * letters and plain joints or left out: whatever comes in, no address, number, link or markup comes out.
 */

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

/** How words begin that a first message between strangers does without, and the ways around the rules. */
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
// Names and places may well begin so (Killian, Killeen), but never be just that, or more than one of it.
const UNWELCOME_WORD = new RegExp(`(?<!\\p{L})(?:${UNWELCOME.join('|')})(?:e?s|ing|er|y)?(?!\\p{L})`, 'iu')
/** How those are called who run a service: nobody else may be. */
const STAFF =
  /(?<!\p{L})(?:overture|support|staff|moderators?|mod team|ad ?min\w*|concierge|matchmakers?|help ?desk|customer (?:service|care)|official|owners?|founders?|site|ceo|trust & safety|security|verif\w+|suspended)(?!\p{L})/iu
const NO_NAME = /^(?:me|my|us)$/i

const tidy = (text: string) =>
  text.normalize('NFC').replace(INVISIBLE, ' ').replace(EMOJI, ' ').replace(/\s+/g, ' ').trim()

/** Keeps a right-to-left word from turning the sentence around it (Unicode isolates, UAX #9). */
const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Words of the list above that people are called. */
const NAMES_TOO = /(?<!\p{L})(?:Dick|Cocks?|Dot)(?!\p{L})/gu

/** Whether a name holds an insult, a word of what members do without, or the words of staff, in any disguise of letters. */
export const isUnfitName = (name: string) =>
  isInsulting(name) ||
  foldedReadings(name).some((reading) => UNWELCOME_WORD.test(reading.replace(NAMES_TOO, 'x')) || STAFF.test(reading))

/**
 * The first name out of a display name, fit to stand in a sentence.
 * @returns '' when there is none, or when what stands there is no name
 */
export function safeFirstName(displayName: string | null | undefined): string {
  const words = tidy(displayName ?? '').split(' ')
  const word = (TITLES.test(words[0] ?? '') ? words[1] : words[0])?.replace(/[.,]$/, '').replaceAll('\u2019', "'") ?? ''
  const isName = /^\p{L}[\p{L}\p{M}]*(?:['-][\p{L}\p{M}]+)*$/u.test(word)
  if (!isName || word.length > MAX_FIRST_NAME || STACKED_MARKS.test(word)) return ''
  return NO_NAME.test(word) || LINK_WORDS.test(word) || isUnfitName(word) ? '' : isolated(word)
}

/**
 * A city as members write it ('Evanston, Illinois'), fit to stand in a sentence.
 * @returns `undefined` when it is not one
 */
export function safePlace(city: string | null | undefined): string | undefined {
  const text = tidy(city ?? '').replaceAll('\u2019', "'")
  const isPlace = /^\p{L}[\p{L}\p{M}]*(?:(?:, |(?<=\b(?:St|Ste|Ft|Mt|Pt))\. |[ '-])[\p{L}\p{M}]+)*$/u.test(text)
  if (!isPlace || text.length > MAX_PLACE || text.split(' ').length > 6 || STACKED_MARKS.test(text)) return undefined
  const isUnfit = NO_NAME.test(text) || LINK_WORDS.test(text) || UNWELCOME_WORD.test(text)
  return isUnfit ? undefined : isolated(text)
}

/** An entry that begins so is a sentence about its writer, not the name of a thing. */
const NO_THING =
  /^(?:i|i'm|am|is|are|has|have|loves?|likes?|enjoys?|wants?|needs?|looking|must|no|not|never|don't|can|will|very|my|me|you|your|just|to|and|or|the)\b/i

/**
 * An own entry of a list ('Vintage cars'), fit to stand in the middle of a sentence: up to three words of Latin
 * letters, with its first capital lowered unless it is a name.
 * @returns `undefined` when it is not short and clean
 */
export function safePhrase(entry: string | null | undefined): string | undefined {
  const text = tidy(entry ?? '').replaceAll('\u2019', "'")
  const isPlain = /^[\p{Script=Latin}]{2,}(?:(?: & |[ '-])[\p{Script=Latin}]+)*$/u.test(text)
  if (!isPlain || text.length > MAX_PHRASE || text.split(' ').length > MAX_PHRASE_WORDS) return undefined
  if (UNWELCOME_START.test(text) || NO_THING.test(text)) return undefined
  return uncapitalized(text)
}
