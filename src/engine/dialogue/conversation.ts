import { MAX_CHAT_TURNS, MAX_PERSON_NAME } from '#contract/limits.ts'
import { pressedOrAnswered, topicIn } from './answering/answered.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import { refusedOf } from './answering/refused.ts'
import { reworded } from './ask-back.ts'
import { type CareAnswer, careAnswer, gladOf, helpFirst, isAskedSoftly, softly, untilLater } from './care.ts'
import { composeTurn } from './compose-turn.ts'
import { type Decision, decidedOf } from './decide.ts'
import { setPhraseOf } from './host-talk.ts'
import { fromIntake, fromSnapshot, type KnownFacts } from './known-facts.ts'
import { likelihoodOf } from './learned/likelihood.ts'
import { ownStretches, partsOf, stretchesOfSelf } from './learned/own-stretches.ts'
import type { Likelihood } from './learned/reader.ts'
import { meet } from './meet.ts'
import { merge } from './merge.ts'
import { withSuggested } from './operations/decide-suggested.ts'
import type { Operation } from './operations/operation.ts'
import { suggestedBy, suggestsDistress } from './operations/suggested.ts'
import { contrastsIn } from './orders/contrasts.ts'
import type { Ordered } from './orders/order.ts'
import { orderIn } from './orders/orders-in.ts'
import { NO_WORDS, ownWords, spansIn, unordered } from './own-words.ts'
import { sayOne, together } from './phrasing.ts'
import { isSameValue, type Proposal } from './proposal.ts'
import { proposalsFrom, type Reading, readMessage, slotOfProposal } from './proposals.ts'
import { cutAtWord } from './read-reply/wording.ts'
import { cleanText } from './reading/clean-text.ts'
import type { Sentence } from './reading/sentences.ts'
import { careFor, distressIn, isCrisis, isGrave, isHeavy, isUnderage, UNDERAGE_REPLY } from './safety.ts'
import { askedIn, isOneQuestion } from './service/asked-in.ts'
import { answeredBeside } from './service/beside-help.ts'
import { checkClaim } from './service/entry-question.ts'
import type { ServiceQuestion } from './service/question.ts'
import { type Slot, slotOf } from './slots.ts'
import { isGoodbye, isMisheard, isPassing, speaksOfGrownChildren, talkOf } from './small-talk.ts'
import type { LearnedReader } from './spans/learned-reader.ts'
import { type Conversation, slotAsked } from './state.ts'
import { DESPAIR } from './talk-words.ts'
import { mourns, toldIn } from './told.ts'
import { fixedTurn, type Turn } from './turn.ts'
import { askNext } from './wording/next-question.ts'
import { GREETINGS, GREETINGS_AFTER_INTAKE } from './wording/opening-and-closing.ts'

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
  removed: [],
  halfHeard: [],
  unkept: [],
  lastPath: null,
  lastUnit: null,
  ownAge: null,
  aroundOwnAge: null,
  hasGrownChildren: false,
  safeAt: null,
  used: [],
  done: false,
  ended: null,
}

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
  const blank: Conversation = { ...EMPTY, name: shown, seed }
  const intake = known.intake
    ? fromIntake(known, today)
    : fromSummary((known.intakeSummary ?? '').replaceAll('_', '-'), { blank, reader })
  const informed = merge(blank, intake, { from: 'intake', turn: null }).state
  const start = merge(informed, fromSnapshot(known.snapshot), { from: 'answer', turn: null }).state
  const greeting = sayOne(start, 'hello', start.entries.length > 3 ? GREETINGS_AFTER_INTAKE : GREETINGS)
  const asked = askNext({ ...greeting.state, lastPath: null })
  return { state: asked.state, reply: together(greeting.text.replace('{name}', shown || 'there'), asked.text) }
}

