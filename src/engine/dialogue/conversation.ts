import { MAX_CHAT_TURNS, MAX_PERSON_NAME } from '#contract/limits.ts'
import { netChanges } from './changes.ts'
import { pressed } from './choices.ts'
import { groupOf, nextPart } from './groups.ts'
import { fromIntake, fromSnapshot, type KnownFacts } from './known-facts.ts'
import { merge } from './merge.ts'
import { type Said, sayOne, together } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { proposalsFrom, readMessage } from './proposals.ts'
import { questionBank } from './questions.ts'
import { cutAtWord } from './read-reply/wording.ts'
import { cleanText } from './reading/clean-text.ts'
import type { Sentence } from './reading/sentences.ts'
import { respond } from './respond.ts'
import { type Distress, distressIn, HELP, isUnderage, UNDERAGE_REPLY } from './safety.ts'
import { sayBack, summaryOf } from './say-back.ts'
import type { Conversation } from './state.ts'

/** One turn's outcome. `noted` is what was understood, in words; `ended` says why the conversation is over. */
export type Turn = {
  state: Conversation
  reply: string
  noted: string | null
  done: boolean
  ended: Conversation['ended']
}

const EMPTY: Omit<Conversation, 'name' | 'seed'> = {
  version: 1,
  turn: 0,
  entries: [],
  declined: [],
  settled: [],
  asked: {},
  pending: null,
  part: null,
  offer: null,
  earlier: null,
  lastPath: null,
  lastUnit: null,
  ownAge: null,
  aroundOwnAge: null,
  used: [],
  done: false,
  ended: null,
}

const GREETINGS: readonly string[] = [
  'Hello {name}, I am the Overture concierge. A few short questions, and you can skip any of them.',
  'Welcome, {name}. I will ask a few things, one at a time; answer as briefly as you like.',
  'Good to meet you, {name}. Tell me about what you are after in your own words, and I will keep notes you can correct.',
]
const GREETINGS_AFTER_INTAKE: readonly string[] = [
  'Hello {name}. I have read your intake, so only a little is left to ask.',
  'Welcome back, {name}. Your intake told me most of it; just a few things more.',
  'Good to see you, {name}. What you wrote in the intake is noted already, so this is short.',
]

/**
 * Opens a conversation with what is already known and puts the first question.
 *
 * @param today YYYY-MM-DD, for the person's age from their birthdate
 * @param seed any whole number; it picks the wordings
 */
