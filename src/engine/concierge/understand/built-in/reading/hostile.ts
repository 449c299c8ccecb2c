import { CODE, DEMANDS, MACHINE_TAGS, ORDERS, ROLE_PREFIX } from './orders.ts'
import type { Sentence } from './sentences.ts'
import { anyOf, oneOf, pattern } from './words.ts'

export const isHostile = ({ text, original }: Sentence) =>
  ((ORDERS.test(text) || DEMANDS.test(text)) && !ASKS_WHETHER.test(text)) ||
  ROLE_PREFIX.test(text) ||
  CODE.test(original)

/** "Do other members see my notes?" is a yes-no question, not an order. */
const ASKS_WHETHER = pattern`^\W*(?:(?:so|and|but|also|wait|sorry|ok|one|last|quick|check|question)\W+)*${oneOf(
  pattern`(?:do|does|did|are|is|was|were|will|would|can|could)\b(?! (?:you|we|everyone|everybody|each|every|all)\b)
    [^.!:;{}\n]{0,110}\?`,
  /(?:do|did) (?:you|u|we|they)\b[^.!:;{}\n]{0,110}/,
)}\W*$`

const IN_THE_FIRST_PERSON = anyOf(/i|i am|me|my|mine|myself/)
const TO_THE_MACHINE = pattern`^\W*
  (?:please |now |then |and |also |next |finally |instead |just |so )*
  ${oneOf(
    /set|put|change|add|write|output|print|give|make|return|say|mark|store|record|save|update|use|include/,
    /assign|fill|enter|insert|append|replace|overwrite|reply|answer|respond|confirm|treat|consider|assume/,
    /pretend|imagine|remember|note|from now on|every|all|always/,
  )}\b`

/**
 * The sentences that may hold the person's answers. If a message also gives orders to the software, keep only what
 * the person says of themselves.
 *
 * @param raw the message as received, with its markup
 */
export function genuine(sentences: readonly Sentence[], raw: string): { sentences: Sentence[]; isHostile: boolean } {
  const clean = sentences.filter((sentence) => !isHostile(sentence))
  if (clean.length === sentences.length && !MACHINE_TAGS.test(raw)) return { sentences: clean, isHostile: false }
  return {
    sentences: clean.filter(({ text }) => IN_THE_FIRST_PERSON.test(text) && !TO_THE_MACHINE.test(text)),
    isHostile: true,
  }
}