/** What the text of an intake says, each sentence by itself: it was answered as a form. */
function fromSummary(text: string, { blank, reader }: { blank: Conversation; reader: LearnedReader | undefined }) {
  const volunteered = readMessage(text, blank).sentences.flatMap(({ original }) => {
    const read = readMessage(original, blank)
    const likely = reader && likelihood(reader, { before: blank, text: original, reading: read })
    const spans = reader ? spansIn(read, original, { reader, before: blank }) : []
    const own = reader && likely ? ownWords(spans, { reading: read, before: blank, likely, reader }) : NO_WORDS
    const reading = { ...read, proposals: own.sure }
    return decidedOf(reading, { before: blank, likely, order: null, reader }).sure
  })
  return [...proposalsFrom(text, blank), ...volunteered]
}

/** What a turn may draw on besides the state and the line. */
type TurnOptions = {
  today: string
  /** What a model heard; the engine checks it and decides. */
  operations?: readonly Operation[]
  /** The learned reader. Without it nothing is read but what has rules. */
  reader?: LearnedReader | undefined
}

/** The person's line taken in: what it changes, what is said back, and the next question. */
export function takeTurn(before: Conversation, text: string, options: TurnOptions): Turn {
  if (before.ended === 'underage') return fixedTurn(before, UNDERAGE_REPLY)
  if (before.turn >= MAX_CHAT_TURNS) return fixedTurn({ ...before, ended: 'length', done: true }, TOO_LONG)
  const hasGrownChildren = before.hasGrownChildren || speaksOfGrownChildren(text)
  const state = { ...before, turn: before.turn + 1, offer: null, hasGrownChildren }
  const said = { before, text, sentences: [], isHostile: false }
  const cared = caredIn(before, text, options.reader)
  if (cared?.kind === 'later') return untilLater(state)
  const certain = cared ? null : pressedOrAnswered(before, text)
  if (certain?.rest === '')
    return composeTurn(state, { ...said, answer: certain, proposals: [], question: topicIn(certain) })
  return readTurn(state, { before, options, answer: certain, cared, text: certain?.rest ?? cared?.rest ?? text })
}

/** The answer to the soft question. What it says besides the answer is read for distress before the answer counts. */
function caredIn(before: Conversation, text: string, reader: LearnedReader | undefined): CareAnswer | null {
  const cared = careAnswer(before, text)
  if (!isAskedSoftly(before) || cared?.kind === 'unsafe' || cared?.rest === '') return cared
  const reading = readMessage(text, before)
  const likely = reader && likelihood(reader, { before, text, reading })
  const distress = distressIn(reading.all)
  const isMet = careFor({ distress, isCertain: distress === 'abuse', likely }) !== null
  if (isMet || (likely && isCrisis(likely))) return { kind: 'unsafe', rest: text }
  return likely && isHeavy(likely, { before, isRead: true }) ? null : cared
}

type ToRead = {
  before: Conversation
  options: TurnOptions
  /** What the message answered to what was offered; `text` is the rest of it. */
  answer: OfferAnswer | null
  cared: CareAnswer | null
  text: string
}

