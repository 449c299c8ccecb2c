import { meantBy } from './answering/answered.ts'
import type { OfferAnswer } from './answering/offer-answer.ts'
import { askForUnkept, waiting, withUnkept } from './answering/unkept.ts'
import { askWaiting, withWaiting } from './answering/waiting-asks.ts'
import { askBack, askReword, askWhich, askWording, type Back, backIn } from './ask-back.ts'
import { noted } from './changes.ts'
import { askedAgain } from './groups.ts'
import type { Change } from './merge.ts'
import { handedOver } from './orders/handover.ts'
import { listName } from './orders/list-names.ts'
import type { Ordered } from './orders/order.ts'
import { type Said, sayOne, together } from './phrasing.ts'
import type { Proposal } from './proposal.ts'
import { slotOfProposal } from './proposals.ts'
import type { Sentence } from './reading/sentences.ts'
import { type Response, respond } from './respond.ts'
import { askTopic, type ServiceQuestion } from './service/question.ts'
import { slotOf } from './slots.ts'
import { BESIDE, type Conversation, isAmong, type Offer, slotAsked } from './state.ts'
import { ALSO_NOTE, AT_THE_END, noteSaid } from './telling/disclosure.ts'
import type { Met } from './telling/kind-word.ts'
import type { Turn } from './turn.ts'
import { NOTE_OUT, ONE_OUT, REST_OUT } from './wording/acknowledging.ts'
import { askNext } from './wording/next-question.ts'
import { GENTLE_LEADS } from './wording/questions.ts'
import { flipIn, sayBack } from './wording/say-back.ts'
import { notesSaid, summaryOf } from './wording/summary.ts'

type Understood = {
  before: Conversation
  proposals: readonly Proposal[]
  text: string
  sentences: readonly Sentence[]
  isHostile: boolean
  doubts?: readonly Proposal[]
  order?: Ordered | null
  /** What its marks order besides, and has to be asked about. */
  marked?: Ordered | null
  /** What it orders, and nothing comes of. */
  unmet?: readonly string[]
  question?: ServiceQuestion | null
  /** What it answers to what was offered. */
  answer?: OfferAnswer | null
  isGoodbye?: boolean
  isMisheard?: boolean
  isPassing?: boolean
  /** The kind word that comes first. */
  met?: Met | null
  /** That word is a model's, said of the message as a whole. */
  isRemark?: boolean
  /** A model heard it. */
  isByModel?: boolean
  /** A model may hear the message. */
  listens?: boolean
  /** What it says in words of its own is offered to be kept. */
  keep?: Back | null
  /** It is offered beside the next question. */
  beside?: Offer | null
  /** What of that is new. */
  note?: string
  /** Words of one's own that are to be asked about. */
  words?: readonly Proposal[]
}

