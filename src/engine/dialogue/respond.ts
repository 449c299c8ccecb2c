import { groupOf, isOpen, nextPart } from './groups.ts'
import type { Change } from './merge.ts'
import { type Handover, handoverLines } from './orders/handover.ts'
import { type Said, sayOne, together } from './phrasing.ts'
import type { Sentence } from './reading/sentences.ts'
import { factOn, waysOf } from './service/facts.ts'
import { tellFacts } from './service/tell-facts.ts'
import type { Asking } from './service/topics.ts'
import type { Conversation, Part } from './state.ts'
import { HOSTILE_LINES, PASSING_LINES, TALK_LINES, type Talk, talkOf } from './telling/small-talk.ts'
import { THANKED } from './telling/talk-words.ts'
import type { Tone } from './telling/told.ts'
import {
  ACKNOWLEDGING,
  CORRECTED,
  LEFT_OPEN,
  LEFT_OUT,
  MUCH,
  MUCH_CORRECTED,
  QUIETLY,
  QUIETLY_MUCH,
  SOMETHING_ELSE,
  STANDS,
  STANDS_SO,
} from './wording/acknowledging.ts'
import { waysForOne } from './wording/one-change.ts'
import { GENTLE_WAYS_BACK, questionBank, topicOf, WAYS_BACK } from './wording/questions.ts'
import { changesInShort } from './wording/spoken.ts'

export type Heard = {
  before: Conversation
  merged: { state: Conversation; changes: Change[] }
  raw: string
  sentences: readonly Sentence[]
  isHostile: boolean
  /** What it asks about the service. */
  asks: readonly Asking[]
  /** What is handed over to the snapshot. */
  handover?: Handover | null
  /** Something is asked back after these words. */
  isAskedBack?: boolean
  /** It ends with a goodbye. */
  isGoodbye?: boolean
  /** A kind word is said before these. */
  isMet?: boolean
  /** That word is a model's, said of the message as a whole. */
  isRemark?: boolean
  /** How what it tells was met. */
  tone?: Tone | null
  /** The learned reader hears small talk in it, or nothing that says something. */
  isPassing?: boolean
  /** What it says again of what stands already. */
  standing?: readonly Change[]
  /** It says that something was misheard. */
  isMisheard?: boolean
  /** It answers what was offered: with a yes to what stands, by turning it down, or by asking something else. */
  answered?: 'stands' | 'refused' | 'else' | undefined
}
/** What is said before the next question; `pauses` when the question has been put in it already, or none should follow. */
export type Response = { state: Conversation; text: string; changes: Change[]; pauses: boolean }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Reacts to what a message held: an acknowledgement, an answer to a question, or a kind word, then back to the point,
 * or a goodbye to somebody who leaves.
 */
export function respond(heard: Heard): Response {
  const said = respondTo(heard)
  return heard.isGoodbye && !heard.isAskedBack ? farewell(heard, said) : said
}

function respondTo(heard: Heard): Response {
  const { merged, isHostile, asks } = heard
  if (asks.length > 0) return answer(heard, asks)
  if (merged.changes.length > 0) return acknowledge(heard)
  const standing = heard.standing ?? []
  if (standing.length > 0 && (heard.isMisheard || heard.answered === 'stands')) return sayStanding(heard, standing)
  if (heard.isAskedBack) return { state: merged.state, text: '', changes: [], pauses: true }
  if (heard.handover) {
    const first =
      heard.answered && heard.answered !== 'else'
        ? sayAnswered(heard, heard.answered)
        : { ...NOTHING, state: merged.state }
    const handed = handedOver(heard, first.state)
    return wayBack(heard, { state: handed.state, text: together(first.text, handed.text) }, WAYS_BACK_PLAIN)
  }
  if (isHostile) return backTo(heard, 'hostile', HOSTILE_LINES)
  // After a kind word nothing is said of what was offered, unless it was turned down.
  const answered = heard.isMet && heard.answered !== 'refused' ? undefined : heard.answered
  if (answered === 'else') return backTo(heard, 'else', SOMETHING_ELSE)
  if (answered) return sayAnswered(heard, answered)
  if (heard.tone === 'light' || heard.tone === 'plain') return askAgain(heard, { state: merged.state, text: '' })
  if (heard.isRemark && !heard.isGoodbye && !heard.tone) return afterRemark(heard)
  if (heard.isMet) return wayBack(heard, { state: merged.state, text: '' }, WAYS_BACK_GENTLE)
  return talk(heard)
}

