/** What a person says on taking something back, at the head of what stands instead. */
const RETRACTIONS =
  'no,? wait|wait,? no|(?:wait,? |no,? |oh,? |hmm,? )*(?:actually,? |wait,? |no,? )?make (?:that|it)|or rather|or,? actually|well,? actually|(?:wait,? )?scratch that|strike that|(?:or )?on second thoughts?|sorry,? (?:i mean|make|no)|i mean(?:t)?\\b(?= \\d| make| more)|correction|oops|whoops'
const HEAD = new RegExp(
  `^\\W*(?:(?:hmm+|um+|uh+|oh|ok|okay|well|and|but|so|hang on|hold on|sorry|wait|no)\\W+)*(?:${RETRACTIONS})`,
  'i',
)
/** "Actually" alone takes nothing back in "I actually like it": it must follow a stop and lead to a figure or a no. */
const BREAK = new RegExp(
  `(?:[,;.!?\\u2026]+ *| -+ *| (?=or rather))(?=(?:(?:and|but|so|hmm+|um+|uh+|oh) )?(?:(?:${RETRACTIONS})\\b|actually,? (?:no\\b|\\d|more like|it is|it's|up to)|sorry,? \\d|no,? \\d))`,
  'i',
)

/** "Say 20 miles? Actually make that 15" → two statements, the second one put in place of the first. */
export const apartAtSecondThoughts = (sentence: string): string[] =>
  sentence
    .split(BREAK)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** Whether a statement begins by taking back the one before it. */
export const takesBack = (text: string): boolean => HEAD.test(text)

/** The statement without the words that take back: "scratch that, I quit" → "I quit". */
export const withoutRetraction = (text: string): string =>
  text
    .replace(HEAD, '')
    .replace(/^(?:\W|(?:and|but|so|well)\b)+/i, '')
    .trim()
