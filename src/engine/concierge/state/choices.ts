import { KM_PER_MILE } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import { type Operation, putting } from '../profile/operation.ts'
import { isAnswered } from '../profile/profile.ts'
import { defined, optionsOf, pathsOf, type RowName } from '../profile/rows.ts'
import type { Button, Conversation, Question } from './conversation.ts'
import { isOpen } from './next-question.ts'

const far = (amount: number, unit: 'km' | 'miles'): Button => ({
  label: `${amount} ${unit}`,
  does: [
    {
      ...{ op: 'set', path: 'valuesMap.distance_km', unit, words: '' },
      value: unit === 'km' ? amount : Math.round(amount * KM_PER_MILE),
    },
  ],
})
const nothing = (label: string, row: RowName): Button => ({ label, does: [{ op: 'none', row, words: '' }] })
export const SKIP = 'Skip'

const NO_LIMIT = nothing('No limit', 'distance')
const IN_MILES = [...[5, 10, 15, 25, 50].map((amount) => far(amount, 'miles')), NO_LIMIT]
const IN_KM = [...[10, 20, 30, 50, 80].map((amount) => far(amount, 'km')), NO_LIMIT]
const NONE_LABEL: Partial<Record<RowName, string>> = {
  safety: 'None of these',
  dealbreakers: 'None of these',
  mustHaves: 'Nothing special',
  faith: 'Nothing to mention',
  age: 'Any age',
}

export function optionButton(row: RowName, value: string): Button {
  const [path = 'notes'] = pathsOf(row)
  return { label: optionLabel(value), does: [putting({ path, value, words: '' })] }
}

/** Does not include Skip. */
export function answersTo(question: Question, unit: Conversation['unit']): readonly Button[] {
  if (question === 'ownAge') return []
  if (question === 'distance') return unit === 'km' ? IN_KM : IN_MILES
  const none = NONE_LABEL[question]
  return [
    ...optionsOf(question).map((value) => optionButton(question, value)),
    ...(none === undefined ? [] : [nothing(none, question)]),
  ]
}

const skip = (row: RowName): Button => ({ label: SKIP, does: [{ op: 'skip', row, words: '' }] })
export const takesSeveral = (row: RowName): boolean => optionsOf(row).length > 0 && defined(row).isClosed !== true

/** Buttons with offered values come first. */
export function mainButtons(state: Conversation): readonly Button[] {
  const { question, instead, offers, unit } = state
  if (instead) return instead.buttons
  if (question === null || !isOpen(state)) return []
  const all = answersTo(question, unit).map((one) => addingNothing(one, state))
  const row = question === 'ownAge' ? 'age' : question
  const first = all.filter((one) => offers.some((half) => isSameDeed(half, one)))
  return [...first, ...all.filter((one) => !first.includes(one)), skip(row)]
}

/** "None of these" on a row with entries removes nothing. */
function addingNothing(button: Button, { profile }: Conversation): Button {
  const [one] = button.does
  return one?.op === 'none' && isAnswered(profile, one.row)
    ? { ...button, does: [{ op: 'skip', row: one.row, words: '' }] }
    : button
}

const deedOf = ({ does }: Button) => JSON.stringify(does.map((one: Operation) => ({ ...one, words: '' })))
export const isSameDeed = (one: Button, other: Button): boolean => deedOf(one) === deedOf(other)

type Shown = { label: string; text: string }
export type Choices = { group: string; multiple: boolean; options: Shown[]; beside?: Shown[] }

export function choicesOf(state: Conversation): Choices | null {
  if (state.ended !== null || (state.isHelped && state.instead === null)) return null
  const shown = (buttons: readonly Button[]): Shown[] => buttons.map(({ label }) => ({ label, text: label }))
  const [main, beside] = [shown(mainButtons(state)), shown(state.beside)]
  if (main.length === 0 && beside.length === 0) return null
  const { question, instead } = state
  const multiple = instead === null && question !== null && question !== 'ownAge' && takesSeveral(question)
  return {
    group: instead?.kind ?? question ?? 'beside',
    multiple: multiple && main.length > 0,
    options: main,
    ...(beside.length > 0 && { beside }),
  }
}
