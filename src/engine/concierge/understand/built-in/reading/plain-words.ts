import nlp from 'compromise'
import { CONTRACTIONS } from './contractions.ts'
import { withPicturesSaid } from './pictures.ts'
import { remembered } from './remembered.ts'
import { SHORT_FORMS } from './short-forms.ts'
import { swapping } from './swaps.ts'
import { everywhere, oneOf, pattern } from './words.ts'

const UNITS = oneOf(
  /two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen/,
  /seventeen|eighteen|nineteen/,
)
const TENS = /twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety/
const HUNDREDS = /hundred|thousand/
/** A run of number words. A lone "one" is no number: "the right one". */
const NUMBER_WORDS = everywhere(
  pattern`\b(?:(?:an? |one )?${HUNDREDS}|${UNITS}|${TENS})
    (?:(?: |-| and )(?:${HUNDREDS}|${UNITS}|${TENS}|(?<=ty[ -]|hundred and )one))*\b`,
)

// The package `compromise` takes milliseconds per number, and quadratic time for a run. A message of number words must
// not block the server for seconds.
const MOST_NUMBERS = 40
const MOST_WORDS_OF_A_NUMBER = 16

/** "forty-five" → "45", with compromise. "five or six" and "twenty and thirty" stay two numbers. */
function digitsForWords(text: string) {
  let numbers = 0
  return text.replace(NUMBER_WORDS, (run) => {
    numbers += 1
    if (numbers > MOST_NUMBERS || run.split(/[\s-]+/).length > MOST_WORDS_OF_A_NUMBER) return run
    return digitsOf(run)
  })
}

/** Cached: the runs repeat, and each costs compromise a millisecond. */
const digitsOf = remembered((run) => {
  const document = nlp(run.replace(/^an? /, 'one '))
  document.numbers().toNumber()
  return document.text()
}, 2000)

const spelledOut = swapping(SHORT_FORMS)
const opened = swapping(CONTRACTIONS)

/**
 * A message in the one spelling that the rules know: lower case, contractions expanded, emoji as words, numbers as
 * digits. "I'm 40ish and don't smoke" → "i am 40ish and do not smoke".
 */
export const plainWords: (text: string) => string = remembered((text) => {
  const bare = withPicturesSaid(text).toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return digitsForWords(opened(spelledOut(bare)))
    .replace(/\b(\d0)s (?=(?:is )?(?:way |a bit |much )?too\b)/g, '$1 is ')
    .replace(/\s+/g, ' ')
    .trim()
})