export function beginConversation({
  name,
  known,
  today,
  seed,
}: {
  name: string
  known: KnownFacts
  today: string
  seed: number
}): { state: Conversation; reply: string } {
  const shown = cutAtWord(
    cleanText(name)
      .replace(/[<>{}\n]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_PERSON_NAME,
  )
  const blank: Conversation = { ...EMPTY, name: shown, seed }
  const intake = known.intake
    ? fromIntake(known, today)
    : proposalsFrom((known.intakeSummary ?? '').replaceAll('_', '-'), blank)
  const informed = merge(blank, intake, { from: 'intake', turn: null }).state
  const start = merge(informed, fromSnapshot(known.snapshot), { from: 'answer', turn: null }).state
  const greeting = sayOne(start, 'hello', start.entries.length > 3 ? GREETINGS_AFTER_INTAKE : GREETINGS)
  const asked = askNext({ ...greeting.state, lastPath: null })
  return { state: asked.state, reply: together(greeting.text.replace('{name}', shown || 'there'), asked.text) }
}

/** The person's line taken in: what it changes, what is said back, and the next question. */
export function takeTurn(
  before: Conversation,
  text: string,
  options: { today: string; proposals?: readonly Proposal[] },
): Turn {
  if (before.ended === 'underage') return ended(before, UNDERAGE_REPLY)
  if (before.turn >= MAX_CHAT_TURNS) return ended({ ...before, ended: 'length', done: true }, TOO_LONG)
  const state = { ...before, turn: before.turn + 1, offer: null }
  const certain = pressed(before, text)
  if (certain) return heard(state, { before, proposals: certain, text, sentences: [], isHostile: false })
  const { proposals, sentences, all, isHostile } = readMessage(text, before)
  if (isUnderage(all)) return ended(wiped(state), UNDERAGE_REPLY)
  const distress = distressIn(all)
  if (distress) return helpFirst(state, distress === 'abuse' ? proposals : [], distress)
  return heard(state, { before, proposals: [...(options.proposals ?? []), ...proposals], text, sentences, isHostile })
}

type Taken = {
  before: Conversation
  proposals: readonly Proposal[]
  text: string
  sentences: readonly Sentence[]
  isHostile: boolean
}

/** What was understood, noted and answered. */
function heard(state: Conversation, { before, proposals, text, sentences, isHostile }: Taken): Turn {
  const applied = merge(state, proposals, { from: 'answer', turn: before.turn })
  const merged = { state: applied.state, changes: netChanges(applied.changes) }
  const response = respond({ before, merged, raw: text, sentences, isHostile })
  const asked = response.pauses ? { state: response.state, text: '' } : askNext(response.state)
  return {
    state: asked.state,
    reply: together(response.text, asked.text),
    noted: sayBack(response.changes, asked.state),
    done: asked.state.done,
    ended: null,
  }
}

const TOO_LONG =
  'That is as long as one chat goes. Everything noted so far is safe: press "Finish & Save Profile" to save it, or correct it on the snapshot.'

const ended = (state: Conversation, reply: string): Turn => ({
  state,
  reply,
  noted: null,
  done: state.done,
  ended: state.ended,
})

/** Nothing of someone under 18 is kept, not even the name. */
const wiped = (state: Conversation): Conversation => ({ ...EMPTY, name: '', seed: state.seed, ended: 'underage' })

/** Help lines and no question. What someone says in need is not read for a profile, except after what is past. */
function helpFirst(state: Conversation, read: readonly Proposal[], distress: Distress): Turn {
  const said = sayOne(state, `help.${distress}`, HELP[distress])
  const merged = merge(said.state, read, { from: 'answer', turn: state.turn - 1 })
  return {
    state: merged.state,
    reply: said.text,
    noted: sayBack(merged.changes, merged.state),
    done: merged.state.done,
    ended: null,
  }
}

const CLOSING: readonly string[] = [
  'That is all I wanted to know. Anything to change or add? Otherwise press "Finish & Save Profile".',
  'We have everything. Tell me what I should put right, or press "Finish & Save Profile".',
  'Nothing more to ask from my side. If it all looks right, "Finish & Save Profile" saves it; if not, just say so.',
]
const STILL_OPEN: readonly string[] = [
  'Anything else to change or add?',
  'Is there more your matchmaker should know? Otherwise "Finish & Save Profile" is all that is left.',
  'Tell me if something should be different; the rest is ready to save.',
  'What else would you like to put right?',
  'The profile is ready when you are.',
  'Say so if you want anything changed.',
  'Add whatever you like, or save it as it stands.',
  'You can go on adding, or press "Finish & Save Profile".',
]

/** Puts the next question, or closes when there is none. */
export function askNext(state: Conversation): Said {
  const part = nextPart(state)
  if (part === null) return close(state)
  const { id, ways } = questionBank(part)
  const said = sayOne(state, id, ways)
  const asked = { ...said.state.asked, [part]: (said.state.asked[part] ?? 0) + 1 }
  return { state: { ...said.state, asked, pending: groupOf(part), part }, text: said.text }
}

function close(state: Conversation): Said {
  if (state.done) return sayOne({ ...state, pending: null, part: null }, 'open', STILL_OPEN)
  const said = sayOne({ ...state, pending: null, part: null, done: true }, 'close', CLOSING)
  return { state: said.state, text: together(summaryOf(state), said.text) }
}
