import { isBegun } from '../groups.ts'
import { kidsFromHereOn } from '../slots/kids.ts'
import { defined } from '../slots.ts'
import { type Conversation, isPastParenting, type Part } from '../state.ts'

/** A question in several wordings. */
type Bank = { id: string; ways: readonly string[] }

const OWN_AGE = {
  ask: [
    "You'd like someone near your own age. How old are you?",
    'So I can work that out, what is your age?',
    "What's your own age? I'll count from there.",
  ],
  topic: 'your own age',
}

/** The wordings of a question. Each asks one thing. */
export function questionBank(part: Part, state: Conversation): Bank {
  if (part === 'ownAge') return { id: 'ask.ownAge', ways: OWN_AGE.ask }
  if (part === 'kids' && isPastParenting(state)) return { id: 'ask.kids.later', ways: kidsFromHereOn.ask }
  const { ask, askMore } = defined(part)
  return askMore && isBegun(state, part) ? { id: `more.${part}`, ways: askMore } : { id: `ask.${part}`, ways: ask }
}

/** A question's subject in a few words, for coming back to it. */
export function topicOf(part: Part): string {
  if (part === 'ownAge') return OWN_AGE.topic
  const { topic, name } = defined(part)
  return topic ?? name
}

/** The same after something sad was said. */
export const GENTLE_WAYS_BACK: readonly string[] = [
  "If you feel like going on, we were at {topic}. If not, that's fine too.",
  "When you're ready, we can talk about {topic}.",
  'Only if you like: the next thing is {topic}.',
]

/** Before the next question after something sad. */
export const GENTLE_LEADS: readonly string[] = [
  "Whenever you're ready.",
  'In your own time.',
  "There's no hurry with this one.",
  'Only if you feel like going on.',
]

/** Ways back to the open question after something else was talked about; `{topic}` is filled in. */
export const WAYS_BACK: readonly string[] = [
  'Shall we go on with {topic}?',
  "What I'd still like to know is {topic}.",
  "Back to {topic}, when you're ready.",
  "Let's go back to {topic}.",
  'On to {topic}, then.',
  'We were at {topic}.',
  "I'd asked about {topic}.",
]
