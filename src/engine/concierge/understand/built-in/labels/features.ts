import { withPicturesSaid } from '../reading/pictures.ts'
import { remembered } from '../reading/remembered.ts'
import { deniedIn } from './negation.ts'

/** If this number changes, every word gets another bucket, and every label changes. */
export const BUCKETS = 44_500

const WORD = /[a-z]+(?:'[a-z]+)*|\d+|\$+|[?!.,;:/+-]|[^\s\p{L}\p{N}_]/gu
const MOST_WORDS = 80

/** A figure counts as two words: its kind and itself. */
export function wordsOf(text: string): string[] {
  const plain = withPicturesSaid(text)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
  const words = (plain.match(WORD) ?? []).slice(0, MOST_WORDS)
  return words.flatMap((word) => (/^\d+$/.test(word) ? [kindOf(word), word] : [word]))
}

const kindOf = (figure: string) => (Number(figure) >= 18 && Number(figure) <= 99 ? '#age' : `#${figure.length}`)

/** FNV-1a over the code units of a text, continued from an earlier sum. */
export function summed(text: string, before = 0x811c9dc5): number {
  let sum = before
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum
}

/** Mixes a sum so that its low bits depend on all of it. */
export function mixed(before: number): number {
  let sum = Math.imul(before ^ (before >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}

export const hash = (text: string): number => mixed(summed(text))

const BRIEF = 6
const SIZES = [3, 4, 5] as const
const LONGEST_SPELT = 24

/** `said` are the distinct buckets, without those of the question. */
export type Parsed = { words: readonly string[]; said: readonly number[] }

const bucketOf = (sum: number) => mixed(sum) % BUCKETS

/** For each bucket, the number of the list that last used it. */
const MARKS = new Uint32Array(BUCKETS)
let lists = 0
function distinct(buckets: readonly number[], others: readonly number[] = []): number[] {
  lists = (lists + 1) >>> 0
  for (const bucket of others) MARKS[bucket] = lists
  return buckets.filter((bucket) => {
    const isNew = MARKS[bucket] !== lists
    MARKS[bucket] = lists
    return isNew
  })
}

const [BASE, WORD_SUM, LETTERS, DENIED] = [summed('b'), summed('w:'), summed('c:'), summed('n:')]
const [PAIR, TRIPLE, SKIP] = [summed('2:'), summed('3:'), summed('s:')]
const spaced = (word: string, before: number) => summed(word, summed(' ', before))

/** The buckets of words, pairs, triples, letters and negated words. */
export function parsed(text: string): Parsed {
  const words = wordsOf(text)
  const line = ['<', ...words, '>']
  const said = [bucketOf(BASE)]
  for (const word of words) for (const bucket of bucketsOf(word)) said.push(bucket)
  for (const word of deniedIn(words)) said.push(bucketOf(summed(word, DENIED)))
  for (const [at, word] of line.entries()) {
    const [next, third] = [line[at + 1], line[at + 2]]
    if (next === undefined) break
    said.push(bucketOf(spaced(next, summed(word, PAIR))))
    if (third === undefined) continue
    said.push(bucketOf(spaced(third, spaced(next, summed(word, TRIPLE)))))
    said.push(bucketOf(spaced(third, spaced('_', summed(word, SKIP)))))
  }
  return { words, said: distinct(said) }
}

/** These buckets depend on the question: "no" means something else after each question. */
export function answerBuckets({ words, said }: Parsed, asked: string): number[] {
  const found = [summed(`p:${asked}`), summed(`l:${asked}:${Math.min(words.length, 12)}`)]
  if (words.includes('?')) found.push(summed(`?:${asked}`))
  if (words.length <= BRIEF) found.push(summed(`m:${asked}:${words.join(' ')}`))
  const [single, pair] = [summed(`q:${asked}:`), summed(`r:${asked}:`)]
  for (const word of words) found.push(summed(word, single))
  for (const [at, word] of ['<', ...words].entries()) found.push(spaced(words[at] ?? '>', summed(word, pair)))
  return distinct(found.map(bucketOf), said)
}

/** @param asked the open question, or 'none' */
export function featuresOf(text: string, asked: string): number[] {
  const message = parsed(text)
  return [...message.said, ...answerBuckets(message, asked)]
}

/** Cached, since people use few different words. */
const bucketsOf = remembered<readonly number[]>(
  (word) => [summed(word, WORD_SUM), ...piecesOf(word).map((piece) => summed(piece, LETTERS))].map(bucketOf),
  4000,
)

/** Letter n-grams ("<kid", "kids", "ids>"): a typing error leaves most of them intact. */
function piecesOf(word: string): string[] {
  if (word.length < 3) return []
  const spelt = `<${word.slice(0, LONGEST_SPELT)}>`
  return SIZES.flatMap((size) =>
    Array.from({ length: Math.max(0, spelt.length - size + 1) }, (_, at) => spelt.slice(at, at + size)),
  )
}
