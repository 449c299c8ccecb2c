import { isKind } from './tone.ts'

const MAX_REPLY = 600

/** What no reply of the concierge holds, whoever phrased it. */
const NEVER = [
  /\bhttps?:|\bwww\./i,
  /[\p{L}\p{N}]\.[\p{L}]{2,}/u, // a domain, or a sentence run into the next: neither is ours
  /[@＠]/,
  /(?:\d[\s().-]*){7,}/, // a phone number
  /<\/?[\p{L}!?]|\]\(|`|\*\*/u, // markup
  /\p{Cc}|\p{Cf}|\p{Co}/u, // control characters, hidden and direction-turning ones
]

/** Things a concierge has no reason to bring up; a model that does is not phrasing the planned reply. */
const NOT_OURS =
  /\b(?:pass(?:word|code|port)|card number|credit card|bank|iban|crypto|bitcoin|gift ?card|wire|payment|pay me|social security|ssn|whatsapp|telegram|instagram|snapchat|onlyfans|system prompt|instructions)\b/i

const FIGURE = /\d+(?:[.,]\d+)*/g
/** Words of the page in the planned reply: what a button is called must be said as it is. */
const QUOTED = /"[^"]+"/g
/** A capitalised word that does not begin its sentence: a name, a place, a day. */
const NAMED = /(?<=[\p{Ll}\p{N},;:)'"-]\s+["'(]?)\p{Lu}[\p{L}'-]*/gu

/**
 * Whether a model's reply may be shown in place of the planned one. It may say nothing that the planned reply and
 * the person's own words do not hold: no figure, name or place from elsewhere, and the question stays a question. And it
 * must be kind.
 *
 * @param own the texts it may draw on besides `planned`: what the person wrote, their name, their answers
 * @param about what the reply must speak of when the planned one does, so that the person knows what they are asked
 */
export function mayShow(
  reply: string,
  { planned, own, about }: { planned: string; own: readonly string[]; about: RegExp | null },
) {
  const text = reply.trim()
  if (text === '' || text.length > MAX_REPLY) return false
  const visible = text.replaceAll('\n', ' ').replace(/\p{Emoji_Presentation}|\u200d|\ufe0f/gu, ' ')
  if (NEVER.some((pattern) => pattern.test(visible))) return false
  if (NOT_OURS.test(text) && !NOT_OURS.test(planned)) return false
  if (planned.includes('?') && !text.includes('?')) return false
  if (about?.test(planned) && !about.test(text)) return false
  if ((planned.match(QUOTED) ?? []).some((words) => !text.includes(words))) return false
  const source = [planned, ...own].join('\n')
  const figures = new Set(source.match(FIGURE))
  if ((text.match(FIGURE) ?? []).some((figure) => !figures.has(figure))) return false
  if (!isKind(text, planned)) return false
  const words = new Set(source.toLowerCase().match(/[\p{L}'-]+/gu))
  return (text.match(NAMED) ?? []).every((name) => isKnown(name.toLowerCase(), words))
}

const isKnown = (name: string, words: ReadonlySet<string>) =>
  words.has(name) || words.has(name.replace(/'s?$/, '')) || /^i(?:'(?:m|ll|d|ve))?$/.test(name)
