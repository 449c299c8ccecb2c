import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#contract/limits.ts'

// Without look-alikes (0/O, 1/I/L, 2/Z, 5/S, 8/B, 6/G, U/V) and vowels: no code is a word. 24^8 is 110 billion.
const ALPHABET = '23456789CDFHJKMNPQRTVWXY'

/** `XXXX-XXXX`, from the system's randomness. */
export function newCode() {
  const letters = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
}

/** The hashed form: upper case, without hyphens and spaces. */
export const plainCode = (typed: string) => typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase()
