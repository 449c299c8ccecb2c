import { MAX_CHAT_TURNS, MAX_PERSON_NAME } from '#contract/limits.ts'
import {
  askBack,
  askReword,
  askWhich,
  askWording,
  type Back,
  backIn,
  CARE,
  CARE_ANSWERS,
  isUnsafe,
  reworded,
} from './ask-back.ts'
import { differences, netChanges } from './changes.ts'
import { pressed } from './choices.ts'
import { type Decision, decide, heardInOwnWords, plainAnswers } from './decide.ts'
import { askToKeep, discloses, THANKFUL } from './disclosure.ts'
import { groupOf, nextPart } from './groups.ts'
import { fromIntake, fromSnapshot, type KnownFacts } from './known-facts.ts'
import { likelihoodOf } from './learned/likelihood.ts'
import type { LearnedReader, Likelihood } from './learned/reader.ts'
import { type Change, merge } from './merge.ts'
import { listName } from './orders/likely-order.ts'
import { type Ordered, orderIn } from './orders/orders-in.ts'
import { askToKeepWords } from './own-words.ts'
import { type Said, sayOne, together } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { proposalsFrom, type Reading, readMessage, slotOfProposal } from './proposals.ts'
import { questionBank } from './questions.ts'
import { cutAtWord } from './read-reply/wording.ts'
import { cleanText } from './reading/clean-text.ts'
import type { Sentence } from './reading/sentences.ts'
import { type Response, respond } from './respond.ts'
import { careFor, type Distress, distressIn, HELP, isHeavy, isUnderage, UNDERAGE_REPLY } from './safety.ts'
import { flipIn, sayBack } from './say-back.ts'
import { askTopic, questionIn, type ServiceQuestion, topicPressed } from './service/question.ts'
import type { Slot } from './slots.ts'
import { speaksOfGrownChildren, talkOf } from './small-talk.ts'
import type { Conversation } from './state.ts'
import { CLOSING, GREETINGS, GREETINGS_AFTER_INTAKE, STILL_OPEN } from './wording/opening-and-closing.ts'
import { summaryOf } from './wording/summary.ts'

/** One turn's outcome. `noted` is what was understood, in words; `ended` says why the conversation is over. */
export type Turn = {
  state: Conversation
  reply: string
  noted: string | null
  /** Old and new of a firm answer that changed; the word undo takes it back. */
  undo: string | null
  done: boolean
  ended: Conversation['ended']
  /** The reply is said as it is written: help, an end, a fact, something asked back, a message to the machinery. */
  isFixed: boolean
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
  hasGrownChildren: false,
  used: [],
  done: false,
  ended: null,
}

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

/** What a turn may draw on besides the state and the line. */
type TurnOptions = {
  today: string
  /** What a model read; the engine checks it like its own. */
  proposals?: readonly Proposal[]
  /** The learned second reader. Without it the rules alone decide. */
  reader?: LearnedReader | undefined
}

