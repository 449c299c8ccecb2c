import { isKind } from './tone.ts'

/** What no reply of the concierge holds, whoever phrased it. */
const NEVER = [
  /\bhttps?:|\bwww\./i,
  /[\p{L}\p{N}]\.[\p{L}]{2,}/u, // a domain, or a sentence run into the next: neither is ours
  /[@＠]/,
  /<\/?[\p{L}!?]|\]\(|`|\*\*/u, // markup
  /\p{Cc}|\p{Cf}|\p{Co}/u, // control characters, hidden and direction-turning ones
  /\?/, // the next question is the concierge's
]

/** Things a concierge has no reason to bring up. */
const NOT_OURS =
  /\b(?:pass(?:word|code|port)|card number|credit card|bank|iban|crypto|bitcoin|gift ?card|wire|payment|pay me|social security|ssn|whatsapp|telegram|instagram|snapchat|onlyfans|system prompt|instructions)\b/i

const DONE = 'added|changed|removed|updated|saved|deleted|recorded|stored'
/** What was done or will be, and who hears it: the concierge alone knows, and says so itself. */
const CLAIMS = new RegExp(
  [
    String.raw`\b(?:got it|noted|noting|adding|let me|consider it|guarantee\w*|confidential|private(?:ly)?|secret|secure|safe (?:here|with me))\b`,
    String.raw`^\W*(?:${DONE})\b|\b(?:is|are|was|were|been|'s|'re|i(?:['\u2019]ve| have)) (?:\w+ )?(?:${DONE})\b|\b(?:${DONE})(?=\W*(?:[.,;:!]|$))`,
    String.raw`\bi(?:['\u2019]ll| will| can(?!['\u2019]t| (?:not|see|hear|tell|feel|imagine|picture|only))| promise)\b|\bi can(?:['\u2019]t|not) (?:share|show|pass|sell|store|keep|give|tell (?:any|the|him|her|them))|\bwe(?:['\u2019](?:ve|ll)| have| will)\b`,
    String.raw`\bi(?:['\u2019]ve| have) (?:\w+ )?(?:put|got|written|kept|taken|made|set|marked|passed|sent|heard|found|asked|told|seen|been)\b`,
    String.raw`\b(?:(?:me|us) too|same here|i(?:['\u2019]m| am) (?:(?:an? |really |also )*(?:human|person|real|man|woman)|not (?:an? )?(?:program|machine|robot|bot)))\b`,
  ].join('|'),
  'i',
)

const FIGURE = /\d+(?:[.,]\d+)*/g
/** A capitalised word that does not begin its sentence: a name, a place, a day. */
const NAMED = /(?<=[\p{Ll}\p{N},;:)'"-]\s+["'(]?)\p{Lu}[\p{L}'\u2019]*/gu

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const MOST_SENTENCES = 3
const MOST_CHARACTERS = 300

/** A remark as it could be shown: without pictures and line breaks. */
export const plainRemark = (remark: string): string =>
  remark
    .replace(/\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * What of a model's remark may be shown: up to three sentences that are kind, ask nothing, claim nothing done, and hold
 * no name, place or figure that the person did not give. Empty when none is left.
 *
 * @param own the texts it may draw on: what the person wrote, their name, their answers
 */
export function shownOf(remark: string, own: readonly string[]): string {
  const source = own.join('\n')
  const sentences = Array.from(SENTENCES.segment(plainRemark(remark)), ({ segment }) => segment.trim())
  return sentences
    .filter((one, at) => one !== '' && mayShow(one, source) && !(LEANS.test(one) && isCut(sentences[at - 1], source)))
    .slice(0, MOST_SENTENCES)
    .join(' ')
}

/** A sentence that goes on from the one before it is not shown without that; "that" may be what the person told. */
const LEANS = /^(?:and|but|so|they|he|she)\b|\b(?:though|too|either|as well|then|also)\b/i
/** Whether a sentence is left out that says something; a question or a claim is not missed. */
const isCut = (sentence: string | undefined, source: string) =>
  sentence !== undefined && !sentence.includes('?') && !CLAIMS.test(sentence) && !mayShow(sentence, source)

function mayShow(sentence: string, source: string): boolean {
  if (sentence.length > MOST_CHARACTERS) return false
  if ([...NEVER, NOT_OURS, CLAIMS].some((pattern) => pattern.test(sentence)) || !isKind(sentence, source)) return false
  const figures = new Set(source.match(FIGURE))
  if ((sentence.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return false
  const words = new Set(
    (source.toLowerCase().match(/[\p{L}'\u2019]+/gu) ?? []).map((word) => word.replace(/['\u2019]s$/, '')),
  )
  return (sentence.match(NAMED) ?? []).every((name) => isKnown(name.toLowerCase(), words))
}

/** Months and feasts, which everybody may speak of. */
const COMMON =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|god|english)$/

const isKnown = (name: string, words: ReadonlySet<string>) =>
  COMMON.test(name) ||
  [name, `${name}s`, name.replace(/'?s?$/, '')].some((one) => words.has(one)) ||
  /^i(?:'(?:m|ll|d|ve))?$/.test(name)