/** A message, or what it says besides an answer, is read: distress first, then orders, questions and values. */
function readTurn(state: Conversation, { before, options, answer, cared, text }: ToRead): Turn {
  const isInNeed = cared?.kind === 'unsafe'
  const around = answer && !answer.isRefusal ? { ...before, pending: null, part: null } : before
  const read = readMessage(text, around)
  if (isUnderage(read.all)) return fixedTurn(wiped(state), UNDERAGE_REPLY)
  const { reader } = options
  const likely = reader && likelihood(reader, { before: around, text, reading: read })
  const spans = reader ? spansIn(read, cleanText(text), { reader, before: around }) : []
  const own = reader && likely ? ownWords(spans, { reading: read, before: around, likely, reader }) : NO_WORDS
  const withOwn = (part: Reading, order: Ordered | null): Reading => ({
    ...part,
    proposals: [...part.proposals, ...unordered(own.sure, order)],
  })
  const reading = withOwn(read, null)
  const distress = distressIn(reading.all) ?? (isInNeed ? 'self-harm' : null)
  const care = careFor({ distress, isCertain: distress === 'abuse' || isInNeed, likely })
  const plain = () => decidedOf(reading, { before: around, likely, order: null, reader }).sure
  const asking = isOneQuestion(reading.all) ? reading.all : reading.sentences
  const asks = reader && likely ? questionAsked(asking, { likely, reader, before }) : null
  if (care === 'help' && distress)
    return answeredBeside(helpFirst(state, distress === 'abuse' ? plain() : [], distress), asks)
  const met = cared ? { ...gladOf(state), tone: null } : null
  const said = { before, text, sentences: [], isHostile: false, answer, met }
  const isCalledFor = care === 'soft' || suggestsDistress(options.operations ?? [], { text, before: around, likely })
  const hearings = hearingsOf(reading, likely, reader)
  const isAlarming = (isRead: boolean) =>
    isCalledFor || hearings.some((one) => isHeavy(one, { before: met?.state ?? before, isRead }))
  if (reading.isHostile)
    return isAlarming(false)
      ? softly(state, [...(answer?.does ?? []), ...plain()])
      : composeTurn(state, { ...said, ...reading, proposals: plain(), question: asks?.kind === 'about' ? asks : null })
  const contrasts = contrastsIn(reading.sentences, around)
  const isSettled = (slot: Slot) => contrasts.some((one) => one.slot === slot)
  const isOpen = (one: Proposal) => !isSettled(slotOfProposal(one))
  const likelyOf =
    reader && ((part: Reading, words: string) => likelihood(reader, { before: around, text: words, reading: part }))
  const found = orderIn(read, { before: around, text, likely, told: reading.proposals, spans, likelyOf, reader })
  const ordered = found?.isFree && own.sure.length > 0 && areOnlyPut(found) ? null : found
  const given = { text, before: around, reading, likely, ordered }
  const suggested = suggestedBy(options.operations ?? [], given)
  const isContrast = contrasts.some((one) => one.proposals.length > 0)
  const order = suggested.order?.isFree && isContrast ? null : suggested.order
  const isInPart = order !== null && !order.isFree
  const rest = isInPart ? withOwn(readMessage(order.rest, around), order) : reading
  const ofRest = isInPart && reader ? likelihood(reader, { before: around, text: order.rest, reading: rest }) : likely
  const heard = decidedOf(rest, { before: around, likely: ofRest, order, reader })
  const decided = withoutRefused(withSuggested(heard, suggested, { before: around, likely }), answer?.refused ?? [])
  const question = claimed(topicIn(answer) ?? asks, { before, options }) ?? suggested.question
  const anew = isLeft(order, question) || decided.sure.some(isFigure) ? null : reworded(before, text)
  if (anew && !isAlarming(false)) return composeTurn(state, { ...said, proposals: anew })
  if (question?.kind === 'told' && reading.sentences.length === 1 && !isAlarming(false))
    return composeTurn(state, { ...said, proposals: [], question })
  const isSettledBy = (one: Proposal) => order?.settles?.includes(slotOfProposal(one)) === true
  const heardSo = [...(order?.proposals ?? []), ...decided.sure.filter((one) => !isSettledBy(one))]
  const proposals = [...heardSo.filter(isOpen), ...contrasts.flatMap((one) => one.proposals)]
  const { sentences } = rest
  const doubts = [
    ...contrasts.flatMap((one) => one.doubts),
    ...decided.doubts.filter((one) => isOpen(one) && !isSettledBy(one)),
  ]
  const told =
    reader && ofRest && (order === null || isInPart)
      ? toldIn(sentences, { reader, asked: slotAsked(around), likely: ofRest })
      : []
  // A loss is met with condolences, and an answer with what follows it.
  const isMourned = mourns(told, likely) && !DESPAIR.test(text)
  const isHedged = talkOf(text, reading.sentences) === 'unsure' && likely !== undefined && !isGrave(likely)
  const isAnswer = decided.sure.some(isOpen) || isContrast || answer !== null || isMourned || isHedged
  const certain = proposals.filter((one) => !own.sure.includes(one))
  if (isAlarming(isAnswer && anew === null))
    return answeredBeside(softly(state, [...(answer?.does ?? []), ...certain]), question)
  const meeting = meet(state, {
    ...{ before: around, text, reading: rest, told, own, likely: ofRest, reader, proposals, answer, question },
    isOrder: order !== null,
    suggested: suggested.keep,
  })
  const understood = {
    sentences,
    proposals,
    doubts,
    later: decided.later?.filter(isOpen) ?? [],
    refused: reader && !order ? refusedOf(reading, around, reader).filter(({ slot }) => !isSettled(slot)) : [],
    order,
    question,
    ...meeting,
    met: met ?? meeting.met,
    isGoodbye: likely !== undefined && isGoodbye(likely, before.done) && !isAskedSoftly(before),
    isMisheard: likely !== undefined && isMisheard(likely),
    isPassing: likely !== undefined && isPassing(likely),
  }
  return composeTurn(state, { ...said, ...understood })
}

