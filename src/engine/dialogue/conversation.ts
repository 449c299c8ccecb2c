import { MAX_CHAT_TURNS, MAX_PERSON_NAME } from '#contract/limits.ts'
import { pressedOrAnswered, topicIn } from './answering/answered.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import { requestedIn } from './answering/requested.ts'
import { requestOf } from './ask-back.ts'
import { pressed } from './choices.ts'
import { composeTurn } from './compose-turn.ts'
import { decidedOf } from './decide-message.ts'
import {
  type CareAnswer,
  careAnswer,
  chosenAnswer,
  deniesSafety,
  isAskedSoftly,
  untilLater,
  wasMet,
  withHeld,
} from './distress/care.ts'
import { groupOf } from './groups.ts'
import { hear, plainlyIn } from './hearing.ts'
import { fromIntake, fromSnapshot, type KnownFacts } from './known-facts.ts'
import { merge } from './merge.ts'
import { isForModel, modelChoice, withNotesReworded } from './operations/offered.ts'
import type { ModelHeard } from './operations/operation.ts'
import { quotedIn } from './operations/quotes.ts'
import { sayOne, together } from './phrasing.ts'
import { putting } from './proposal.ts'
import { proposalsFrom, readMessage } from './proposals.ts'
import { readTurn } from './read-turn.ts'
import { cleanText, withoutLongRuns } from './reading/clean-text.ts'
import { withDictatedMarks } from './reading/dictated-marks.ts'
import { plainWords } from './reading/plain-words.ts'
import { slotSpokenOf, slotsSpokenOf } from './reading/row-names.ts'
import { unitNamed } from './reading/unit-named.ts'
import { cutAtWord } from './reading/wording.ts'
import { dangerIn, isCrisis } from './safety/danger.ts'
import { cityOf } from './safety/help-lines.ts'
import { underageReply } from './safety/underage.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, EMPTY } from './state.ts'
import { kindWords, type Met } from './telling/kind-word.ts'
import { saysAgain, sorryMisheard } from './telling/small-talk.ts'
import { toldIn } from './telling/told.ts'
import { fixedTurn, type Turn } from './turn.ts'
import { askNext } from './wording/next-question.ts'
import { GREETINGS, GREETINGS_AFTER_INTAKE } from './wording/opening-and-closing.ts'

/**
 * Opens a conversation with what is already known and puts the first question.
 *
 * @param today YYYY-MM-DD, for the person's age from their birthdate
 * @param seed any whole number; it picks the wordings
 * @param reader the learned reader, for an intake that comes as text
 */