/** The person's line taken in: what it changes, what is said back, and the next question. */
export function takeTurn(before: Conversation, text: string, options: TurnOptions): Turn {
  if (before.ended === 'underage') return ended(before, UNDERAGE_REPLY)
  if (before.turn >= MAX_CHAT_TURNS) return ended({ ...before, ended: 'length', done: true }, TOO_LONG)
  const hasGrownChildren = before.hasGrownChildren || speaksOfGrownChildren(text)
  const state = { ...before, turn: before.turn + 1, offer: null, hasGrownChildren }
  const said = { before, text, sentences: [], isHostile: false }
  const topic = topicPressed(before, text)
  if (topic) return heard(state, { ...said, proposals: [], question: { kind: 'about', topics: [topic] } })
  const isInNeed = isUnsafe(before, text)
  const certain = pressed(before, text)
  if (certain && !isInNeed) return heard(state, { ...said, proposals: certain })
  const read = readMessage(text, before)
  if (isUnderage(read.all)) return ended(wiped(state), UNDERAGE_REPLY)
  const likely = options.reader && likelihood(options.reader, { before, text, reading: read })
  const reading = likely ? agreedWords(read, { likely, before }) : read
  const distress = isInNeed ? 'self-harm' : distressIn(reading.all)
  const care = careFor({ distress, isCertain: distress === 'abuse' || isInNeed, likely })
  if (care === 'help' && distress) return helpFirst(state, distress === 'abuse' ? reading.proposals : [], distress)
  if (care === 'soft') return softly(state)
  if (reading.isHostile) return heard(state, { ...said, ...reading })
  const anew = reworded(before, text)
  if (anew) return heard(state, { ...said, proposals: anew })
  const order = orderIn(reading, { before, text, likely, told: read.proposals })
  const rest: HalfRead = order && !order.isFree ? readMessage(order.rest, before) : reading
  const decided = decidedOf(rest, { before, likely, order })
  const question = likely ? questionIn(likely) : null
  // A loss is met with condolences, and an answer with what follows it.
  const isRead =
    decided.sure.length > 0 || (order?.proposals.length ?? 0) > 0 || talkOf(text, reading.sentences) === 'grief'
  if (likely && isHeavy(likely, { before, isRead })) return softly(state, decided.sure)
  const proposals = [...(options.proposals ?? []), ...(order?.proposals ?? []), ...decided.sure]
  const { sentences } = rest
  const isDisclosure = likely !== undefined && !order && discloses(likely, reading.proposals)
  const { doubts } = decided
  const { reader } = options
  const keep =
    isDisclosure || order || !likely || !reader
      ? null
      : askToKeepWords({ reader, likely, sentences, asked: slotAsked(before), read: [...proposals, ...doubts] })
  return heard(state, { ...said, sentences, proposals, doubts, order, question, isDisclosure, keep })
}

/** A reading without the words of one's own that the learned reader does not hear as such; what it half hears is asked. */
function agreedWords(read: Reading, { likely, before }: { likely: Likelihood; before: Conversation }): HalfRead {
  const { heard, half } = heardInOwnWords(read.proposals, { likely, asked: slotAsked(before) })
  return { ...read, proposals: heard, half }
}

type HalfRead = Reading & { half?: readonly Proposal[] }

/** What is noted and what asked back. Beside an order only what is plain is noted: its own words are no answers. */
function decidedOf(
  reading: HalfRead,
  { before, likely, order }: { before: Conversation; likely: Likelihood | undefined; order: Ordered | null },
): Decision {
  const { proposals } = reading
  if (!likely || (order && !order.isFree)) return { sure: proposals, doubts: [] }
  const evidence = { likely, asked: slotAsked(before), state: before, isOfOthers: isOfOthers(reading) }
  const decided = decide(proposals, evidence)
  if (order) return { sure: plainAnswers(decided.sure, likely), doubts: [] }
  const half = reading.half ?? []
  return decided.doubts.length > 0
    ? decided
    : { ...decided, doubts: half.filter((one) => slotOfProposal(one) === slotOfProposal(half[0] ?? one)) }
}

const slotAsked = ({ part }: Conversation): Slot | null => (part === 'ownAge' ? null : part)

/** Whether all of a message is about somebody else. */
const isOfOthers = ({ sentences }: Reading) =>
  sentences.length > 0 && sentences.every(({ clauses }) => clauses.every(({ about }) => about === 'third'))

type Read = { before: Conversation; text: string; reading: Reading }

const likelihood = (reader: LearnedReader, { before, text, reading }: Read) =>
  likelihoodOf(reader, {
    text: cleanText(text),
    sentences: reading.sentences.map(({ original }) => original),
    asked: before.part,
  })

type Taken = {
  before: Conversation
  proposals: readonly Proposal[]
  text: string
  sentences: readonly Sentence[]
  isHostile: boolean
  doubts?: readonly Proposal[]
  order?: Ordered | null
  question?: ServiceQuestion | null
  /** It tells something of the person that deserves a human word first. */
  isDisclosure?: boolean
  /** What it says in words of its own is offered to be kept. */
  keep?: Back | null
}

