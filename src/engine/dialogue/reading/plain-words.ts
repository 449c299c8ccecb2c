import nlp from 'compromise'
import { CONTRACTIONS } from './contractions.ts'
import { OTHER_TONGUES } from './other-tongues.ts'
import { PICTURES } from './pictures.ts'
import { SHORT_FORMS } from './short-forms.ts'
import { withoutSlip } from './slips.ts'
import { swapAll } from './swaps.ts'
import { everywhere, oneOf, pattern } from './words.ts'

const UNITS = oneOf(
  /two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen/,
  /seventeen|eighteen|nineteen/,
)
const TENS = /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety/
const HUNDREDS = /hundred|thousand/
/** A run of number words. A lone "one" is none: "the right one" is no number. */
const NUMBER_WORDS = everywhere(
  pattern`\b(?:(?:an? |one )?${HUNDREDS}|${UNITS}|${TENS})
    (?:(?: |-| and )(?:${HUNDREDS}|${UNITS}|${TENS}|(?<=ty[ -]|hundred and )one))*\b`,
)

// compromise takes milliseconds for each number, and for a run of them the square of its length: nobody's own numbers
// reach these, and a message of nothing but number words must not hold everybody up for seconds.
const MOST_NUMBERS = 40
const MOST_WORDS_OF_A_NUMBER = 16

/** "forty-five" → "45", by compromise. "five or six" and "twenty and thirty" stay two numbers. */
function digitsForWords(text: string) {
  let numbers = 0
  return text
    .replace(/\bfourty\b/g, 'forty')
    .replace(/\b(late|early|mid|low|high)-(?=\w)/g, '$1 ')
    .replace(NUMBER_WORDS, (run) => {
      numbers += 1
      if (numbers > MOST_NUMBERS || run.split(/[\s-]+/).length > MOST_WORDS_OF_A_NUMBER) return run
      return digitsOf(run)
    })
}

/** Runs of number words and their digits. People say few different ones, and each costs compromise a millisecond. */
const DIGITS = new Map<string, string>()
const MOST_REMEMBERED = 2000

function digitsOf(run: string): string {
  const known = DIGITS.get(run)
  if (known !== undefined) return known
  const document = nlp(run.replace(/^an? /, 'one '))
  document.numbers().toNumber()
  const digits = document.text()
  if (DIGITS.size < MOST_REMEMBERED) DIGITS.set(run, digits)
  return digits
}

/**
 * A message in the one spelling that the readers know: lower case, no accents, contractions opened, slang and usual
 * slips put right, pictures and borrowed phrases as words, numbers as digits. "I'm 40ish & don't smoke" → "i am 40ish
 * and do not smoke".
 */
export function plainWords(text: string): string {
  const known = RECENT.get(text)
  if (known !== undefined) return known
  if (RECENT.size >= MOST_RECENT) RECENT.clear()
  const plain = spelt(text)
  RECENT.set(text, plain)
  return plain
}

/** A turn asks for the words of a clause, and of the entries that stand, some hundred times. */
const RECENT = new Map<string, string>()
const MOST_RECENT = 500

function spelt(text: string): string {
  const bare = swapAll(text, PICTURES)
    .toLowerCase()
    .replace(/\bs\u00ed\b/g, 'yes')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d/gu, ' ')
    .replace(/&/g, ' and ')
    .replace(/([a-z])\1{3,}/g, '$1$1')
    .replace(/\s+/g, ' ')
    .trim()
  const opened = swapAll(swapAll(bare, SHORT_FORMS), CONTRACTIONS).replace(/[a-z]{6,}/g, withoutSlip)
  return digitsForWords(swapAll(opened, OTHER_TONGUES)).replace(/\s+/g, ' ').trim()
}