export function beginConversation({
  name,
  known,
  today,
  seed,
  reader,
}: {
  name: string
  known: KnownFacts
  today: string
  seed: number
  reader?: LearnedReader | undefined
}): { state: Conversation; reply: string } {
  const shown = cutAtWord(
    cleanText(name)
      .replace(/[<>{}\n]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    MAX_PERSON_NAME,
  )
  const blank: Conversation = { ...EMPTY, name: shown, seed, city: cityOf(known.intake?.location) }
  const intake = known.intake
    ? fromIntake(known, today)
    : fromSummary((known.intakeSummary ?? '').replaceAll('_', '-'), { blank, reader })
  const informed = merge(blank, intake, { from: 'intake', turn: null }).state
  const start = merge(informed, fromSnapshot(known.snapshot), { from: 'answer', turn: null }).state
  const greeting = sayOne(start, 'hello', start.entries.length > 3 ? GREETINGS_AFTER_INTAKE : GREETINGS)
  const asked = askNext({ ...greeting.state, lastPath: null })
  return {
    state: asked.state,
    reply: together(
      greeting.text.replace('{name}', () => shown || 'there'),
      asked.text,
    ),
  }
}

/** What the text of an intake says, each sentence by itself: it was answered as a form. Its last line is a note. */
function fromSummary(summary: string, { blank, reader }: { blank: Conversation; reader: LearnedReader | undefined }) {
  const [text = '', note = ''] = summary.split(/^Notes:/m)
  const volunteered = readMessage(text, blank).sentences.flatMap(({ original }) => {
    const [, field = '', value = ''] = FIELD.exec(original) ?? []
    const slot = slotSpokenOf(field)
    const before: Conversation = slot ? { ...blank, part: slot, pending: groupOf(slot) } : blank
    const { read, likely, own } = hear(slot ? value : original, before, reader)
    return decidedOf({ ...read, proposals: own.sure }, { before, likely, order: null, reader }).sure
  })
  const kept = note.trim() === '' ? [] : [putting({ path: 'notes', value: note.trim(), words: '' })]
  return [...proposalsFrom(text, blank), ...volunteered, ...kept]
}

/** "Relationship intent: casual": a field and what it holds. */
const FIELD = /^([^:]{2,40}):\s*(.+)$/

/** What a turn may draw on besides the state and the line. */
type TurnOptions = {
  today: string
  /** What a model heard in the line, which the engine checks. Without it the readers alone hear. */
  model?: ModelHeard | undefined
  /** The learned reader. Without it nothing is read but what has rules. */
  reader?: LearnedReader | undefined
}

/** The person's line taken in: what it changes, what is said back, and the next question. */
export function takeTurn(given: Conversation, written: string, options: TurnOptions): Turn {
  const text = withDictatedMarks(withoutLongRuns(written))
  if (given.ended === 'underage') return fixedTurn(given, underageReply(given, ''))
  if (given.turn >= MAX_CHAT_TURNS) return fixedTurn({ ...given, ended: 'length', done: true }, TOO_LONG)
  const { reader } = options
  const cared = caredIn(given, text, options)
  const said = options.model ? operationsOn(given, text, { ...options.model, cared }) : []
  const { before, operations } = withNotesReworded({ before: given, operations: said }, text)
  const model = options.model && { ...options.model, operations }
  const lastUnit = unitNamed(plainWords(text)) ?? before.lastUnit
  const state = {
    ...before,
    turn: before.turn + 1,
    offer: null,
    isHelped: false,
    held: null,
    handover: null,
    lastUnit,
  }
  if (cared?.kind === 'later') return untilLater(state)
  const answer = cared ? null : answered(before, text, { reader, model })
  if (answer?.rest === '') {
    const remark = model?.remark ? { state, text: model.remark, tone: null } : null
    return composeTurn(state, {
      ...{ before, text, sentences: [], isHostile: false, answer, proposals: [] },
      ...{ question: topicIn(answer), isRemark: remark !== null },
      met: requestOf(before) ? metIn(state, text, reader) : (remark ?? (saysAgain(text) ? sorryMisheard(state) : null)),
      listens: pressed(before, text) === null && text.trim().split(/\s+/).length >= A_SENTENCE,
    })
  }
  const rest = answer?.rest ?? cared?.rest ?? text
  const line = cared?.kind === 'safe' ? withHeld(before, rest) : rest
  return readTurn(state, { before, reader, model, answer, cared, text: line })
}

/** So many words may say more than yes or no. */
const A_SENTENCE = 5

/**
 * What a model heard in the words of a line, and in the held one where that is read; the need in that one is met. Need
 * counts in whatever words a model tells it.
 */
function operationsOn(
  before: Conversation,
  text: string,
  { operations, cared }: ModelHeard & { cared: CareAnswer | null },
) {
  if (cared?.kind !== 'safe')
    return operations.filter((one) => one.op === 'distress' || quotedIn(text, [one]).length > 0)
  const said = quotedIn(withHeld(before, text), operations)
  return said.filter((one) => one.op !== 'distress' || quotedIn(text, [one]).length > 0)
}

/** What a message answers to what is offered: a button that a model says it chooses, or what its words say. */
function answered(
  before: Conversation,
  text: string,
  { reader, model }: Pick<TurnOptions, 'reader' | 'model'>,
): OfferAnswer | null {
  const chosen = model && modelChoice(model.operations, before, text)
  if (chosen) return chosen
  const said = pressedOrAnswered(before, text)
  return said && !(model && isForModel(said, model)) ? said : requested(before, text, { reader, model })
}

/** The answer to the soft question. What it says besides the answer is read for distress before the answer counts. */
function caredIn(
  before: Conversation,
  text: string,
  { reader, model }: Pick<TurnOptions, 'reader' | 'model'>,
): CareAnswer | null {
  const cared = careAnswer(before, text) ?? chosenAnswer(before, quotedIn(text, model?.operations ?? []), text)
  if (!isAskedSoftly(before) || cared?.kind === 'unsafe') return cared
  if (cared?.rest === '' && !cared.isMistaken) return cared
  const danger = inAnswer(text, before, reader)
  if (isCrisis(danger)) return { kind: 'unsafe', rest: text }
  if (!cared && deniesSafety(text) && !saysOfProfile(before, text, { reader, model }))
    return { kind: 'unsafe', rest: text }
  return danger.kind === 'soft' ? null : cared
}

/** What a message calls for that may answer what was asked. */
const inAnswer = (text: string, before: Conversation, reader: LearnedReader | undefined) =>
  dangerIn(text, {
    reader: reader?.danger,
    isAnswer: true,
    saidSafe: before.turn === before.safeAt,
    wasMet: wasMet(before),
  })

/** Whether a message says something for the profile by itself, whatever is asked: "no smokers". */
function saysOfProfile(before: Conversation, text: string, { reader, model }: Pick<TurnOptions, 'reader' | 'model'>) {
  const ofModel = model?.operations.some(({ op }) => op !== 'distress' && op !== 'choose')
  const unasked = { ...before, part: null, pending: null, offer: null }
  return ofModel || plainlyIn(hear(text, unasked, reader)).length > 0 || slotsSpokenOf(plainWords(text)).length > 0
}

/** The words that were asked for. What is told in need, or by somebody under 18, is not written down. */
function requested(
  before: Conversation,
  text: string,
  { reader, model }: Pick<TurnOptions, 'reader' | 'model'>,
): OfferAnswer | null {
  const answer = requestedIn(before, text, reader)
  if (!answer || model?.operations.some(({ op }) => op === 'distress')) return null
  const { read } = hear(text, before, reader)
  // "Ages 35 to 45" is no new word for one's faith.
  const isFigure = read.proposals.some((one) => one.kind === 'set' && typeof one.value === 'number')
  if (isFigure && answer.does.length > 0 && requestOf(before)?.path !== 'notes') return null
  return inAnswer(text, before, reader).kind === 'none' ? answer : null
}

/** The kind word for what a message tells. */
function metIn(state: Conversation, text: string, reader: LearnedReader | undefined): Met | null {
  const { read, likely } = hear(text, { ...state, offer: null }, reader)
  const told = reader && likely ? toldIn(read.sentences, { reader, asked: null, likely }) : []
  return told.length > 0 ? kindWords(state, told, { isAll: true }) : null
}

const TOO_LONG =
  'That\'s as long as one chat goes. Everything noted so far is safe: press "Finish & Save Profile" to save it, or correct it on the snapshot.'
