import { pressed } from '../choices.ts'
import { type ServiceQuestion, topicNamed } from '../service/question.ts'
import type { Conversation } from '../state.ts'
import { answerToOffer, type OfferAnswer } from './offer-answer.ts'

/** What a message answers to what is offered or asked, pressed or in any words. */
export function pressedOrAnswered(before: Conversation, text: string): OfferAnswer | null {
  const answer = answerToOffer(before, text)
  if (answer) return { ...answer, does: answer.does.map((one) => ({ ...one, words: text.trim() })) }
  const does = pressed(before, text)
  return does && { isRefusal: does.length === 0, does, refused: [], rest: '', topic: null }
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