/** The turn for a message: what was understood is noted, asked back and answered. */
export function composeTurn(state: Conversation, understood: Understood): Turn {
  const { before, text, sentences, isHostile, doubts = [], order = null, question = null } = understood
  const answer = understood.answer ?? null
  const met: Met = understood.met ?? { state, text: '', tone: null }
  const asks = asksBeside(question, met)
  // Whoever asks what an answer means has not given it.
  const isMeantUnclear = !understood.isByModel && asks.some(({ topic }) => topic === 'Qdef')
  const isGiven = (one: Proposal) =>
    !isMeantUnclear || slotOfProposal(one) !== slotAsked(before) || !/\?\W*$/.test(one.words) || isNamedFirst(one)
  const proposals = understood.proposals.filter(isGiven)
  const merged = noted(met.state, { ...understood, proposals: [...(answer?.does ?? []), ...proposals] })
  // A question that is answered orders nothing.
  const isAsked = asks.length > 0 && order?.proposals.length === 0
  const isOnlyAsked =
    isAsked &&
    sentences.every(({ original, text: said }) => original.endsWith('?') || said.split(' ').length <= A_WORD_OR_TWO)
  const ordered = isOnlyAsked
    ? null
    : (orderBack(order, merged.state) ?? orderBack(understood.marked ?? null, merged.state))
  const left = doubts.filter((one) => isGiven(one) && !isSettledBy(one, merged.state, answer))
  const topic = met.tone === 'grave' && question?.kind === 'which' ? null : askTopic(question)
  // What is offered after an answer about the profile cannot wait: what is in doubt can.
  const isDone = merged.changes.length > 0 || answer !== null
  // Whoever tells of something sad is not sent to a row with it.
  const isMisheard = understood.isMisheard === true && met.tone !== 'grave'
  const unsure = ordered
    ? null
    : handedOver({ ...understood, isMisheard, after: merged.state, isAsked: asks.length > 0, isDone })
  const first = ordered ?? (question?.kind === 'about' ? topic : null)
  const isUnsure = unsure !== null && (unsure.why === 'unsure' || unsure.why === 'beside')
  const back = first ?? (isUnsure ? null : (askBack(left, state) ?? topic ?? understood.keep ?? null))
  const handover = isUnsure || back === null ? unsure : null
  const answered = answer ? meantBy(answer) : order?.isKept ? 'stands' : undefined
  const responded = respond({
    before,
    merged,
    raw: text,
    sentences,
    isHostile,
    asks,
    handover,
    isAskedBack: back !== null,
    isMet: met.text !== '' || met.tone !== null,
    isRemark: understood.isRemark === true,
    tone: met.tone,
    isPassing: understood.isPassing === true,
    answered,
    isGoodbye: understood.isGoodbye === true,
    // What a model hears again is named, so that nobody has to ask for it a third time.
    isMisheard: understood.isMisheard === true || understood.isByModel === true,
    standing: repeatedIn([...(answer?.does ?? []), ...proposals], before),
  })
  const response = withLeft(responded, answer)
  const isBeside = answer !== null && before.offer?.group === BESIDE
  const open = withWaiting(isBeside ? askedAgain(response.state) : response.state, {
    heard: [...left, ...(understood.words ?? [])],
    back,
  })
  const beside = understood.beside ?? null
  const unasked = understood.keep && back !== understood.keep ? understood.keep.offer.options.slice(0, 1) : []
  const notes = [...(beside?.options ?? []), ...unasked].flatMap(({ does }) => does)
  const kept = withUnkept(open, before, answer)
  const isAskedOnce = before.offer?.group === AT_THE_END
  const isFree = back === null && !response.pauses
  const last = isFree && !isAskedOnce && open.waits.length === 0 ? askForUnkept(kept, notes) : null
  const toGoOn = { ...response, state: last ? { ...kept, unkept: [] } : kept }
  const waited = isFree && met.tone !== 'grave' ? askWaiting(toGoOn.state, before) : null
  const said = waited ?? next(toGoOn, { back: back ?? last, isGentle: met.tone === 'grave', first: met.text })
  const isShown = beside !== null && said.state.offer === null
  const isAlso = isShown && response.changes.length > 0 && understood.note !== undefined && met.text === ''
  const also = isAlso ? sayOne(said.state, 'also-note', ALSO_NOTE) : { state: said.state, text: '' }
  const offered = also.text.replace('{note}', () => noteSaid(understood.note ?? ''))
  const asked = isShown
    ? { ...said, state: { ...also.state, offer: beside } }
    : { ...said, state: last ? said.state : waiting(said.state, notes) }
  const undo = flipIn(response.changes)
  const rows = ordered && order?.reword ? [slotOf(order.reword)] : (handover?.rows ?? null)
  return {
    state: { ...asked.state, handover: rows && [...rows] },
    reply: together(met.text, together(response.text, offered), asked.text),
    // Undo names what changed already.
    noted: undo !== null && response.changes.length === 1 ? null : sayBack(response.changes, asked.state),
    undo,
    done: asked.state.done,
    ended: null,
    listens: understood.listens === true,
  }
}

/** A response that says of notes which were left out beside something else that they are. */
function withLeft(response: Response, answer: OfferAnswer | null): Response {
  const isSaid = response.changes.length === 0 && response.text !== '' && answer?.isRefusal === true
  if (!answer?.left?.length || isSaid) return response
  const isRest = answer.does.some(isOfNotes)
  // "A note of A. It doesn't go into your notes" would be said of A, which stands in its place.
  if (!isRest && response.changes.some(isOfNotes)) return response
  const [only, ...others] = answer.left.flatMap((one) => (one.kind === 'note' ? [one.value] : []))
  const say = (id: string, ways: readonly string[], note = '') => {
    const { state, text } = sayOne(response.state, id, ways)
    return {
      ...response,
      state,
      text: together(
        response.text,
        text.replace('{note}', () => note),
      ),
    }
  }
  if (!isRest) return say('note-out', NOTE_OUT)
  return only !== undefined && others.length === 0 ? say('one-out', ONE_OUT, noteSaid(only)) : say('rest-out', REST_OUT)
}

