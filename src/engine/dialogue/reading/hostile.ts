import { CODE, DEMANDS, MACHINE_TAGS, ORDERS, ROLE_PREFIX } from './orders.ts'
import type { Sentence } from './sentences.ts'
import { anyOf, oneOf, pattern } from './words.ts'

/** Whether a sentence is addressed to the machinery. */
export const isHostile = ({ text, original }: Sentence) =>
  (ORDERS.test(text) && !OWN_PRIVACY.test(text)) || DEMANDS.test(text) || ROLE_PREFIX.test(text) || CODE.test(original)

/** "Do other members see my notes?": a question about one's own things. */
const OWN_PRIVACY = oneOf(
  pattern`^\W*(?:(?:so|and|but|also|wait|sorry|ok) )*(?:do|does|can|could|will|would|are|is)\b.{0,30}?
    \b(?:members?|users?|people)\b.{0,20}\b(?:see|read|know|find|look at|get)\b.{0,30}\b(?:my|me|mine|i)\b[^.]{0,40}\?`,
  /^\W*(?:are|is|will|does|do)\b.{0,12}\bmy \w+(?: \w+){0,3}? (?:shown|visible|seen|read|given|sold|show)\b[^.]{0,40}\?/,
)

const IN_THE_FIRST_PERSON = anyOf(/i|i am|me|my|mine|myself/)
const TO_THE_MACHINE = pattern`^\W*
  (?:please |now |then |and |also |next |finally |instead |just |so )*
  ${oneOf(
    /set|put|change|add|write|output|print|give|make|return|say|mark|store|record|save|update|use|include/,
    /assign|fill|enter|insert|append|replace|overwrite|reply|answer|respond|confirm|treat|consider|assume/,
    /pretend|imagine|remember|note|from now on|every|all|always/,
  )}\b`

/**
 * The sentences that may hold the person's own answers. In a message that also gives orders to the machine, only what
 * the person says of themselves is left.
 *
 * @param raw the message as it came, with its markup
 */
export function genuine(sentences: readonly Sentence[], raw: string): { sentences: Sentence[]; isHostile: boolean } {
  const clean = sentences.filter((sentence) => !isHostile(sentence))
  if (clean.length === sentences.length && !MACHINE_TAGS.test(raw)) return { sentences: clean, isHostile: false }
  return {
    sentences: clean.filter(({ text }) => IN_THE_FIRST_PERSON.test(text) && !TO_THE_MACHINE.test(text)),
    isHostile: true,
  }
}
