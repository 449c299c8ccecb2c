import { apply } from '../src/engine/concierge/profile/apply.ts'
import type { Operation } from '../src/engine/concierge/profile/operation.ts'
import { snapshotOf } from '../src/engine/concierge/profile/snapshot.ts'
import type { Conversation, Question } from '../src/engine/concierge/state/conversation.ts'
import { beginConversation } from '../src/engine/concierge/turn/begin.ts'
import { takeTurn } from '../src/engine/concierge/turn/take-turn.ts'
import type { Turn } from '../src/engine/concierge/turn/turn.ts'
import { reader } from '../src/server/dialogue/learned-reader.ts'

export const begun: Conversation = beginConversation({
  name: 'Ada',
  known: {},
  today: '2026-11-20',
  seed: 1,
  reader,
}).state

export const asked = (question: Question | null, state: Conversation = begun): Conversation => ({
  ...state,
  question,
  asked: question === null ? {} : { [question]: 1 },
})

export const holding = (operations: readonly Operation[], state: Conversation = begun): Conversation => ({
  ...state,
  profile: apply(state.profile, operations, { from: 'answer', turn: 0 }),
})

export const say = (text: string, state: Conversation = begun): Turn => takeTurn(state, text, { reader })

export function talk(lines: readonly string[], state: Conversation = begun): Turn[] {
  let now = state
  return lines.map((line) => {
    const turn = say(line, now)
    now = turn.state
    return turn
  })
}

export const snapshotAfter = ({ state }: Turn) => snapshotOf(state.profile)
export const entriesAfter = ({ state }: Pick<Turn, 'state'>): string[] =>
  state.profile.entries.map(({ path, value }) => `${path}=${value}`)
