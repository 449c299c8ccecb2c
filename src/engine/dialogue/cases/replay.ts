import type { Snapshot } from '#contract/concierge.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { snapshotOf } from '../snapshot.ts'
import { type Check, checksOf, type DialogueCase } from './dialogue-case.ts'

/** The cases of a file's text, one JSON object a line. */
export const casesIn = (text: string): DialogueCase[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): DialogueCase => JSON.parse(line))

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
    return ofKind.filter(({ ok }) => ok).length / ofKind.length
  }
  return {
    found: share('expect'),
    kept: share('absent'),
    misses: checks
      .filter(({ ok }) => !ok)
      .map(({ id, key, want, got }) => `${id} ${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`),
  }
}
