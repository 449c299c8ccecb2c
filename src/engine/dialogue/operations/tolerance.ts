import { anyOf } from '../reading/words.ts'
import { slotOf, slotsWith } from '../slots.ts'
import { type Conversation, slotAsked } from '../state.ts'
import type { Operation } from './operation.ts'
import { plainly } from './quotes.ts'

const TOLERATES = anyOf(
  /(?:do|does|would|will|did) not (?:really |even )?(?:mind|care|bother)|not bothered|no (?:bother|problem|issue)/,
  /(?:is|are|am|it's|that's|he's|she's|they're) (?:quite |totally |perfectly )?(?:fine|ok|okay|all right|alright|grand|cool|acceptable)/,
)
const OF_OTHERS = anyOf(
  /(?:he|she|they|him|her|them|their|his|hers|theirs|someone|somebody|anyone|anybody|others?|man|woman|partner)/,
)
/** "I must not", "no": what is ruled out in the same breath is no tolerance. */
const RULES_OUT = /\b(?:but|as long as|so long as|only|unless|no|never)\b/

/** Rows of one's own habits and wishes, which "nothing" does not answer unless they were asked about. */
const OF_OWN = slotsWith(({ isClosed, isFilter }) => isClosed && isFilter)

/**
 * Operations in which what somebody accepts in others ("I don't mind if they smoke") is no answer of their own, no
 * demand and no limit: it may be a note.
 */
export function withoutTolerances(operations: readonly Operation[], before: Conversation): readonly Operation[] {
  return operations.map((one): Operation => {
    if (one.op === 'none' && OF_OWN.includes(one.about) && one.about !== slotAsked(before)) return asNote(one)
    if (one.op !== 'set' && one.op !== 'add' && one.op !== 'ask') return one
    return isTolerance(one) ? asNote(one) : one
  })
}

const asNote = ({ words }: Operation): Operation => ({ op: 'note', value: words, words })

function isTolerance({ path, value, words }: Extract<Operation, { op: 'set' | 'add' | 'ask' }>): boolean {
  const slot = slotOf({ path, value })
  const said = plainly(words)
  if (!TOLERATES.test(said) || RULES_OUT.test(said.replace(TOLERATES, ' '))) return false
  return slot === 'dealbreakers' || ((slot === 'smoking' || slot === 'drinking') && OF_OTHERS.test(said))
}
