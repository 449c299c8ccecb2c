import { anyCase, beginsWith, oneOf, pattern } from './words.ts'

const SUBJECT = oneOf(
  /i|you|u|ye|it|this|that|they|we|he|she|my|the|there|people|anyone|anybody|someone|somebody|your|other|all|any/,
)
export const QUESTION_BEGINS = oneOf(
  /(?:who|what|where|when|why|how|which|whose|whom|wdym|whats|what's|who's|where's|when's|hows|how's)\b/,
  pattern`(?:do|have|has|must|may|will|am|am not) ${SUBJECT}\b`,
  /(?:is|are|does|did|can|could|would|should|was|were) \w+/,
)
export const SMALL_WORD =
  /and|but|so|or|also|ok|okay|then|well|hey|sorry|oh|wait|hang on|(?:one|another|last|quick) (?:more )?(?:thing|question)|by the way|btw|excuse me/
export const BEGINS = anyCase(beginsWith(pattern`(?:${SMALL_WORD},? )*${QUESTION_BEGINS}`))
const SECOND = anyCase(pattern`[,;]?\s+(?:and|also|plus|but)\s+(?=${QUESTION_BEGINS})`)
const AFTER_STATEMENT = anyCase(pattern`[,;:()\u2013\u2014]+\s*(?:(?:and|but|so|or)\s+)?(?=${QUESTION_BEGINS})|\s-+\s`)

const TELL =
  /\b(?:(?:wants?|like|love|need) to know|tell (?:me|us)|wonder(?:ing)?|explain|curious|may i know|ask (?:if|whether|you)|not (?:know|understand|get) (?:what|how|the)|n['\u2019]?t (?:know|understand|get) (?:what|how|the))\b/i
/** "… and you are a bot, right" is a question without a question mark. */
export const TAG = /\b(?:you|u|ur|it|this)\b.*\b(?:right|correct|innit|huh)\W*$/i
/** "When she's at my mum's": not a question. */
const SUBORDINATE =
  /^\W*(?:and |but |so )?(?:when|where|who|which)(?:['\u2019]s)? (?:i|we|he|she|they|it|my|our|the|is|are|has|does|makes?|likes?|loves?)\b(?! (?:a|the) )|^\W*when(?:ever)? (?:she|he|they|i|we)['\u2019]|^\W*(?:and |but )?who [a-z]+s\b(?! (?:this|it|that|my|our|what|these|all)\b)/i
export const isAsking = (part: string) =>
  part.includes('?') || (BEGINS.test(part) && !SUBORDINATE.test(part)) || TELL.test(part) || TAG.test(part)
/** "Sixty miles is nothing, and how much does it cost": splits a statement from a question. */
export const apartAtQuestion = (clause: string): string[] => (isAsking(clause) ? [clause] : clause.split(SECOND))
const REPORTED = anyCase(
  pattern`^.*?\bi(?:['\u2019]ve| have)? (?:\w+ )?(?:ask(?:ed|ing)?|mean(?:t)?(?: to ask)?|want(?:ed)? to (?:ask|know)) (?:you )?
    (?:(?:if|whether) |(?=${QUESTION_BEGINS}))`,
)
const asAsked = (sentence: string) => {
  const asked = sentence.replace(REPORTED, '')
  return asked === sentence ? sentence : `${asked.replace(/[\s.!?]+$/, '')}?`
}

export const questionsIn = (sentence: string): string[] =>
  asAsked(sentence)
    .split(AFTER_STATEMENT)
    .flatMap((part) => part.split(SECOND))
    .filter(isAsking)

const POLITELY =
  /^\W*(?:and |also |ok |so )*[^.?!]{0,60}?\b(?:can|could|would|will) (?:you|we|u|i) (?:please |pls )?(?:change|make|set|put|add|remove|delete|take|move|swap|bump|raise|lower|push|get rid|drop|scrap)\b/i
/** "Can you change 12 miles to 10": an order in the form of a question. */
export const isPoliteOrder = (text: string): boolean => POLITELY.test(text)

const ORDER =
  /(?:take|remove|delete|drop|scrap|bin|wipe|erase|clear|get rid of|add|include|put|set|change|make|move|swap|switch|undo|note|write|lose|strike)/
const GOES_BEFORE =
  /(?:(?:please|can you|could you|would you|will you|ok|okay|oh|also|so|just|then|now|actually|and|but)[\s,]+)*/
const BEGINS_ORDER = anyCase(pattern`^\W*${GOES_BEFORE}${ORDER}\b`)
/**
 * Where a second order begins. "Bin it", "put it in the notes" and "write X in its place" belong to the first order.
 */
const SECOND_ORDER = anyCase(
  pattern`[,;]?\s+(?:and then|and also|and|then|also|plus|but)\s+(?:please\s+|also\s+|then\s+)?(?!(?:put|write|note)\b(?! \d)(?!.*\b(?:in|on|under|to|down|at|as)\b))(?=(?:${ORDER}|say)\s+(?!(?:it|that|this|them|there|him|her|me (?!down))\b(?! (?:to |up to |between )?\d)))(?!.*\b(?:instead(?! of \d)|in (?:its|their|that) (?:place|spot)|there)\b)`,
)
export const firstOrder = (words: string): string => words.split(SECOND_ORDER)[0] ?? words

/** "Put me down for men and take golf off" gives two orders. */
export const apartAtOrder = (clause: string): string[] =>
  BEGINS_ORDER.test(clause) ? clause.split(SECOND_ORDER) : [clause]
