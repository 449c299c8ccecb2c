import { defined, ROWS, type RowName, rowOf } from '../../profile/rows.ts'
import type { Conversation, Question } from '../../state/conversation.ts'
import { ANSWERED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { entriesNamed } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { oneOf, pattern } from './reading/words.ts'
import { type Part, type Reading, readingOf } from './reading-of.ts'
import { FILLER, MISHEARD } from './words-of-flow.ts'

const NEVER_SAID = /\bi (?:never|did not|have not) (?:said?|meant?|mean|told|tell|asked?|wrote|write)\b/
const IS_WRONG =
  /\bthat is (?:not|wrong)|\bstill (?:says?|shows?|reads?)\b|\b(?:is|are|was) (?:all |just |still )?(?:wrong|not right|incorrect|not true)\b|\byou (?:misheard|misread|misunderstood|got|have|left|missed|forgot|ignored|dropped|skipped|put)\b/
/** "I said church as a joke" is no answer. */
const JOKED =
  /\b(?:as|is|was|half|only|just) a joke\b|\b(?:was|am|were)(?: only| just)? (?:joking|kidding|being sarcastic)\b/
const YOU_PUT = /^(?:(?:and|but|no|oh|so|wait) )*you (?:have )?(?:put|wrote|noted|written|got)\b/
const MEANS = /^(?:(?:and|but|no) )*(?:i (?:meant?|said|asked)|it (?:is|should|was))\b/
/** "No, that was the age": the last answer belongs to the named row. */
const IS_OF_ROW =
  /^(?:\W|\b(?:lol|haha|no|nope|sorry|wait|hey|oh)\b)*(?:that|this|it) (?:is|was) (?:for |about )?(?:the|my|your) \w+\W*$/
/** "That" means a change of at most this many messages ago. */
const MOST_LINES = 3

const SAYS_WRONG = oneOf(
  /(?:that|this|it)(?:['\u2019]s| is| was)(?: all| just| completely| still)? (?:wrong|incorrect|not (?:right|true|correct|it|what i (?:said|meant)))/,
  /(?:that|this|it) isn['\u2019]t (?:right|true|correct|it|what i (?:said|meant))|(?:wrong|incorrect)(?: again)?|not what i (?:said|meant)/,
  /you(?:['\u2019]ve| have)? (?:got|have|put|heard) (?:that|it|this|me) wrong|you (?:misheard|misread|misunderstood)(?: me| that)?/,
)
const I_SAID =
  /i (?:just |already |did |have )?(?:said|meant|told you|asked for|wrote|answered)(?: it['\u2019]?s| that)?/
const IT_IS = /(?:it(?:['\u2019]s| is| should (?:be|say)| was)|make (?:it|that)|should (?:be|say)|i(?:['\u2019]m| am))/
const BEGINS = new RegExp(
  pattern`^\W*(?:(?:no+|nope|nah|sorry|wait|oi|hang on|but|also|and|hey|er+|um+|well|actually|ugh)[\s,.!\u2013\u2014-]+)*(?:(?:${SAYS_WRONG})[\s,.;:!\u2013\u2014-]*(?:(?:${I_SAID}|${IT_IS})[\s,:]+)?|(?:${I_SAID})[\s,:]+)`
    .source,
  'i',
)
const POINTS = /^(?:that|it|this|so|no|yes|already|twice|you)\b[^\p{L}]*(?:already|before|twice|so)?[.!?]*$/iu

/**
 * Reads the words after a complaint ("No, I said 30 to 38") as a separate message. They answer the open question, or
 * else the last answered row.
 */
export function saidAnew({ message, state, reader }: Reading, listen: (reading: Reading) => Heard[]): Heard[] | null {
  const content = message.text.replace(BEGINS, '').trim()
  if (content === message.text || content === '' || FILLER.test(plainWords(content)) || POINTS.test(content))
    return null
  const heardUnder = (question: Question | null) => {
    const heard = listen(readingOf(content, { ...state, question, instead: null }, reader))
    return heard.some((one) => one.kind === 'change' && one.by !== 'guess' && one.sure >= ANSWERED) ? heard : null
  }
  const last = lastChanged(state)
  return heardUnder(state.question) ?? (last === null ? null : heardUnder(last))
}

export const neverSaid = (parts: readonly Part[]): Part[] =>
  parts.filter(
    ({ text }, at) =>
      NEVER_SAID.test(text) || JOKED.test(text) || (YOU_PUT.test(text) && MEANS.test(parts[at + 1]?.text ?? '')),
  )

/**
 * Opens the named rows, or else the row of the last change. If the message also changes something (`isMet`), opens only
 * named rows.
 */
export function complaint(text: string, { state }: Pick<Reading, 'state'>, isMet = false): Heard[] | null {
  const plain = plainWords(text)
  if (![MISHEARD, NEVER_SAID, IS_WRONG, IS_OF_ROW, JOKED].some((one) => one.test(plain))) return null
  const named = [...rowsCalledIn(plain), ...entriesNamed(text, state.profile.entries).map(rowOf)]
  const meant = named.length > 0 ? named : ROWS.filter((row) => !defined(row).isInWords && isNamedIn(row, plain))
  const last = isMet ? null : lastChanged(state)
  const rows = meant.length > 0 ? [...new Set(meant)] : last ? [last] : []
  return rows.length > 0
    ? rows.map((row) => ({ kind: 'handover', row, quote: text }))
    : [{ kind: 'talk', talk: 'misheard', quote: text }]
}

function lastChanged({ steps, turn }: Conversation): RowName | null {
  // If a turn changed several rows, the first was asked for.
  const last = steps.find((one) => one.turn === steps.at(-1)?.turn)
  const [one] = last?.back ?? []
  return last && one && 'row' in one && turn - last.turn <= MOST_LINES ? one.row : null
}
