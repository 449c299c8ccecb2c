import type { Snapshot } from '#contract/concierge.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { snapshotOf } from '../snapshot.ts'
import type { DialogueCase } from './dialogue-case.ts'
import { type Check, checksOf, isRight } from './score.ts'

/** A whole case through the engine, as a person without an intake would have it. */
export function play({ turns }: DialogueCase): Snapshot {
  const { state } = beginConversation({ name: 'Sam', known: {}, today: '2026-11-20', seed: 1 })
  const end = turns.reduce((so, text) => takeTurn(so, text, { today: '2026-11-20' }).state, state)
  return snapshotOf(end)
}

export type Figures = { found: number; kept: number; misses: string[] }

/** Shares of expectations found and absences kept, and a line for each miss. */
export function figuresOf(cases: readonly DialogueCase[]): Figures {
  const checks = cases.flatMap((one) => checksOf(one.expect, play(one)).map((check) => ({ id: one.id, ...check })))
  const share = (kind: Check['kind']) => {
    const ofKind = checks.filter((check) => check.kind === kind)
    return ofKind.filter(isRight).length / ofKind.length
  }
  return {
    found: share('expected'),
    kept: share('absent'),
    misses: checks
      .filter((check) => !isRight(check))
      .map(({ id, key, want, got }) => `${id} ${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`),
  }
}
