import { anyOf, everywhere, pattern } from '#engine/concierge/understand/built-in/reading/words.ts'
import { contactIn } from '#engine/introductions/contact-in-text.ts'
import { isKind } from './tone.ts'

const NEVER = [
  /\bhttps?:|\bwww\./i,
  /[\p{L}\p{N}]\.[\p{L}]{2,}/u, // a domain, or two sentences without a space between them
  /[@＠]/,
  /<\/?[\p{L}!?]|\]\(|`|\*\*/u, // markup
  /\p{Cc}|\p{Cf}|\p{Co}/u, // control, hidden and direction-changing characters
  /\?/, // questions: only the concierge asks them
]

/** A concierge has no reason to raise these topics. Only listed facts describe the service itself. */
const NOT_OURS = anyOf(
  /pass(?:word|code|port)|card number|credit card|bank|iban|crypto|bitcoin|gift ?card|wire|payment|pay me|social security|ssn/,
  /fees?|deposits?|donat\w*|refunds?|invoices?|money order|(?:send|wire|transfer|lend|loan|give|owe|pay) (?:me |us |them |him |her )?(?:\w+ )?(?:money|cash|dollars|euros|pounds|bucks|half|first|upfront|now)|pay (?:up|first|now|the|a|for)|charges? you|costs? you/,
  /whatsapp|telegram|instagram|snapchat|onlyfans|system prompt|instructions/,
  /overture|database|encrypt\w*|verif\w*|introduc(?:e|es|ed|ing)|profiles?|(?:your|our) (?:data|accounts?|servers?|members?|matches)/,
  /(?:all|any|every|no|other|new|first) (?:members?|matches)|matches (?:come|will|arrive)|(?:people|men|women|every(?:one|body)|no ?body|no one) (?:on |in )?here/,
  /(?:it|this|that|everything)(?:'s| is) (?:\w+ )?free(?= (?:forever|of charge|to use)|\W*$)/,
)
/** Only the person may bring up health and law. */
const EXPERT = anyOf(
  /doctors?|therap\w*|medic\w*|diagnos\w*|depress\w*|disorders?|narcissis\w*|trauma\w*|anxiety|treatment|adhd|autis\w*|bipolar|ptsd/,
  /illegal\w*|legal\w*|sue|suing|courts?|lawyers?|police/,
)

const DONE = /added|changed|removed|updated|saved|deleted|recorded|stored/
/** A model must not claim these actions or promise who reads the chat. */
const CLAIMS = anyOf(
  /got it|noted|noting|adding|let me|consider it|guarantee\w*|confidential|private(?:ly)?|secret|secure|safe (?:here|with me)/,
  pattern`(?<=^\W*)(?:${DONE})|(?:is|are|was|were|been|'s|'re|i(?:'ve| have)) (?:\w+ )?(?:${DONE})|(?:${DONE})(?=\W*(?:[.,;:!]|$))`,
  /i(?:'ll| will| can(?!'t| (?:not|see|hear|tell|feel|imagine|picture|only))| promise)|we(?:'(?:ve|ll)| have| will)/,
  /i can(?:'t|not) (?:wait|share|show|pass|sell|store|keep|give|tell(?! (?:you|if|whether|how|what|which|from)\b))/,
  /i(?:'ve| have) (?:\w+ )?(?:put|got|written|kept|taken|made|set|marked|passed|sent|heard|found|asked|told|seen|been)/,
  /you(?:'ll| will| two will) (?:\w+ )?(?:find|meet|love|like|be|get|hear|see)|(?:some(?:one|body)|the (?:right )?one)\b.*\b(?:waiting|out there)/,
  /between (?:us|you and me)|(?:no ?body|no one|only you)(?: else)?(?: (?:will|can|may|ever|here))* (?:sees?|knows?|reads?|hears?)/,
  /(?:me|us) too|same here|i(?:'m| am) (?:(?:an? |really |also )*(?:human|person|real|man|woman)|not (?:an? )?(?:program|machine|robot|bot))/,
)

/** Words that share this many first letters count as forms of one word. */
const STEM = 5
const FIGURE = /\d+(?:[.,]\d+)*/g
/** Capitals inside a sentence: a name, a place, a day. */
const NAMED = /(?<=[\p{Ll}\p{N},;:)'"-]\s+["'(]?)\p{Lu}[\p{L}']*/gu

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const MOST_SENTENCES = 3
const MOST_CHARACTERS = 300

export const plainRemark = (remark: string): string =>
  remark
    .replace(/\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Keeps up to three kind sentences without questions, claims of actions, or facts the person did not give. @param own
 * what the person wrote, their name, their answers
 */
export function shownOf(remark: string, own: readonly string[]): string {
  const source = straight(own.join('\n'))
  const sentences = Array.from(SENTENCES.segment(plainRemark(remark)), ({ segment }) => segment.trim())
  const plain = sentences.map(straight)
  const leans = (at: number) => LEANS.test(plain[at] ?? '') && isCut(plain[at - 1] ?? '', source)
  return sentences
    .filter((one, at) => one !== '' && mayShow(plain[at] ?? '', source) && !leans(at))
    .slice(0, MOST_SENTENCES)
    .join(' ')
}

const straight = (text: string) => text.replaceAll('\u2019', "'")
/**
 * Such a sentence continues the one before, and is dropped with it. "That" is not here: it may mean the person's words.
 */
const LEANS = /^(?:and|but|so|they|he|she)\b|\b(?:though|too|either|as well|then|also)\b/i
/** Nothing continues a question or a claim, so neither counts as cut. */
const isCut = (sentence: string, source: string) =>
  sentence !== '' && !sentence.includes('?') && !CLAIMS.test(sentence.toLowerCase()) && !mayShow(sentence, source)

function mayShow(sentence: string, source: string): boolean {
  if (sentence.length > MOST_CHARACTERS) return false
  const [said, known] = [sentence.toLowerCase(), source.toLowerCase()]
  if (contactIn(sentence) !== undefined) return false
  if (NEVER.some((one) => one.test(sentence)) || NOT_OURS.test(said) || CLAIMS.test(said)) return false
  if (!isKind(sentence, source)) return false
  const words = new Set((known.match(/[\p{L}']+/gu) ?? []).map((word) => word.replace(/'s$/, '')))
  const isBroughtUp = (stem: string) => [...words].some((word) => word.startsWith(stem))
  if ((said.match(everywhere(EXPERT)) ?? []).some((word) => !isBroughtUp(word.slice(0, STEM)))) return false
  const figures = new Set(source.match(FIGURE))
  if ((sentence.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return false
  return (sentence.match(NAMED) ?? []).every((name) => isKnown(name.toLowerCase(), words))
}

/** These names are no private facts. */
const COMMON =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|god|english)$/

const isKnown = (name: string, words: ReadonlySet<string>) =>
  COMMON.test(name) ||
  [name, `${name}s`, name.replace(/'?s?$/, '')].some((one) => words.has(one)) ||
  /^i(?:'(?:m|ll|d|ve))?$/.test(name)