/** To somebody who says again what was noted already: it is named, so that they see that it was heard. */
function sayStanding({ merged: { state }, isAskedBack = false }: Heard, standing: readonly Change[]): Response {
  const { said } = changesInShort(standing, state) ?? { said: '' }
  const spoken = sayOne(state, 'so', STANDS_SO)
  return { state: spoken.state, text: capital(withSaid(spoken.text, said, 0)), changes: [], pauses: isAskedBack }
}

/** To an answer that changes nothing. */
function sayAnswered({ merged: { state } }: Heard, answered: 'stands' | 'refused'): Response {
  const said = answered === 'refused' ? sayOne(state, 'left-out', LEFT_OUT) : sayOne(state, 'stands', STANDS)
  return { ...said, changes: [], pauses: false }
}

/** What was said, and a goodbye in the place of the next question. */
function farewell({ sentences }: Heard, said: Response): Response {
  const isThanked = sentences.some(({ text }) => THANKED.test(text))
  const welcome = isThanked ? sayOne(said.state, 'talk.thanks', TALK_LINES.thanks) : { state: said.state, text: '' }
  const bye = sayOne(welcome.state, 'talk.bye', TALK_LINES.bye)
  return { ...said, state: bye.state, text: together(said.text, welcome.text, bye.text), pauses: true }
}

const isQuiet = (tone: Tone | null | undefined) => tone === 'grave' || tone === 'plain'

/** What is said of what is handed over to the snapshot; nothing where nothing is. */
function handedOver({ handover }: Heard, state: Conversation): Said {
  if (!handover) return { state, text: '' }
  const { id, ways } = handoverLines(handover)
  return sayOne(state, id, ways)
}

/** What was noted, and what is handed over. */
function acknowledge(heard: Heard): Response {
  const noted = heard.merged.changes.length > 0 ? sayNoted(heard) : { ...NOTHING, state: heard.merged.state }
  const handed = handedOver(heard, noted.state)
  return { ...noted, state: handed.state, text: together(noted.text, handed.text) }
}
const NOTHING = { text: '', changes: [], pauses: false }

function sayNoted({ merged: { state, changes }, tone, isRemark = false }: Heard): Response {
  // After a kind word one does not begin anew with thanks.
  const isAfter = isRemark || isQuiet(tone)
  const isOpen = changes.every(({ kind }) => kind === 'declined')
  const corrections = changes.filter(
    (change) =>
      (change.kind === 'set' && change.before !== null) || change.kind === 'removed' || change.kind === 'cleared',
  )
  // One change among several new entries is no correction of them; other words for an entry are two changes.
  const isCorrection = corrections.length > 0 && 2 * corrections.length >= changes.length
  const plain = isCorrection ? { id: 'fixed', ways: CORRECTED } : { id: 'ack', ways: ACKNOWLEDGING }
  const quiet = isAfter && !isCorrection ? { id: 'quiet', ways: QUIETLY } : waysForOne(changes, state)
  const { id, ways } = isOpen ? { id: 'left', ways: LEFT_OPEN } : (quiet ?? plain)
  const { said, more } = changesInShort(changes, state) ?? { said: '', more: 0 }
  const [much, ofMuch] = isCorrection
    ? (['fixed-much', MUCH_CORRECTED] as const)
    : isAfter
      ? (['quiet-much', QUIETLY_MUCH] as const)
      : (['much', MUCH] as const)
  const spoken = more > 0 ? sayOne(state, much, ofMuch) : sayOne(state, id, ways)
  return { state: spoken.state, text: capital(withSaid(spoken.text, said, more)), changes, pauses: false }
}

const withSaid = (text: string, said: string, more: number) =>
  text
    .replace('{said}', () => said)
    .replace('{Said}', () => capital(said))
    .replace('{more}', String(more))

/** What was noted in the message that asks, or what of it stands already. */
function saidFirst(heard: Heard): Said {
  const { merged, standing = [], isMisheard } = heard
  const isSaidAgain = merged.changes.length === 0 && standing.length > 0 && isMisheard
  return isSaidAgain ? sayStanding(heard, standing) : acknowledge(heard)
}

