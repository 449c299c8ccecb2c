import { merge } from './merge.ts'
import { type Said, sayOne } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { anyCase, oneOf, pattern } from './reading/words.ts'
import { type Distress, HELP } from './safety.ts'
import { sayBack } from './say-back.ts'
import { TALK_LINES } from './small-talk.ts'
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
const [SAFE, NOT_SURE, LATER] = ["I'm safe, just tired", "I'm not sure", "Let's go on later"] as const
const CARE_ANSWERS = [SAFE, NOT_SURE, LATER]

const WELL =
  /safe|fine|ok(?:ay)?|alright|all right|good|grand|well|all good|in no danger|just (?:very |so |really )?(?:tired|sad)/
const AM = pattern`(?:i['\u2019]?m|i am|im|am|yes|yeah|yep|yup|sure|really|honestly|totally|perfectly|all|quite|course|just|no)`
/** "I'm fine really", "yes, safe", "no no I'm ok": safe, unless a "not" goes before it. */
const IS_SAFE = anyCase(pattern`(?<!\bnot |n['\u2019]?t |never |if )\b(?:${AM}[\s,.!]+)+(?:${WELL})\b`)
const IS_YES = anyCase(
  pattern`^\W*${oneOf(/yes|yeah|yep|yup|yea|aye|sure|of course|ok(?:ay)?|i am|safe|fine|course i am|i['\u2019]?m good/)}(?!\s*(?:but|i['\u2019]?m not|not))\b`,
)
const IS_LATER =
  /\b(?:(?:go on|continue|another|some other|come back|do this|finish|talk) (?:\w+ )?(?:later|time|tomorrow|day)|later|not now)\b\W*$/i
/** "No one under 40" goes on with the profile. */
const NOT_SAFE =
  /^\W*(?:no|nope|not really|i don['\u2019]?t (?:know|think so)|not sure|i['\u2019]?m not)(?:\W*$|[,.!\s]+(?:i|not|it|he|she|they)\b)/i
const LONGEST_YES = 6

/** What a message answers to the soft question, and what it says besides. */
export type CareAnswer = { kind: 'safe' | 'unsafe' | 'later'; rest: string }

/** The answer to the soft question in a message; null when none stands, or it goes on with the profile. */
export function careAnswer({ offer }: Conversation, text: string): CareAnswer | null {
  if (offer?.group !== CARE) return null
  const said = text.trim()
  if (said === NOT_SURE) return { kind: 'unsafe', rest: '' }
  if (said === LATER) return { kind: 'later', rest: '' }
  const isSafe = (part: string) => IS_SAFE.test(part) || (IS_YES.test(part) && part.split(/\s+/).length <= LONGEST_YES)
  if (IS_SAFE.test(said)) return { kind: 'safe', rest: without(said, isSafe) }
  if (NOT_SAFE.test(said)) return { kind: 'unsafe', rest: '' }
  if (IS_LATER.test(said)) return { kind: 'later', rest: '' }
  const [first = ''] = said.split(CLAUSE)
  return isSafe(first) ? { kind: 'safe', rest: without(said, isSafe) } : null
}

const CLAUSE = /[.!?;,\n]+\s*/
const ONLY_TIRED =
  /^\W*(?:(?:i['\u2019]?m|i am|just|only|no|yes|very|so|really|a bit|thanks?|thank you|though|honestly)\s*)*(?:tired|sad|sleepy)?\W*$/i

/** A message without its clauses that say so. */
const without = (text: string, isSaid: (clause: string) => boolean) =>
  text
    .split(CLAUSE)
    .filter((clause) => clause !== '' && !isSaid(clause) && !ONLY_TIRED.test(clause))
    .join(', ')

const GLAD: readonly string[] = ["I'm glad you're still here. We can go as slowly as you like."]
const GOOD: readonly string[] = ['Good. Thank you for telling me.', "That's good to hear.", 'All right, thank you.']

/** Said to somebody who says that they are safe; that one is glad only once. */
export function gladOf(state: Conversation): Said {
  const isGlad = state.used.some((one) => one.startsWith('glad.'))
  const said = isGlad ? sayOne(state, 'well', GOOD) : sayOne(state, 'glad', GLAD)
  return { ...said, state: { ...said.state, safeAt: state.turn } }
}

/** To "later": nothing is asked, and nothing is lost. */
export function untilLater(state: Conversation): Turn {
  const said = sayOne(state, 'talk.bye', TALK_LINES.bye)
  return fixedTurn(said.state, said.text)
}

const SOFT: readonly string[] = [
  'That sounds heavy. Are you safe right now? If not, call or text 988 at any hour (Suicide & Crisis Lifeline, free), or 911 if you are in danger now.',
  "I'm sorry it's this hard. Are you safe right now? Somebody is awake for you day and night: call or text 988, or 911 if you are in danger.",
]
/** What may be heavy is asked about with the line beside it, and without a question of the form. */
export function softly(state: Conversation, read: readonly Proposal[]): Turn {
  const said = sayOne(state, 'help.soft', SOFT)
  const merged = merge(said.state, read, { from: 'answer', turn: state.turn - 1 })
  const offer = { group: CARE, options: CARE_ANSWERS.map((label) => ({ label, does: [] })) }
  return { ...fixedTurn({ ...merged.state, offer }, said.text), noted: sayBack(merged.changes, merged.state) }
}
