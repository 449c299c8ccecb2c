import { withSpelledNumbers } from './spelled-numbers.ts'

/** How a text reads to a person, whatever its characters. The checks search these readings; they are never shown. */

const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?!\n)\p{Cc}/gu
/** These look like a dot; NFKC maps only some. */
const DOTS = /[\u3002\uff61\u2024\u2027\u00b7\u2022\u2219\u22c5\u0387\u06d4\u25cf\u25e6]/g
const DASHES = /[\u2010-\u2015\u2212]/g

const TWINS = new Map(
  Object.entries({
    ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ѕ: 's', ј: 'j', ԁ: 'd', һ: 'h', м: 'm' },
    ...{
      т: 't',
      к: 'k',
      в: 'b',
      н: 'h',
      α: 'a',
      ο: 'o',
      ρ: 'p',
      ε: 'e',
      ι: 'i',
      ν: 'v',
      ѵ: 'v',
      τ: 't',
      κ: 'k',
      ı: 'i',
      ɡ: 'g',
    },
  }),
)
const WORD = /[\p{L}\p{N}\p{M}]+/gu
const isMixed = (word: string) => /[a-z]/i.test(word) && /[^\p{Script=Latin}\p{N}]|ı|ɡ/u.test(word)
/** Replaces letters only inside a Latin word. */
const withoutTwins = (word: string) =>
  isMixed(word) ? [...word].map((letter) => TWINS.get(letter.toLowerCase()) ?? letter).join('') : word

const LETTERS = new Map(Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }))
/** 'd0t' → 'dot', '1nsta' → 'insta'. */
const withLetters = (word: string) =>
  /\p{L}/u.test(word) && /\d/.test(word) ? word.replace(/[013457]/g, (digit) => LETTERS.get(digit) ?? digit) : word

/** One list for all languages, because they may be mixed. */
const DIGIT_WORDS: Record<string, string> = {
  ...{ zero: '0', oh: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8' },
  ...{ nine: '9', cero: '0', uno: '1', dos: '2', tres: '3', cuatro: '4', cinco: '5', seis: '6', siete: '7', ocho: '8' },
  ...{ nueve: '9', un: '1', deux: '2', trois: '3', quatre: '4', cinq: '5', sept: '7', huit: '8', neuf: '9' },
  ...{
    null: '0',
    eins: '1',
    zwei: '2',
    drei: '3',
    vier: '4',
    funf: '5',
    fünf: '5',
    sechs: '6',
    sieben: '7',
    acht: '8',
  },
  ...{ neun: '9', double: '', triple: '' },
}
const DIGIT_WORD = Object.keys(DIGIT_WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const ONE_DIGIT = new RegExp(`\\d|${DIGIT_WORD}`, 'giu')
const ALL_DIGITS = new RegExp(`^(?:\\d|${DIGIT_WORD})+$`, 'iu')
/** Six digit words in a row: no ordinary letter has them. */
export const SPELLED_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${DIGIT_WORD})(?:[\\s,.-]+(?:${DIGIT_WORD})){5,}(?!\\p{L})`,
  'iu',
)
const LOOKS_LIKE_DIGIT = new Map(Object.entries({ l: '1', i: '1', o: '0', s: '5', b: '8', z: '2', q: '9' }))

/** 'five1two' → '512', '5l2' → '512': the word is all digits, or has a digit first or last. */
function withDigits(word: string) {
  if (ALL_DIGITS.test(word)) return word.replace(ONE_DIGIT, (one) => DIGIT_WORDS[one.toLowerCase()] ?? one)
  const asDigits = [...word].map((letter) => LOOKS_LIKE_DIGIT.get(letter.toLowerCase()) ?? letter).join('')
  return /\d/.test(word) && /^\d+$/.test(asDigits) ? asDigits : word
}

/** 'e v i l . c o m' → 'evil.com': single characters, one space between each. */
const SPACED_OUT = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ ][\p{L}\p{N}.@_])(?:[ ][\p{L}\p{N}.@_]){2,}(?![\p{L}\p{N}])/gu
/** 's-n-a-p' → 'snap', 'K.Y.S' → 'KYS'. */
const POINTED = /(?<![\p{L}\p{N}])\p{L}(?:[.*_-]\p{L}){2,}(?![\p{L}\p{N}])/gu
const BETWEEN_DIGITS = /(?<=\d)\W{1,3}(?:dash|hyphen|space|minus|point|dot|slash)\W{1,3}(?=\d)/giu

/** All checks search `letters`. The check for phone numbers also searches `digits`. */
export function readingsOf(text: string) {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DOTS, '.')
    .replace(DASHES, '-')
    .replace(WORD, withoutTwins)
  const joined = plain
    .replace(SPACED_OUT, (letters) => letters.replaceAll(' ', ''))
    .replace(POINTED, (letters) => letters.replace(/[.*_-]/g, ''))
  return {
    letters: [plain, joined, joined.replace(WORD, withLetters)],
    digits: withSpelledNumbers(plain).replace(WORD, withDigits).replace(BETWEEN_DIGITS, '-'),
  }
}
