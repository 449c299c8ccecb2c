import { MAX_NAME } from '#contract/limits.ts'
import { phrase } from '../read-reply/wording.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'

const QUOTED = /["\u201c]([^"\u201d]{2,})["\u201d]|(?<![\p{L}\d])['\u2018]([^'\u2019]{2,})['\u2019](?!\p{L})/gu
const SAYS = oneOf(/say|says|read|be|write|put|have|use|call it|call that|make it|make that|become/)
const CHANGES = oneOf(/change|swap|switch|turn|reword|rename|replace|update|correct|edit|make/)

/** Where the new words of an entry stand, the surest first. */
const PLACES: readonly RegExp[] = [
  pattern`instead of .{2,60}? (?:put|write|have|say|use) (.+)`,
  pattern`(?:write|put|use|say|have) (.+?) (?:instead|in place of|rather than)\b`,
  pattern`(?:let it|make it|have it|should|can (?:it|that)|could (?:it|that)|needs to|ought to|just) (?:just )?(?:say|read|be) (.+)`,
  pattern`(?:make it|make that|call it|call that) (?:say |read )?(.+)`,
  pattern`${CHANGES}\b.{1,60}?(?:\bto(?: say| read)?|\bfor|\bwith|\binto|:) (.+)`,
  pattern`(?:^|[.!?;] *)${SAYS} (.+)`,
  pattern`(?:proper|right|better) word is (.+)`,
  /(?:^|[.,;!?] *)([^.,;!?]{3,60}?) (?:is better|sounds better|would be (?:nearer|better|more like it)|is more like it)/,
  /\bnot (?:an? )?[^.,;]{2,40}[.,;] *(.+)/,
  /\bit(?:'s| is)(?: now)? ([^.,;]{2,40}?)(?: now)?(?:,| and)? not\b/,
].map(anyCase)
const END = /[.;!?\n]|,(?= )|\s+(?:please|thanks|thank you|instead|would you|will you|if you|and not|because|since)\b/i
const EDGES = /^[^\p{L}\p{N}$]+|[^\p{L}\p{N})$]+$/gu
/** What is left when the words themselves were not understood. */
const EMPTY =
  /^(?:(?:it|that|this|them|one)\b.*|is|the|right|properly|differently|again|something else|better|in its place|there|back)$/i
const MOST_WORDS = 8

const trimmed = (words: string): string | null => {
  const [first = ''] = words.split(END)
  const value = first.replace(EDGES, '').replace(/^(?:an?|the) (?=\S)/i, '')
  if (value.length < 2 || EMPTY.test(value) || value.split(' ').length > MOST_WORDS) return null
  return phrase(value, MAX_NAME)
}

const quotesIn = (text: string) => [...text.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? '')

/**
 * What an entry should say instead, in the person's own spelling. Null when that is not plain.
 *
 * @param now what it says
 */
export function newWords(text: string, now: string): string | null {
  const isNew = (value: string) => value.toLowerCase() !== now.toLowerCase()
  const quote = quotesIn(text).findLast((one) => isNew(one))
  if (quote !== undefined) return trimmed(quote)
  const bare = text.replaceAll('\u2019', "'")
  for (const place of PLACES) {
    const said = place.exec(bare)?.[1]
    const value = said === undefined ? null : trimmed(said)
    if (value !== null && isNew(value)) return value
  }
  return null
}

const LIST_WORDS = oneOf(
  /must(?:[- ]?haves?)?|musts|nice(?:[- ]to[- ]haves?)?|bonus(?:es)?|deal[- ]?breakers?|no(?:[- ]go)?|notes?/,
)
const LIST = pattern`(?:my |the |your )?(?:\w+ )?${LIST_WORDS}(?: list| pile| ones| bit| side)?`
/** The list that something is added to, with what surrounds it. */
const TO_LIST = anyCase(
  pattern`(?:in with|down (?:with|in|on|as|to)|in|to|into|on|onto|under|among|with|as|for)\s${LIST}`,
)
const ADDING = anyCase(
  pattern`^\W*(?:one more|another|add|put|pop|include|jot|note|write|make|stick|throw|bung|enter|list)\b`,
)
const AROUND: readonly RegExp[] = [
  pattern`^(?:\W*(?:and|also|please|kindly|ok|okay|oh|would you|could you|can you|you|now|actually|so|then|just)\b\W*)+`,
  pattern`(?:needs? to|should|ought to|must|has to|can|could) (?:go|be|belong)\b`,
  /\b(?:also|too|as well|please|kindly|would you|could you|this down|that down|down)\b/,
].map((one) => new RegExp(one.source, 'gi'))

/** What is to be added to a list, without the order around it. Null when that is not plain. */
export function addedWords(text: string): string | null {
  const quote = quotesIn(text)[0]
  if (quote !== undefined) return trimmed(quote)
  const after = /:\s*(.+)$/.exec(text)?.[1]
  if (after !== undefined) return trimmed(after)
  const said = AROUND.reduce(
    (rest, around) => rest.replace(around, ' '),
    text.replaceAll('\u2019', "'").replace(TO_LIST, ' , '),
  )
  const rest = said.replace(ADDING, ' ')
  const parts = rest.split(/[,.;!?]/).map((part) => part.replace(/\s+/g, ' ').trim())
  const value = parts.find((part) => part.length > 1)
  return value === undefined ? null : trimmed(value)
}
