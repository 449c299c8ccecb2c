import { likelyFacts } from '#engine/concierge/facts/likely-facts.ts'
import type { Conversation } from '#engine/concierge/state/conversation.ts'
import { beginConversation } from '#engine/concierge/turn/begin.ts'
import { takeTurn } from '#engine/concierge/turn/take-turn.ts'
import type { ModelHeard } from '#engine/concierge/understand/model/operation.ts'
import { reader } from './learned-reader.ts'

export type Line = { before: Conversation; text: string; model?: ModelHeard }

export type Opening = Omit<Parameters<typeof beginConversation>[0], 'reader'>

/** Pure: all that a call needs is sent with it. */
export const computations = {
  begin: (opening: Opening) => beginConversation({ ...opening, reader }),
  facts: ({ before, text }: Pick<Line, 'before' | 'text'>) => likelyFacts(text, { before, reader }),
  turn: ({ before, text, ...options }: Line) => takeTurn(before, text, { ...options, reader }),
}
export type Computations = typeof computations

export const { begin, facts, turn } = computations
