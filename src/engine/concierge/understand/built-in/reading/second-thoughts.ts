import { oneOf, pattern } from './words.ts'

const RETRACTIONS = oneOf(
  /no,? wait/,
  /wait,? no/,
  /(?:wait,? |no,? |oh,? |hmm,? )*(?:actually,? |wait,? |no,? )?make (?:that|it)/,
  /(?:or|well),? actually/,
  /or rather/,
  /(?:wait,? )?(?:scratch|strike) that/,
  /(?:or )?on second thoughts?/,
  /sorry,? (?:i mean|make|no)/,
  /i mean(?:t)?\b(?= \d| make| more)/,
  /(?:hmm+,? )?let'?s say(?= \d)/,
  /correction/,
  /oops|whoops/,
)
const OPENING = /hmm+|um+|uh+|oh|ok|okay|well|and|but|so|hang on|hold on|sorry|wait|no/
const HEAD = inAnyCase(pattern`^\W*(?:${OPENING}\W+)*${RETRACTIONS}`)

/** These correct only before a figure: "I actually like it" corrects nothing. */
const TO_A_FIGURE = /actually,? (?:no\b|\d|more like|it is|it's|up to)|(?:sorry|no),? \d/
const STOP = /[,;.!?\u2026]+ *| -+ *| (?=or rather)/
const BREAK = inAnyCase(pattern`${STOP}(?=(?:(?:and|but|so|hmm+|um+|uh+|oh) )?(?:${RETRACTIONS}\b|${TO_A_FIGURE}))`)

function inAnyCase(one: RegExp): RegExp {
  return new RegExp(one.source, 'i')
}

/** "Say 20 miles? Actually make that 15" → two statements. */
export const apartAtSecondThoughts = (sentence: string): string[] =>
  sentence
    .split(BREAK)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

export const takesBack = (text: string): boolean => HEAD.test(text)
