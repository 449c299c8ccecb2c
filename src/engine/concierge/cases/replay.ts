import type { Snapshot } from '#contract/concierge.ts'
import { snapshotOf } from '../profile/snapshot.ts'
import { beginConversation } from '../turn/begin.ts'
import { takeTurn } from '../turn/take-turn.ts'
import type { Turn } from '../turn/turn.ts'
import type { Reader } from '../understand/reader.ts'
import type { DialogueCase } from './dialogue-case.ts'
import { type Check, checksOf, isRight } from './score.ts'

export function turnsOf({ turns }: DialogueCase, reader: Reader): Turn[] {
  let { state } = beginConversation({ name: 'Sam', known: {}, today: '2026-11-20', seed: 1, reader })
  return turns.map((text) => {
    const turn = takeTurn(state, text, { reader })
    state = turn.state
    return turn
  })
}

const snapshotAfter = (turns: readonly Turn[]): Snapshot => {
  const last = turns.at(-1)
  return last ? snapshotOf(last.state.profile) : {}
}

export const missesOf = (one: DialogueCase, turns: readonly Turn[]): string[] =>
  missesIn(one.id, checksOf(one.expect, snapshotAfter(turns)))

const missesIn = (id: string, checks: readonly Check[]) =>
  checks
    .filter((check) => !isRight(check))
    .map(({ key, want, got }) => `${id} ${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`)
