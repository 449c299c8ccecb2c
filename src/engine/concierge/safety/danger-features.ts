import { withPicturesSaid } from '../understand/built-in/reading/pictures.ts'

export const BUCKETS = 1 << 17

const WORD = /[a-z]+(?:'[a-z]+)*|\d+|\$+|[?!.,;:]|[^\s\p{L}\p{N}\p{M}_]/gu
/** Longer messages are read in stretches of this length. */
export const MOST_WORDS = 60
const ACCENTS = /\p{M}+/gu

/** Lower case without accents: "más" is "mas". */
export function wordsOf(text: string): string[] {
  const plain = withPicturesSaid(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/[\u2018\u2019\u02bc`]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
  return (plain.match(WORD) ?? []).flatMap((word) => (/^\d+$/.test(word) ? [`#${Math.min(word.length, 5)}`] : [word]))
}

const DENIES =
  /^(?:not|no|never|nor|neither|none|nothing|nobody|without|hardly|cannot|ni|nunca|nada|nadie|sin|(?:do|does|did|is|are|am|was|were|wo|ca|could|would|should|have|has|had|must|need|ai)n'?t)$/
const ENDS = /^(?:[?!.,;:]|and|but|because|cos|so|though|although|except|only|just|y|pero|porque)$/

/** FNV-1a over code units, continued from an earlier sum. */
function summed(text: string, before = 0x811c9dc5): number {
  let sum = before
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum
}

/** Mixes a sum so that its low bits depend on all of it. */
function mixed(before: number): number {
  let sum = Math.imul(before ^ (before >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 0
}
const bucketOf = (sum: number) => mixed(sum) % BUCKETS

export function hashOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5
  for (const one of bytes) sum = Math.imul(sum ^ one, 0x01000193)
  return mixed(sum)
}

const [WORDS, LETTERS, DENIED, PAIR, TRIPLE, SKIP] = ['w:', 'c:', 'n:', '2:', '3:', 's:'].map((kind) => summed(kind))
const SIZES = [3, 4, 5]
const LONGEST_SPELT = 24

export function bucketsOf(words: readonly string[]): number[] {
  const found = new Set<number>([bucketOf(summed('b'))])
  const add = (kind: number | undefined, ...parts: readonly string[]) =>
    found.add(bucketOf(parts.reduce((sum, part) => summed(part, summed(' ', sum)), kind ?? 0)))
  const line = ['<', ...words.slice(0, MOST_WORDS), '>']
  let isDenied = false
  for (const [at, word] of line.entries()) {
    const [next, third, fourth] = [line[at + 1], line[at + 2], line[at + 3]]
    add(WORDS, word)
    for (const piece of piecesOf(word)) add(LETTERS, piece)
    if (isDenied && !ENDS.test(word)) add(DENIED, word)
    isDenied = DENIES.test(word) || (isDenied && !ENDS.test(word))
    if (next === undefined) break
    add(PAIR, word, next)
    if (third === undefined) continue
    add(TRIPLE, word, next, third)
    add(SKIP, word, third)
    if (fourth !== undefined) add(SKIP, word, '_', fourth)
  }
  return [...found]
}

/** Letter n-grams ("<kid", "kids", "ids>"): a typing error leaves most of them intact. */
function piecesOf(word: string): string[] {
  if (word.length < 3) return []
  const spelt = `<${word.slice(0, LONGEST_SPELT)}>`
  return SIZES.flatMap((size) =>
    Array.from({ length: Math.max(0, spelt.length - size + 1) }, (_, at) => spelt.slice(at, at + size)),
  )
}