/** What was noted in the same message, the facts asked about, and the way back to the open question. */
function answer(heard: Heard, asks: readonly Asking[]): Response {
  const facts = tellFacts(asks, { first: saidFirst(heard), now: heard.merged.state, isMet: heard.isMet })
  // The open question once more needs no other way back to it.
  if (asks.some(({ topic }) => topic === 'Qrepeat')) return { ...facts, changes: heard.merged.changes, pauses: true }
  return wayBack(heard, facts, WAYS_BACK_PLAIN)
}

/** What was asked before and is still without an answer. */
const openPart = ({ part, pending }: Conversation, now: Conversation): Part | null =>
  isOpen({ ...now, part, pending }) ? (part ?? nextPart(now)) : null

const WAYS_BACK_PLAIN = { bank: 'back', ways: WAYS_BACK }
const WAYS_BACK_GENTLE = { bank: 'gently', ways: GENTLE_WAYS_BACK }

/** Says one thing and returns to the question that is still open, without counting it as asked again. */
function backTo(heard: Heard, id: string, ways: readonly string[]): Response {
  return wayBack(heard, sayOne(heard.merged.state, id, ways), WAYS_BACK_PLAIN)
}

type WaysBack = { bank: string; ways: readonly string[] }

function wayBack(heard: Heard, said: Said, { bank, ways }: WaysBack): Response {
  const { before, merged, isAskedBack, isGoodbye } = heard
  const part = isAskedBack || isGoodbye ? null : openPart(before, merged.state)
  if (part === null) return { state: said.state, text: said.text, changes: merged.changes, pauses: false }
  const back = sayOne({ ...said.state, pending: groupOf(part), part }, bank, ways)
  const text = together(said.text, back.text.replace('{topic}', topicOf(part)))
  return { state: back.state, text, changes: merged.changes, pauses: true }
}

const MOVES_ON: readonly Talk[] = ['no', 'unsure', 'yes', 'chat']
const LEAST_WORDS = 4

/** To a word or two that say nothing. */
const SHORT_CHAT: readonly string[] = [
  "I didn't get an answer out of that one, sorry.",
  'Okay!',
  'Right.',
  'All right.',
]

function talk(heard: Heard): Response {
  const { merged, raw } = heard
  if (heard.isGoodbye) return { state: merged.state, text: '', changes: [], pauses: true }
  const kind = talkOf(raw, heard.sentences)
  const isShort = kind === 'chat' && raw.trim().split(/\s+/).length < LEAST_WORDS
  if (kind === 'question') return offTopic(heard)
  const [id, ways] = isShort
    ? (['short', SHORT_CHAT] as const)
    : kind === 'chat' && heard.isPassing
      ? (['passing', PASSING_LINES] as const)
      : ([`talk.${kind}`, TALK_LINES[kind]] as const)
  const said = sayOne(merged.state, id, ways)
  if (kind === 'greeting') return askAgain(heard, said)
  if (kind === 'bye' || MOVES_ON.includes(kind)) return { ...said, changes: [], pauses: kind === 'bye' }
  return backTo(heard, `talk.${kind}`, TALK_LINES[kind])
}

/** To a question that nothing here answers. */
function offTopic(heard: Heard): Response {
  const { state } = heard.merged
  const asking = heard.sentences.filter(({ asks, original }) => asks || original.endsWith('?'))
  const text = asking.map((sentence) => sentence.text).join(' ')
  const { name, fact } = factOn('Qoff', text)
  return backTo(heard, `fact.Qoff.${name}`, waysOf(fact, { state, text }))
}

/** After a model's remark on small talk the open question is put once more; a yes, a no or "no idea" has answered it. */
function afterRemark(heard: Heard): Response {
  const said = { state: heard.merged.state, text: '' }
  const kind = talkOf(heard.raw, heard.sentences)
  return kind !== 'chat' && MOVES_ON.includes(kind) ? { ...said, changes: [], pauses: false } : askAgain(heard, said)
}

/** The open question once more in other words, not counted as asked again. */
function askAgain({ before }: Heard, said: Said): Response {
  const part = openPart(before, said.state)
  if (part === null) return { ...said, changes: [], pauses: false }
  const { id, ways } = questionBank(part, said.state)
  const again = sayOne(said.state, id, ways)
  return { state: again.state, text: together(said.text, again.text), changes: [], pauses: true }
}
