import { MAX_NAME } from '#contract/limits.ts'
import { stemsIn } from '../named-entries.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'

/** What an order may want to stand. Only what `isPlain` is put there at once; of others the person is asked. */
export type Wordings = { values: string[]; isPlain: boolean }

const QUOTED = /["\u201c]([^"\u201d]{2,})["\u201d]|(?<![\p{L}\d])['\u2018]([^'\u2019]{2,})['\u2019](?!\p{L})/gu
/** What stands between quotes. */
const quotesIn = (text: string) => [...text.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? '')

const COURTESY = oneOf(
  /please|pls|plz|kindly|thanks|thank you|thx|cheers|ta|mate|love|dear|darling|darlin'|sugar|ma'am|haha|lol/,
  /(?:will|would|could|can) (?:you|ya)|if you (?:can|will|would|like)|if there(?:'s| is) room|(?:up |on )?there|go on/,
  /too|also|as well|instead|(?:in|at|on) (?:its|the|that) place|in place|now|again|and not|because|since|wants adding/,
  /would be|would not hurt|wouldn't hurt|goes? with|(?:is|are) (?:a |one more |another )/,
)
const END = anyCase(pattern`[.;!?\n\u2014]|,(?= )| - |\s+(?:${COURTESY})(?![a-z'-])`)
/** Words after a colon go on to a comma: "now and then" is no courtesy unless it ends them. */
const STOP = /[.;!?\n\u2014]|,(?= )| - /
const END_OF_MARKED = anyCase(pattern`(?:\s+(?:${COURTESY}))+\W*$`)
const START = anyCase(pattern`^(?:\W*(?:${COURTESY}|and|oh|ooh|ok|okay|or|just|then|actually)(?![a-z'-])\W*)+`)
const EDGES = /^[^\p{L}\p{N}$]+|[^\p{L}\p{N})$]+$/gu
const HAS_TO = /must|should|has to|have to|needs? to|gotta|have got to|will|would/
/** "Somebody who is", "that they must": around what is said of the other. */
const THEIRS = anyCase(
  pattern`^(?:that |if )?(?:(?:s?he|they|(?:some|any)(?:one|body)(?: who| that)?
    |(?:an? |the )?(?:person|people|man|woman|folks?) (?:who|that))\s+(?:(?:${HAS_TO})(?: be)?\s+|(?:is|are)\s+)?
    |(?:${HAS_TO})\s+(?:be\s+|have\s+)?)`,
)
const OF_MYSELF = anyCase(/^(?:that )?(?:i am|i'm|i've got|i've|i have)\s+(?=\S)/)
/** A word of the order and not of what is ordered. */
const OF_THE_ORDER = anyCase(
  pattern`(?<![a-z-])(?:${oneOf(
    /add(?:ed)?|put|pop|stick|jot|write|whack|chuck|bung|tack|append|insert|include|change|swap|exchange|replace|rename/,
    /reword|says?|word(?:ed|ing)?|spelling|list|pile|notes?|musts?|nices?|deal-?breakers?|no-?gos?|must-?haves?|bonus/,
    /i|i'm|i've|i'd|i'll|you|your|we|it|it's|that|that's|this|these|those|them|em|one|ones|thing|bit|so|such|was|sorry/,
  )})(?![a-z'-])`,
)
const MOST_WORDS = 7
/** What a colon or quotes mark off may be longer. */
const MOST_MARKED = 16

/** Where words are to stand: in a list of wishes, in a note, or in the place of other words. */
type Place = 'list' | 'note' | 'words'

/** The thing that a stretch of an order is about, in the person's own spelling. Null when it is none, or not it alone. */
export function thingIn(stretch: string, place: Place = 'list'): { value: string; isAsSaid: boolean } | null {
  const begun = stretch.trim().replace(EDGES, '').replace(START, '')
  const said = (begun.split(END)[0] ?? '').replace(EDGES, '')
  const isNote = place === 'note'
  const own = isNote
    ? said
        .replace(OF_MYSELF, '')
        .replace(/^that (?=i )/i, '')
        .replace(/^(?:an?|the|my) /i, '')
    : place === 'list'
      ? said.replace(THEIRS, '')
      : said
  const value = own.replace(EDGES, '')
  const isOwnWords = isNote && /^i /i.test(value)
  const isOrder = OF_THE_ORDER.test(isOwnWords ? value.slice(2) : value)
  if (value.length < 2 || value.split(/\s+/).length > MOST_WORDS || isOrder) return null
  return { value: phrase(value, MAX_NAME), isAsSaid: isNote ? !isOwnWords : value === said }
}

/** Whether words are one thing and no part of an order. */
export const isThing = (words: string) => thingIn(words)?.value.toLowerCase() === words.toLowerCase()

/** Words after "to" or a colon, up to the end of what they say. */
export const asMarked = (words: string) => (words.split(STOP)[0] ?? '').replace(END_OF_MARKED, '').replace(EDGES, '')

/** What stands between quotes or after a colon, which is taken as it was said. Null when there is neither. */
function markedOff(text: string, isMarked: (words: string) => boolean): Wordings | null {
  const quote = quotesIn(text).findLast(isMarked)
  if (quote !== undefined) return { values: [phrase(quote, MAX_NAME)], isPlain: true }
  const [, after] = /:\s+(.+)$/.exec(text.replace(TO_LIST, ' ')) ?? []
  const [whole = ''] = after?.split(/[.;!?\n]/) ?? []
  const value = asMarked(whole)
  if (value.length < 2 || value.split(' ').length > MOST_MARKED) return null
  if (!isMarked(value)) return null
  // "Single, properly single" may be one thing or two.
  const isOne = value.length >= whole.replace(END_OF_MARKED, '').replace(EDGES, '').length - 2 || !whole.includes(',')
  return { values: [phrase(value, MAX_NAME), ...(isOne ? [] : [phrase(whole, MAX_NAME)])], isPlain: isOne }
}

function wordingsIn(stretches: readonly string[], place: Place): Wordings {
  const found = stretches.flatMap((stretch) => thingIn(stretch, place) ?? [])
  const values = [...new Map(found.map(({ value }) => [value.toLowerCase(), value])).values()]
  return { values, isPlain: values.length === 1 && found.every(({ isAsSaid }) => isAsSaid) }
}

const SAYS = oneOf(/say|says|read|reads|be|put|write|have|use|(?:phrase|word|put) it as|(?:call|make) (?:it|that)/)
/** Words that put others in the place of some. */
export const CHANGES = oneOf(/change|swap|switch|turn|reword|rename|replace|update|correct|edit|make|amend/)

/** Where the new words of an entry stand. */
const PLACES: readonly RegExp[] = [
  pattern`instead of .{2,60}? (?:put|write|have|say|use) (.+)`,
  pattern`(?:write|put|use|say|have) ([^,;]{3,60}?) (?:instead|in place of|rather than|where)\b`,
  pattern`(?:let|make|have|can|could|should|needs to|ought to|just|like) [^.,;!?]{0,40}?\b(?:say|read|be put as) (.+)`,
  pattern`(?:make it|make that|call it|call that|(?:word|phrase|put) it as) (?:say |read )?(.+)`,
  pattern`${CHANGES}\b[^.,;!?]{1,60}?\b(?:to say|to read|to|for|with|into|by)\b (.+)`,
  pattern`(?:^|[.!?;,] *|\band )${SAYS} (.+)`,
  pattern`(?:proper|right|better) word is (.+)`,
].map(anyCase)

/** "Likes jazz" with folk music for the jazz says "likes folk music". */
const FRAME = /^(?:likes?|loves?|plays?|speaks?|reads?|enjoys?|owns?|can \w+|good at|lives in)$/i

const OWN_VERB =
  /^(?:(?:likes?|loves?|plays?|speaks?|reads?|enjoys?|owns?|lives|has|is|can|could|works?|wants?) |good at )/i

/** New words as they may stand in the place of the old ones: alone, or within what was left as it is. */
export function inFrame(value: string, now: string, text: string): string {
  const said = stemsIn(text)
  const words = now.split(' ')
  const first = words.findIndex((word) => [...stemsIn(word)].some((stem) => said.has(stem)))
  const frame = words.slice(0, Math.max(first, 0)).join(' ')
  // "Likes thrillers" for "like horror films" has its own verb.
  if (!FRAME.test(frame) || OWN_VERB.test(value)) return value
  // A name keeps its capital.
  const rest = text.includes(value) ? value : value.charAt(0).toLowerCase() + value.slice(1)
  const framed = phrase(`${frame} ${rest}`, MAX_NAME)
  return framed
}

/**
 * What an entry should say instead, in the person's own spelling.
 *
 * @param now what it says
 */
export function newWords(text: string, now: string): Wordings {
  const own = stemsIn(now)
  const isNew = (value: string) => value.toLowerCase() !== now.toLowerCase()
  const bare = text.replaceAll('\u2019', "'")
  const marked = markedOff(bare, isNew)
  if (marked) return marked
  const { values, isPlain } = wordingsIn(
    PLACES.flatMap((place) => place.exec(bare)?.[1] ?? []),
    'words',
  )
  const fresh = values.filter((value) => isNew(value) && [...stemsIn(value)].some((stem) => !own.has(stem)))
  const framed = fresh.map((value) => inFrame(value, now, bare))
  return { values: framed, isPlain: isPlain && framed.length === 1 }
}

const LIST_WORDS = oneOf(
  /must(?:[- ]?haves?)?|musts|nices?(?:[- ]to[- ]haves?)?|bonus(?:es)?|deal[- ]?breakers?|no(?:[- ]go(?:e?s)?|s)?|notes?/,
)
const LIST = pattern`(?:(?:my|the|your|an?) )?(?:\w+ )?(?:${LIST_WORDS})(?: (?:list|pile|ones?|bit|side|section|things?|stuff|too))*`
/** The list that something is added to, with what surrounds it. */
const TO_LIST = anyCase(
  pattern`(?:\b(?:in with|down (?:with|in|on|as|to|for)|in|to|into|on|onto|under|among|with|as|for|at)\s+${LIST}|^\W*${LIST}(?=:|,)|^\W*${LIST} (?:too|also needs|also|needs|plus)\b
    |\b(?:is|are|'s|would be|should be) (?:${LIST}))(?![a-z])`,
)
const ADDING = anyCase(
  pattern`^\W*(?:one more|another|new|add|put|pop|include|jot|note|write|make|stick|throw|bung|enter|list|tack|append|insert|chuck|whack|have(?= can\b))\b
    (?:\W+(?:in|down|on|onto)\b)?(?:\W*(?:an?|the|my)? ?notes?\b)?(?:\W*(?:saying|say|reading)\b)?`,
)
/** What is to be added to a list, without the order around it. */
export function addedWords(text: string, isNote: boolean): Wordings {
  const bare = text.replaceAll('\u2019', "'")
  const marked = markedOff(bare, (words) => !THEIRS.test(words))
  if (marked) return marked
  const said = bare.replace(TO_LIST, ' , ')
  const parts = said.split(/[.,;!?\u2014]/).map((part) => part.replace(START, '').replace(ADDING, ' '))
  return wordingsIn(parts, isNote ? 'note' : 'list')
}