/** Orders to the machinery drown what is said beside them: there each clause is heard by itself. */
function hearingsOf({ isHostile, all }: Reading, likely: Likelihood | undefined, reader: LearnedReader | undefined) {
  if (!likely || !reader) return []
  return isHostile ? all.flatMap(({ clauses }) => clauses.map((one) => reader(one.original, 'none'))) : [likely]
}

/** What a message asks, set phrases such as "how are you" aside. */
function questionAsked(
  sentences: readonly Sentence[],
  { likely, ...heard }: Omit<Parameters<typeof askedIn>[0], 'sentences'>,
) {
  const others = sentences.filter((one) => setPhraseOf(one) === null)
  if (others.length === sentences.length) return askedIn({ sentences, likely, ...heard })
  const said = others.map(({ original }) => original).join(' ')
  return said === '' ? null : askedIn({ sentences: others, likely: heard.reader(said, 'none'), ...heard })
}

/** A question with the claim that it asks about checked, as if it were told to an empty profile. */
function claimed(question: ServiceQuestion | null, { before, options }: Pick<ToRead, 'before' | 'options'>) {
  if (question?.kind !== 'claim') return question
  const { claim } = question
  return checkClaim(claim, before, takeTurn({ ...EMPTY, name: before.name, seed: before.seed }, claim, options).state)
}

/** Whether all that an order does is to put something somewhere. */
const areOnlyPut = ({ proposals, isUndo, isKept }: Ordered) =>
  proposals.every(({ kind }) => kind === 'add' || kind === 'set' || kind === 'note') && !isUndo && !isKept

const isFigure = (one: Proposal) => one.kind === 'set' && typeof one.value === 'number'

/** Whether a message leaves what was asked for: it orders something of its own, or asks. */
const isLeft = (order: Ordered | null, question: ServiceQuestion | null) =>
  question !== null || (order !== null && !order.isFree)

/** What is noted and asked back, without what was just turned down. */
function withoutRefused({ sure, doubts, later = [] }: Decision, refused: readonly Proposal[]): Decision {
  const isLeft = (one: Proposal) => !refused.some((other) => isSameValue(one, other))
  return { sure: sure.filter(isLeft), doubts: doubts.filter(isLeft), later: later.filter(isLeft) }
}

type Read = { before: Conversation; text: string; reading: Reading }

function likelihood(reader: LearnedReader, { before, text, reading }: Read): Likelihood {
  const clean = cleanText(text)
  const said = reading.isHostile ? null : clean
  return likelihoodOf(reader, {
    text: clean,
    sentences: reading.sentences.flatMap(partsOf),
    asked: before.part,
    own: ownStretches(said, reading.sentences),
    ofSelf: stretchesOfSelf(said, reading.sentences),
    last: before.lastPath === null ? null : slotOf({ path: before.lastPath, value: null }),
  })
}

const TOO_LONG =
  'That\'s as long as one chat goes. Everything noted so far is safe: press "Finish & Save Profile" to save it, or correct it on the snapshot.'

/** Nothing of someone under 18 is kept, not even the name. */
const wiped = (state: Conversation): Conversation => ({ ...EMPTY, name: '', seed: state.seed, ended: 'underage' })
