import { merge } from './merge.ts'
import { sayOne } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { type Distress, HELP } from './safety.ts'
import { sayBack } from './say-back.ts'
import type { Conversation } from './state.ts'
import { fixedTurn, type Turn } from './turn.ts'

/** Help lines and no question. What someone says in need is not read for a profile, except after what is past. */
export function helpFirst(state: Conversation, read: readonly Proposal[], distress: Distress): Turn {
  const said = sayOne(state, `help.${distress}`, HELP[distress])
  const merged = merge(said.state, read, { from: 'answer', turn: state.turn - 1 })
  return { ...fixedTurn(merged.state, said.text), noted: sayBack(merged.changes, merged.state) }
}

/** The soft question and its answers. */
const CARE = 'care'
const NOT_SURE = "I'm not sure"
const CARE_ANSWERS = ["I'm safe, just tired", NOT_SURE, "Let's go on later"] as const

/** "No one under 40" goes on with the profile. */
const NOT_SAFE =
  /^\W*(?:no|nope|not really|i don['\u2019]?t (?:know|think so)|not sure|i['\u2019]?m not)(?:\W*$|[,.!\s]+(?:i|not|it|he|she|they)\b)/i

/** Whether the soft question was answered with anything but safety. */
export const isUnsafe = ({ offer }: Conversation, text: string): boolean =>
  offer?.group === CARE && (text.trim() === NOT_SURE || NOT_SAFE.test(text.trim()))

const SOFT: readonly string[] = [
  'That sounds heavy. Are you safe right now? If not, call or text 988 at any hour (Suicide & Crisis Lifeline, free), or 911 if you are in danger now.',
  "I'm sorry it's this hard. Are you safe right now? Somebody is awake for you day and night: call or text 988, or 911 if you are in danger.",
]
/** What may be heavy is asked about with the line beside it, and without a question of the form. */
export function softly(state: Conversation, read: readonly Proposal[] = []): Turn {
  const said = sayOne(state, 'help.soft', SOFT)
  const merged = merge(said.state, read, { from: 'answer', turn: state.turn - 1 })
  const offer = { group: CARE, options: CARE_ANSWERS.map((label) => ({ label, does: [] })) }
  return { ...fixedTurn({ ...merged.state, offer }, said.text), noted: sayBack(merged.changes, merged.state) }
}
