import { beginConversation, takeTurn } from '#engine/dialogue/conversation.ts'
import type { Proposal } from '#engine/dialogue/proposal.ts'
import { readMessage } from '#engine/dialogue/proposals.ts'
import { cleanText } from '#engine/dialogue/reading/clean-text.ts'
import { readSentences } from '#engine/dialogue/reading/sentences.ts'
import { distressIn } from '#engine/dialogue/safety.ts'
import { serviceQuestion } from '#engine/dialogue/service-questions.ts'
import type { Conversation } from '#engine/dialogue/state.ts'
import { reader } from './learned-reader.ts'

/** A line to take in, on the conversation as it stood. */
export type Line = { before: Conversation; text: string; today: string; proposals?: readonly Proposal[] }

/** What the thread computes: each call is pure, and all that it needs crosses with it. */
export const computations = {
  begin: beginConversation,
  turn: ({ before, text, ...options }: Line) => takeTurn(before, text, { ...options, reader }),
  /** Whether a line may be read by a model: not what is said in distress, to the machinery or of the service. */
  isForModels({ before, text }: { before: Conversation; text: string }) {
    if (distressIn(readSentences(cleanText(text))) !== null) return false
    const { sentences, isHostile } = readMessage(text, before)
    return !isHostile && !serviceQuestion(sentences)
  },
}
export type Computations = typeof computations

export const { begin, turn, isForModels } = computations
