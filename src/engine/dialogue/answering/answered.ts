import { MAX_NAME } from '#contract/limits.ts'
import { pressed } from '../choices.ts'
import type { Proposal } from '../proposal.ts'
import { type ServiceQuestion, topicNamed } from '../service/question.ts'
import type { Path } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { AT_THE_END } from '../telling/disclosure.ts'
import { answerAboutNotes, keptBeside } from './note-answer.ts'
import { answerToOffer, type OfferAnswer } from './offer-answer.ts'

/** What a message answers to what is offered or asked, pressed or in any words. */
export function pressedOrAnswered(before: Conversation, text: string): OfferAnswer | null {
  const answer = answered(before, text)
  if (answer)
    return { ...answer, does: answer.does.map((one) => ({ ...besideFaith(one, before, text), words: text.trim() })) }
  const does = pressed(before, text)
  return does && { isRefusal: does.length === 0, does, refused: [], rest: '', topic: null }
}

const FAITH: Path = 'valuesMap.faith_values_edge'
const REPLACES = /\b(?:instead|replac\w+|rather than|only|just)\b/i
/** Words that were offered to be kept for faith stand beside those that stand there. */
function besideFaith(one: Proposal, { offer, entries }: Conversation, text: string): Proposal {
  const held = entries.find(({ path }) => path === FAITH)
  if (one.kind !== 'set' || one.path !== FAITH || offer?.group !== 'keep' || !held || REPLACES.test(text)) return one
  const both = `${String(held.value)}. ${one.value}`
  return both.length > MAX_NAME ? one : { ...one, value: both }
}

/** The answer to what is offered, and with it what is asked to be kept of notes that wait. */
function answered(before: Conversation, text: string): OfferAnswer | null {
  const { offer } = before
  const answer = offer?.group === AT_THE_END ? answerAboutNotes(offer, text) : answerToOffer(before, text)
  const rest = answer ? answer.rest : text
  const kept = rest === '' || (offer && !answer && offer.group === AT_THE_END) ? null : keptBeside(before, rest)
  return answer && kept ? { ...answer, does: [...answer.does, ...kept.does], rest: kept.rest } : (answer ?? kept)
}

/** The topic that was chosen of several; something else is none of them. */
export function topicIn(answer: OfferAnswer | null): ServiceQuestion | null {
  const topic = topicNamed(answer?.topic ?? null)
  return topic === undefined || topic === 'Qoff' ? null : { kind: 'about', asks: [{ topic, text: '' }] }
}

/** What an answer that changes nothing was. An entry that is not taken out stands. */
export function meantBy({ isRefusal, refused, topic }: OfferAnswer) {
  if (topic) return 'else'
  if (refused.length === 0) return 'stands'
  return isRefusal && !refused.some(({ kind }) => kind === 'remove') ? 'refused' : 'stands'
}
