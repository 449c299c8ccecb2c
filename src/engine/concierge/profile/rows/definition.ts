import type { ValuePath } from '#contract/concierge.ts'
import type { IntakeDraft } from '#contract/intake.ts'

export type Place = {
  /** A list has one entry per item, a text one per line. */
  holds: 'one' | 'list' | 'text'
  isFigure?: boolean
  /** Null if the intake does not ask for it. */
  intake: ((intake: IntakeDraft) => string | number | readonly string[] | null | undefined) | null
  /** A description for a model. */
  meaning: string
}

export type Option = {
  /** Its label in the learned reader (`labels/labels.ts`). */
  label: string
  /** Inside a sentence to the person: "you don't smoke". The option's text by default. */
  said?: string
  /** The concierge's reply. */
  heard?: readonly string[]
}
export type ClosedOption = Option & Required<Pick<Option, 'heard'>>

/** Options in the contract's order. A closed row allows no others. */
type Answers =
  | { isClosed: true; options: Readonly<Record<string, ClosedOption>> }
  | { isClosed?: never; options?: Readonly<Record<string, Option>> }

export type RowDefinition = Answers & {
  places: Partial<Record<ValuePath, Place>>
  /** The row decides who can meet, so the host names each change. */
  isFilter?: boolean
  isInWords?: boolean
  /** The row is about the writer's own habit. Wishes about a partner do not answer it. */
  isHabit?: boolean
  /** The row has no question and is filled when the topic comes up. */
  isNeverAsked?: boolean

  ask: readonly string[]
  /** Asked once if a list already has entries from other answers. */
  askMore?: readonly string[]
  /** For people who ask what the question means. */
  means: string
  /** For people who ask why the host wants to know. */
  reason: string

  /** `name` is for sentences, `title` for the card, buttons and receipts. */
  name: string
  title: string
  /**
   * Where the row is summarized: in the first sentence (`profile/said.ts`); as a clause without the row's name ("you
   * don't smoke"); or in its own sentence.
   */
  summary: 'first' | 'clause' | ((said: string) => string)
  /** How the summary states "nothing". With it, a bare "no" answers the row. */
  nothing?: string

  /** The row's names in plain words, in an order or a question. */
  row?: RegExp
  /** Plain words for the row, its unit or a value, but none that may describe the other person ("dog"). */
  named: RegExp
}
