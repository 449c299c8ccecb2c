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

/** What was done or will be, and who hears it: the concierge alone knows, and says so itself. */
const CLAIMS =
  /\b(?:got it|noted|noting|added|adding|changed|removed|updated|saved|deleted|recorded|stored|let me|consider it|i(?:['\u2019]ll| will| can(?! (?:see|hear|tell|feel|imagine|picture|only))| promise)|i(?:['\u2019]ve| have) (?:\w+ )?(?:put|got|written|kept|taken|made|set|marked|passed|sent|heard|found|asked|told|seen|been)|we(?:['\u2019](?:ve|ll)| have| will)|guarantee\w*|confidential|private(?:ly)?|secret|secure|safe (?:here|with me)|(?:me|us) too|same here|i(?:['\u2019]m| am) (?:an? |really |also )*(?:human|person|real|man|woman|program|machine|bot))\b/i

const FIGURE = /\d+(?:[.,]\d+)*/g
/** A capitalised word that does not begin its sentence: a name, a place, a day. */
const NAMED = /(?<=[\p{Ll}\p{N},;:)'"-]\s+["'(]?)\p{Lu}[\p{L}'-]*/gu

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const MOST_SENTENCES = 3
const MOST_CHARACTERS = 300

/**
 * What of a model's remark may be shown: up to three sentences that are kind, ask nothing, claim nothing done, and hold
 * no name, place or figure that the person did not give. Empty when none is left.
 *
 * @param own the texts it may draw on: what the person wrote, their name, their answers
 */
export function shownOf(remark: string, own: readonly string[]): string {
  const source = own.join('\n')
  const visible = remark.replace(/\p{Emoji_Presentation}|\u200d|\ufe0f/gu, '').replace(/\s+/g, ' ')
  const sentences = Array.from(SENTENCES.segment(visible), ({ segment }) => segment.trim())
  return sentences
    .filter((one) => one !== '' && mayShow(one, source))
    .slice(0, MOST_SENTENCES)
    .join(' ')
}

function mayShow(sentence: string, source: string): boolean {
  if (sentence.length > MOST_CHARACTERS) return false
  if ([...NEVER, NOT_OURS, CLAIMS].some((pattern) => pattern.test(sentence)) || !isKind(sentence, source)) return false
  const figures = new Set(source.match(FIGURE))
  if ((sentence.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return false
  const words = new Set(source.toLowerCase().match(/[\p{L}'-]+/gu))
  return (sentence.match(NAMED) ?? []).every((name) => isKnown(name.toLowerCase(), words))
}

const isKnown = (name: string, words: ReadonlySet<string>) =>
  [name, `${name}s`, name.replace(/'?s?$/, '')].some((one) => words.has(one)) || /^i(?:'(?:m|ll|d|ve))?$/.test(name)
