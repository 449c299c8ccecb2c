import type { ChatTurn } from '#contract/concierge.ts'

const idOf = (turn: number) => `turn-${turn}`

/** Element id of the member's line at `index`. A source's `turn` counts the member's lines from 0. */
export const lineId = (lines: readonly ChatTurn[], index: number) =>
  idOf(lines.slice(0, index).filter(({ from }) => from === 'member').length)

/** @returns undefined for another conversation's line */
export function turnTarget(lines: readonly ChatTurn[], turn: number | null | undefined): string | undefined {
  if (turn == null) return undefined
  return turn < lines.filter(({ from }) => from === 'member').length ? idOf(turn) : undefined
}
