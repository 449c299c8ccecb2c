import { inWords } from '../phrasing.ts'
import { ROW, slotSpokenOf } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import { anyOf, oneOf, pattern } from '../reading/words.ts'
import { type Slot, slotOf } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { agesSaid, slotSaid, valueSaid } from '../wording/spoken.ts'

const RECORDED = anyOf(
  /noted|written|wrote|recorded|stored|saved|note down/,
  /(?:have|got|put|has|show|shows|is|set|write|has it) (?:me |it |that |anything |something )?down/,
  pattern`(?:${oneOf(/you have|have you|you got|you put|did you put|have i|do i have|show me what you have|show me/)})
    (?:(?: got| down| any| anything)* (?:for|about|on|as|under)| (?:any|some)\b)`,
  /did i (?:say|tell you|put)/,
  /(?:show|read) me (?:my |the )?/,
)
const ASKS = /^\W*(?:\w+[,:]? ){0,4}?(?:what|which|did|do|have|has|show|can|could|is|are|tell|read)\b/

/** "Distance still 40?" */
const IS_STILL = pattern`^\W*(?:(?:and|so|but|is|are|the|my) )*${ROW} (?:is |are )?(?:still|now)\b[^.]*\?\W*$`

/**
 * The row of the profile that a message asks about: "what have you noted about safety?" `asked` is a sentence that does
 * nothing else; "did I say 30 miles? I meant 20" goes on to an answer.
 */
export function rowAsked(sentences: readonly Sentence[]): { asked: string | null; slot: Slot } | null {
  for (const { text, original } of sentences) {
    const isStill = IS_STILL.test(original.toLowerCase())
    const isAsking = (original.includes('?') || /^\W*(?:show|tell|read) me/.test(text)) && ASKS.test(text)
    const slot = isStill || (isAsking && RECORDED.test(text)) ? slotSpokenOf(text) : undefined
    if (slot) return { asked: isStill ? original : null, slot }
  }
  return null
}

/** Rows that are said as a whole clause: "you don't smoke". */
const CLAUSES: readonly Slot[] = ['smoking', 'drinking', 'kids']

/** What stands on a row, and what it came from. */
export function rowSaid(slot: Slot, state: Conversation): string {
  const held = state.entries.filter((entry) => slotOf(entry) === slot)
  const name = slotSaid(slot)
  if (held.length === 0) return `Nothing so far for ${name}.`
  const quoted = slot === 'faith' || slot === 'notes'
  const values =
    slot === 'age'
      ? [agesSaid(state) ?? '']
      : held.map(({ path, value }) => (quoted ? `"${value}"` : valueSaid(path, value, state)))
  const words = [
    ...new Set(held.flatMap((one) => (one.words && one.words !== String(one.value) ? [`"${one.words}"`] : []))),
  ]
  const from = held.every((one) => one.from === 'intake')
    ? ', from your intake'
    : words.length === 0 || quoted
      ? ''
      : `, from your words ${inWords(words)}`
  return CLAUSES.includes(slot)
    ? `I have that ${inWords(values)}${from}.`
    : `For ${name} I have ${inWords(values)}${from}.`
}
