import { cleanText } from '../built-in/reading/clean-text.ts'
import { plainWords } from '../built-in/reading/plain-words.ts'

export const plainly = (text: string) => plainWords(cleanText(text))

const WORD = /[\p{L}\p{N}$]+/gu
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? []

/** A model corrects typing errors and omits words: this share of a quote must occur. */
const MOST_OF_IT = 0.8

export function isQuoted(words: string, text: string): boolean {
  const said = wordsOf(plainly(text))
  const quote = wordsOf(plainly(words))
  const found = quote.filter((word) => said.some((other) => other === word || isLike(word, other)))
  return quote.length > 0 && found.length >= MOST_OF_IT * quote.length
}

/** Shorter words carry little meaning. */
const CONTENT_WORD = /[\p{L}\p{N}]{4,}/gu

/** Content words may come in any form: "kindness" matches "someone kind". */
export function isMadeOf(text: string, quote: string): boolean {
  const said = wordsOf(quote)
  const plain = plainly(text)
  const words = plain.match(CONTENT_WORD) ?? wordsOf(plain)
  return words.length > 0 && words.every((word) => said.some((other) => isLike(word, other)))
}

const LEAST_STEM = 4
/** Words that share so many letter pairs are forms of one word, or a typing error. */
const ALIKE = 0.4

function isLike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length < LEAST_STEM) return long === short || long === `${short}s`
  const stem = one.slice(0, Math.max(LEAST_STEM, Math.ceil(one.length / 2)))
  if (other.startsWith(stem)) return true
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const shared = pairs.filter((pair) => others.includes(pair)).length
  return (2 * shared) / (pairs.length + others.length) >= ALIKE
}

const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