const isOfNotes = (one: Proposal | Change) => one.kind === 'note' || ('path' in one && one.path === 'notes')

const A_WORD_OR_TWO = 2

/** "$$ I think, is that for each of us?": the answer stands before the question by its name. */
function isNamedFirst(one: Proposal): boolean {
  if (!('value' in one)) return false
  const [said = ''] = one.words.toLowerCase().split(/[,;.]\s*(?=(?:is|are|do|does|what|would|how|or)\b)/)
  return typeof one.value === 'number' || (said !== one.words.toLowerCase() && said.includes(one.value.toLowerCase()))
}

/** Whether a doubt is none any more: it stands now, or what was offered on the same row was just answered. */
function isSettledBy(one: Proposal, { entries }: Conversation, answer: OfferAnswer | null): boolean {
  const isOfAnswer = (other: Proposal) => other.kind === 'set' && slotOfProposal(other) === slotOfProposal(one)
  return ((one.kind === 'add' || one.kind === 'set') && isAmong(one, entries)) || answer?.does.some(isOfAnswer) === true
}

/** What a message says that stood before it, as it is said of changes. */
function repeatedIn(proposals: readonly Proposal[], { entries }: Conversation): Change[] {
  return proposals.flatMap((one): Change[] => {
    if (one.kind === 'note') return isAmong({ path: 'notes', value: one.value }, entries) ? [one] : []
    if ((one.kind !== 'add' && one.kind !== 'set') || !isAmong(one, entries)) return []
    const { path, value } = one
    return one.kind === 'add'
      ? [{ kind: 'added', path, value: one.value }]
      : [{ kind: 'set', path, value, before: null }]
  })
}

/** What is answered of what is asked: after something sad nothing that is no matter of the service. */
const asksBeside = (question: ServiceQuestion | null, { tone }: Met) =>
  question?.kind === 'about' ? question.asks.filter(({ topic }) => tone !== 'grave' || topic !== 'Qoff') : []

/** What an order leaves to ask. */
function orderBack(order: Ordered | null, { entries }: Conversation): Back | null {
  // What the message itself changed is not asked about.
  if (order?.reword) return isAmong(order.reword, entries) ? askReword(order.reword) : null
  if (order?.adds) return askWording(order.adds, listName(order.adds))
  return order?.which.length ? askWhich(order.which, order.ask) : null
}

/** What follows the answer: what is asked back, else the next question, unless the answer was the last word. */
function next(
  { state, pauses, text: said }: Response,
  { back, isGentle, first }: { back: Back | null; isGentle: boolean; first: string },
): Said {
  if (back) return backIn(state, back)
  if (pauses) return { state, text: '' }
  const asked = withoutRepeat(askNext(state, isGentle), said)
  const isOver = asked.state.part === null
  // Where all was asked before, there is nothing to add to a reply, but to say once that nothing is in a hurry.
  const isEnough = isGentle ? UNHURRIED.test(first) : together(first, said) !== ''
  if (isOver && state.done && isEnough) return { state: asked.state, text: '' }
  if (!isGentle || isOver || UNHURRIED.test(first)) return asked
  const lead = sayOne(asked.state, 'lead', GENTLE_LEADS)
  return { state: lead.state, text: together(lead.text, asked.text) }
}

const UNHURRIED = /\b(?:hurry|rush|slowly|your own time|no pressure)\b/i

/** What was just read back is not read back again with the closing words. */
function withoutRepeat(asked: Said, said: string): Said {
  const summary = summaryOf(asked.state)
  if (summary === '' || !said.includes(summary)) return asked
  const rest = asked.text.replace(summary, '').replace(notesSaid(asked.state, { isShort: true }), '')
  return { ...asked, text: rest.trim() }
}
