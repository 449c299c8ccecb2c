import { PICTURES } from '../reading/pictures.ts'
import { swapAll } from '../reading/swaps.ts'
import { deniedIn } from './negation.ts'

/** Features are hashed into this many buckets: with a byte for each label, weights stay under 5 MB. */
export const BUCKETS = 44_500

const WORD = /[a-z]+(?:'[a-z]+)*|\d+|\$+|[?!.,;:/+-]|[^\s\p{L}\p{N}_]/gu
const MOST_WORDS = 80

/** A message in the words the reader counts. A figure stands for itself and for its kind. */
export function wordsOf(text: string): string[] {
  const plain = swapAll(text, PICTURES)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
  const words = (plain.match(WORD) ?? []).slice(0, MOST_WORDS)
  return words.flatMap((word) => (/^\d+$/.test(word) ? [kindOf(word), word] : [word]))
}

const kindOf = (figure: string) => (Number(figure) >= 18 && Number(figure) <= 99 ? '#age' : `#${figure.length}`)

/** FNV-1a over the code units, mixed so that the low bits depend on all of them. */
export function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}

const BRIEF = 6
const SIZES = [3, 4, 5] as const
const LONGEST_SPELT = 24

/** A message taken apart: its words, and the buckets of what it says whatever was asked. */
export type Parsed = { words: readonly string[]; said: ReadonlySet<number> }

const bucketOf = (feature: string) => hash(feature) % BUCKETS

/** The buckets of a message's words, pairs, triples and letters, and of the words that it denies. */
export function parsed(text: string): Parsed {
  const words = wordsOf(text)
  const line = ['<', ...words, '>']
  const said = new Set<number>([bucketOf('b')])
  for (const word of words) for (const bucket of bucketsOf(word)) said.add(bucket)
  for (const word of deniedIn(words)) said.add(bucketOf(`n:${word}`))
  for (const [at, word] of line.entries()) {
    const [next, third] = [line[at + 1], line[at + 2]]
    if (next === undefined) break
    said.add(bucketOf(`2:${word} ${next}`))
    if (third === undefined) continue
    said.add(bucketOf(`3:${word} ${next} ${third}`))
    said.add(bucketOf(`s:${word} _ ${third}`))
  }
  return { words, said }
}

/** The buckets of words and pairs together with the question that was open: "no" means something else after each. */
export function answerBuckets({ words, said }: Parsed, asked: string): number[] {
  const found = new Set<number>()
  const put = (feature: string) => {
    const bucket = bucketOf(feature)
    if (!said.has(bucket)) found.add(bucket)
  }
  put(`p:${asked}`)
  put(`l:${asked}:${Math.min(words.length, 12)}`)
  if (words.includes('?')) put(`?:${asked}`)
  if (words.length <= BRIEF) put(`m:${asked}:${words.join(' ')}`)
  for (const word of words) put(`q:${asked}:${word}`)
  for (const [at, word] of ['<', ...words].entries()) put(`r:${asked}:${word} ${words[at] ?? '>'}`)
  return [...found]
}

/**
 * All buckets of a message.
 *
 * @param asked what was asked; 'none' when nothing was
 */
export function featuresOf(text: string, asked: string): number[] {
  const message = parsed(text)
  return [...message.said, ...answerBuckets(message, asked)]
}

/** Words that were taken apart before: people use few different ones. */
const KNOWN = new Map<string, readonly number[]>()
const MOST_KNOWN = 4000

/** The buckets of a word and its stretches of letters. */
function bucketsOf(word: string): readonly number[] {
  const known = KNOWN.get(word)
  if (known) return known
  const buckets = [bucketOf(`w:${word}`), ...piecesOf(word).map((piece) => bucketOf(`c:${piece}`))]
  if (KNOWN.size < MOST_KNOWN) KNOWN.set(word, buckets)
  return buckets
}

/** "<kid", "kids", "ids>": stretches of letters, so that a slip of the finger leaves most of a word. */
function piecesOf(word: string): string[] {
  if (word.length < 3) return []
  const spelt = `<${word.slice(0, LONGEST_SPELT)}>`
  return SIZES.flatMap((size) =>
    Array.from({ length: Math.max(0, spelt.length - size + 1) }, (_, at) => spelt.slice(at, at + size)),
  )
}