/** What was understood, noted, asked back and answered. */
function heard(state: Conversation, taken: Taken): Turn {
  const { before, text, sentences, isHostile, doubts = [], order = null, question = null } = taken
  const thanks = taken.isDisclosure ? sayOne(state, 'thankful', THANKFUL) : { state, text: '' }
  const merged = noted(thanks.state, taken)
  const keep = taken.isDisclosure ? askToKeep(cleanText(text)) : (taken.keep ?? null)
  const back = orderBack(order) ?? askBack(doubts) ?? askTopic(question) ?? keep
  const topics = question?.kind === 'about' ? question.topics : []
  const about = { before, merged, raw: text, sentences, isHostile, topics }
  const response = respond({ ...about, isOrder: order !== null, isAskedBack: back !== null })
  const asked = next(response, back)
  return {
    state: asked.state,
    reply: together(thanks.text, response.text, asked.text),
    noted: sayBack(response.changes, asked.state),
    undo: flipIn(response.changes, asked.state),
    done: asked.state.done,
    ended: null,
    isFixed: isHostile || topics.length > 0 || asked.state.offer !== null,
  }
}

/** What an order leaves to ask. */
function orderBack(order: Ordered | null): Back | null {
  if (order?.reword) return askReword(order.reword)
  if (order?.adds) return askWording(order.adds, listName(order.adds))
  return order?.which.length ? askWhich(order.which, order.ask) : null
}

/** What follows the answer: what is asked back, else the next question, unless the answer was the last word. */
function next({ state, pauses }: Response, back: Back | null): Said {
  if (back) return backIn(state, back)
  return pauses ? { state, text: '' } : askNext(state)
}

/** The state with what was understood in it, or with the last change taken back. */
function noted(state: Conversation, { before, proposals, order }: Taken): { state: Conversation; changes: Change[] } {
  const { entries, declined, settled, earlier } = before
  const isUndone = order?.isUndo === true && earlier !== null
  const base = isUndone ? { ...state, ...earlier, earlier: null } : state
  const applied = merge(base, proposals, { from: 'answer', turn: before.turn })
  const undone = isUndone ? differences(entries, base.entries) : []
  const changes = [...undone, ...netChanges(applied.changes)]
  if (isUndone || changes.length === 0) return { state: applied.state, changes }
  return { state: { ...applied.state, earlier: { entries, declined, settled } }, changes }
}

const TOO_LONG =
  'That\'s as long as one chat goes. Everything noted so far is safe: press "Finish & Save Profile" to save it, or correct it on the snapshot.'

const ended = (state: Conversation, reply: string): Turn => ({
  state,
  reply,
  noted: null,
  undo: null,
  done: state.done,
  ended: state.ended,
  isFixed: true,
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
    undo: null,
    done: merged.state.done,
    ended: null,
    isFixed: true,
  }
}

const SOFT: readonly string[] = [
  'That sounds heavy. Are you safe right now? If not, call or text 988 at any hour (Suicide & Crisis Lifeline, free), or 911 if you are in danger now.',
  "I'm sorry it's this hard. Are you safe right now? Somebody is awake for you day and night: call or text 988, or 911 if you are in danger.",
]
/** What may be heavy is asked about with the line beside it, and without a question of the form. */
function softly(state: Conversation, read: readonly Proposal[] = []): Turn {
  const said = sayOne(state, 'help.soft', SOFT)
  const merged = merge(said.state, read, { from: 'answer', turn: state.turn - 1 })
  const offer = { group: CARE, options: CARE_ANSWERS.map((label) => ({ label, does: [] })) }
  const noted = sayBack(merged.changes, merged.state)
  return { ...ended({ ...merged.state, offer }, said.text), noted, ended: null }
}

/** Puts the next question, or closes when there is none. */
export function askNext(state: Conversation): Said {
  const part = nextPart(state)
  if (part === null) return close(state)
  const { id, ways } = questionBank(part, state)
  const said = sayOne(state, id, ways)
  const asked = { ...said.state.asked, [part]: (said.state.asked[part] ?? 0) + 1 }
  return { state: { ...said.state, asked, pending: groupOf(part), part }, text: said.text }
}

function close(state: Conversation): Said {
  if (state.done) return sayOne({ ...state, pending: null, part: null }, 'open', STILL_OPEN)
  const said = sayOne({ ...state, pending: null, part: null, done: true }, 'close', CLOSING)
  return { state: said.state, text: together(summaryOf(state), said.text) }
}
