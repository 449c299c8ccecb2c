import { PRIVATE, SMALL_TALK } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import type { ToldLabel } from './labels/labels.ts'
import { between, type Stretch, stretchesOf } from './own-words/stretches.ts'
import { namesPrivate } from './private.ts'
import type { Part, Reading, Step } from './reading-of.ts'
import { BOTH, ENDS, FILLER, GREETING, NO, RUDE, THANKS, YES } from './words-of-flow.ts'

/** Makes the rest small talk or a possible note. */
export const rest: Step = (reading, left) => ({
  heard: joined(
    stretchesOf(left).map((one) => ({ ...one, heard: restOf(one, reading, left.length < reading.parts.length) })),
  ),
  taken: left,
})

type Rest = Stretch & { heard: Heard[] }

/** Joins parts, so that a note is not half a sentence. */
function joined(all: readonly Rest[]): Heard[] {
  const pieces: Rest[] = []
  for (const one of all) {
    const last = pieces.at(-1)
    const [before, now] = [last?.heard[0], one.heard[0]]
    const isOfOne = last?.parts.at(-1)?.sentence === one.parts[0]?.sentence
    if (last && isOfOne && before && now && isPiece(before) && isPiece(now)) {
      const quote = between(one.parts[0]?.sentence.original ?? '', last.words, one.words)
      last.words = quote
      last.parts = [...last.parts, ...one.parts]
      last.heard = [together(before, now, quote)]
    } else pieces.push({ ...one })
  }
  return pieces
    .flatMap(({ heard }) => heard)
    .map((one) =>
      one.kind === 'note' && !one.isPrivate && isScrap(one.quote)
        ? { kind: 'talk', talk: 'filler', quote: one.quote }
        : one,
    )
}

type Piece = Extract<Heard, { kind: 'note' | 'left' }>
const isPiece = (one: Heard): one is Piece => one.kind === 'note' || one.kind === 'left'
const together = (one: Piece, other: Piece, quote: string): Heard =>
  one.kind === 'left' && other.kind === 'left'
    ? { kind: 'left', quote }
    : { kind: 'note', quote, isPrivate: [one, other].some((piece) => piece.kind === 'note' && piece.isPrivate) }

function restOf({ words, parts }: Stretch, reading: Reading, isBeside: boolean): Heard[] {
  const text = parts.map((part) => part.text).join(', ')
  if (reading.message.isHostile) return [{ kind: 'left', quote: words }]
  if (RUDE.test(text)) return [{ kind: 'talk', talk: 'rude', quote: words }]
  if (ENDS.test(text)) return [{ kind: 'talk', talk: 'end', quote: words }]
  if (GREETING.test(text)) return [{ kind: 'talk', talk: 'greeting', quote: words }]
  if (THANKS.test(text)) return [{ kind: 'talk', talk: 'thanks', quote: words }]
  const isJoined = isBeside && (GOES_WITH.test(text) || HANGS.test(words))
  if (isJoined || SAY_NOTHING.some((one) => one.test(text)) || !/\p{L}{2}|\d/u.test(words))
    return [{ kind: 'talk', talk: 'filler', quote: words }]
  const says = reading.reader(words, 'none')
  if (isPrivate(words, reading)) return [{ kind: 'note', quote: words, isPrivate: true }]
  const own = Math.max(says('OF'), says('DI'))
  if (says('ST') >= SMALL_TALK && own < SMALL_TALK && !isBeside) return [{ kind: 'talk', talk: 'chat', quote: words }]
  // Without an answer, only words about the writer become a note. After words about others, the host asks again.
  const isNote = isBeside ? /\p{L}{4}/u.test(words) : own >= OWN_FACT || OF_SELF.test(text)
  return isNote ? [{ kind: 'note', quote: wholeOf(words, parts), isPrivate: false }] : []
}

const SAY_NOTHING = [FILLER, BOTH, YES, NO]

/** "Or two" means nothing by itself. */
const isScrap = (words: string): boolean => {
  const said = words.replace(/^\W*(?:(?:and|but|so|though|also|or|well|oh)[\s,]+)*/i, '')
  return (
    (said.match(/[\p{L}\p{N}]+(?:['\u2019]\p{L}+)?/gu) ?? []).length < LEAST_NOTED ||
    /\?\W*$/.test(said) ||
    /^(?:them|him|her|me|us|it|which|that|than|of|being|more|less)\b(?! (?:is|are|was|has|have|do|does)\b)/i.test(said)
  )
}
const LEAST_NOTED = 3

/** "Before we meet" means nothing without its sentence. */
const wholeOf = (words: string, [first]: readonly Part[]): string =>
  first && HANGS.test(words) ? first.sentence.original : words
const HANGS =
  /^(?:before|after|when|while|because|cos|so|if|until|since|unless|than|which|who|that|or|to|with|for|as|only|just|i said)\b/i

/** "Please fix that" belongs to the words before it. */
const GOES_WITH =
  /^(?:(?:(?:so|and|can you|could you) )*(?:please )?(?:fix|change|correct|sort|mend|put) (?:it|that|this)|because|cos|coz|cause|since i|as i)\b/

const OWN_FACT = 0.3
const OF_SELF = /\b(?:i|i am|my|me|we|our)\b/

/** Private kinds, which become a note only if the person asks. */
const KINDS: readonly ToldLabel[] = [
  ...(['Mloss', 'Mpet', 'Mpart', 'Mill', 'Mcare', 'Mlonely', 'Mhurt', 'Mwork', 'Mself', 'Msober'] as const),
]
/** Not private, since it matters for a meeting: hearing, sight, driving at night, working hours. */
const FOR_A_MEETING =
  /\b(?:(?:hard of|my|lost|loss of) hearing|hearing aids?|deaf|allerg\w+|lip-?read\w*|driv(?:e|ing) (?:at night|in the dark|after dark)|wheelchair|guide dog|work(?:ing)? (?:nights|shifts|late|weekends))\b/i
export function isPrivate(words: string, { reader }: Pick<Reading, 'reader'>): boolean {
  if (FOR_A_MEETING.test(words)) return false
  const says = reader(words, 'none')
  return namesPrivate(words) || KINDS.some((kind) => says(kind) >= PRIVATE) || says('D1') >= PRIVATE
}
