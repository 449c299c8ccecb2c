import { anyCase, oneOf, pattern } from './words.ts'

const AUXILIARY = /do|did|does|can|could|will|would|have|has|are|is/
const ASKED = oneOf(/you|ye|yous|u/)
const OTHERS = /it|this|that|they|there|i|we|he|she|my|the|some ?body|any ?body|anyone|someone/
const JOINT = /and|but|so|or|also|plus/
const WH = /who|what|where|when|why|how/
const BEGINS = anyCase(
  pattern`\s+(?=${oneOf(
    pattern`(?:(?:${JOINT}) )?(?:${AUXILIARY}) ${ASKED} \w`,
    /what happens (?:if|when)/,
    pattern`(?:${JOINT}) (?:${WH}) (?:${AUXILIARY}) (?:${oneOf(ASKED, OTHERS)}) \w`,
    pattern`(?:${JOINT}) (?:for the \w+ time )?(?:is|are|does|do) (?:${OTHERS}) \w`,
  )})`,
)
const LEAST_BEFORE = 4
const LEADS_IN = anyCase(
  pattern`\b(?:${oneOf(
    pattern`(?:${WH}|which|whose)(?: (?!i\b|you\b|he\b|she\b|it\b|we\b|they\b|that\b|this\b)[\w']+){0,3}`,
    /as|than|if|whether|that|nor|neither|not|never|only|so/,
  )})$`,
)
const IS_A_QUESTION = anyCase(pattern`^\W*(?:(?:${JOINT}|ok|well|oh)\W+)*(?:${WH}|which|${AUXILIARY})\b`)

/** Splits off a question at the end, with its mark. */
export function apartAtRunOnQuestions(sentence: string): string[] {
  const found = BEGINS.exec(sentence)
  if (!found) return [sentence]
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(found.index).trim()
  const isRunOn =
    before.split(/\s+/).length >= LEAST_BEFORE &&
    !/[,;:()"\u201c\u201d]/.test(before.slice(-1)) &&
    !LEADS_IN.test(before) &&
    // "A man who is kind and who listens": neither "who" asks.
    !(/^\W*(?:and|or) who\b/i.test(after) && /\bwho\b/i.test(before)) &&
    !IS_A_QUESTION.test(before)
  if (!isRunOn) return [sentence]
  return [before, /[.!?]\W*$/.test(after) ? after : `${after}?`]
}
