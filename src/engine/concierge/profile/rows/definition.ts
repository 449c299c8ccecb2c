import type { ValuePath } from '#contract/concierge.ts'
import type { IntakeDraft } from '#contract/intake.ts'

export type Place = {
  /** A list has one entry for each item, a text one for each line. */
  holds: 'one' | 'list' | 'text'
  isFigure?: boolean
  /** The value in the intake. Null if the intake does not ask for it. */
  intake: ((intake: IntakeDraft) => string | number | readonly string[] | null | undefined) | null
  /** A description for a model. */
  meaning: string
}

export type Option = {
  /** Its label in the learned reader (`labels/labels.ts`). */
  label: string
  /** The answer inside a sentence to the person: "you don't smoke". Defaults to the option's text. */
  said?: string
  /** The concierge's reply. */
  heard?: readonly string[]
}
export type ClosedOption = Option & Required<Pick<Option, 'heard'>>

/** The listed answers, in the contract's order. A closed row allows no others. */
type Answers =
  | { isClosed: true; options: Readonly<Record<string, ClosedOption>> }
  | { isClosed?: never; options?: Readonly<Record<string, Option>> }

export type RowDefinition = Answers & {
  places: Partial<Record<ValuePath, Place>>
  /** The row decides who can meet, so the host always names a change of it. */
  isFilter?: boolean
  isInWords?: boolean
  /** The row is about the writer's own habit. Wishes about a partner do not answer it. */
  isHabit?: boolean
  /** The row has no question and is filled when the topic comes up. */
  isNeverAsked?: boolean

  ask: readonly string[]
  /** The question for a list with entries from other answers. Such a list is still asked once. */
  askMore?: readonly string[]
  /** Answers people who ask what the question means. */
  means: string
  /** Answers people who ask why the host wants to know. */
  reason: string

  /** In a sentence, on the card, on a button and in a receipt. */
  name: string
  title: string
  /**
   * How the summary states it: in the first sentence, which `profile/said.ts` builds; as a clause that is complete
   * without the row's name ("you don't smoke"); or in a sentence of its own.
   */
  summary: 'first' | 'clause' | ((said: string) => string)
  /** How the summary states "nothing". */
  nothing?: string

  /** The row's names in plain words, in an order or a question. */
  row?: RegExp
  /** Plain words that name the row, its unit or one of its values. */
  named: RegExp
}
