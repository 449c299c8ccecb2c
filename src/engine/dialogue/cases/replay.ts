import type { Snapshot } from '#contract/concierge.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { snapshotOf } from '../snapshot.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation } from '../state.ts'
import type { DialogueCase } from './dialogue-case.ts'
import { type Check, checksOf, isRight } from './score.ts'

/** The states after each turn of a case, as a person without an intake would have it. */
export function statesOf({ turns }: DialogueCase, reader: LearnedReader): Conversation[] {
  let { state } = beginConversation({ name: 'Sam', known: {}, today: '2026-11-20', seed: 1 })
  return turns.map((text) => {
    state = takeTurn(state, text, { today: '2026-11-20', reader }).state
    return state
  })
}

const snapshotAfter = (states: readonly Conversation[]): Snapshot => {
  const last = states.at(-1)
  return last ? snapshotOf(last) : {}
}

/** A line for each check that a case does not meet. */
export const missesOf = (one: DialogueCase, states: readonly Conversation[]): string[] =>
  missesIn(one.id, checksOf(one.expect, snapshotAfter(states)))

const missesIn = (id: string, checks: readonly Check[]) =>
  checks
    .filter((check) => !isRight(check))
    .map(({ key, want, got }) => `${id} ${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`)
