import type { Change, Difference } from '../profile/changes.ts'
import { cutAtWord } from '../profile/fitting.ts'
import type { Entry, Profile } from '../profile/profile.ts'
import { type RowName, rowOf } from '../profile/rows.ts'
import { type Conversation, MAX_LABEL, MOST_STEPS, type Step } from './conversation.ts'

const LONGEST_NAMED = 60

const undoLabel = ({ label, value, quote, from }: Change): string =>
  cutAtWord(`Undo ${label}: ${cutAtWord(value ?? quote ?? `without ${from ?? ''}`, LONGEST_NAMED)}`, MAX_LABEL)

type Row = { row: RowName; out: readonly Entry[]; back: readonly Entry[] }

const backTo = ({ settled, declined }: Profile, { row, out, back }: Row): Step['back'][number] => ({
  ...{ op: 'restore', row, words: '' },
  out: [...out],
  entries: [...back],
  isSettled: settled.includes(row),
  isDeclined: declined.includes(row),
})

/** Each line of the receipt gets one step. Undoing a step does not change other lines. */
export function stepsFor(
  differences: readonly Difference[],
  before: Profile,
  turn: number,
): { label: string; step: Step }[] {
  return differences.map(({ change, come, gone }) => {
    const label = undoLabel(change)
    const rows = [...new Set([change.row, ...[...come, ...gone].map(rowOf)])]
    const ofRow = (row: RowName) => ({
      row,
      out: come.filter((one) => rowOf(one) === row),
      back: gone.filter((one) => rowOf(one) === row),
    })
    return { label, step: { label, turn, back: rows.map((row) => backTo(before, ofRow(row))) } }
  })
}

/** The oldest steps are dropped. No two steps have the same label. */
export const withSteps = (state: Conversation, steps: readonly Step[]): Conversation => ({
  ...state,
  steps: [...state.steps.filter(({ label }) => !steps.some((one) => one.label === label)), ...steps].slice(-MOST_STEPS),
})

export const lastSteps = ({ steps }: Pick<Conversation, 'steps'>): Step[] => {
  const turn = steps.at(-1)?.turn
  return steps.filter((one) => one.turn === turn)
}
