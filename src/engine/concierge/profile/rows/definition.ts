import type { ValuePath } from '#contract/concierge.ts'
import type { IntakeDraft } from '#contract/intake.ts'

/** A place of the snapshot. */
export type Place = {
  /** A list has one entry for each item, a text one for each line. */
  holds: 'one' | 'list' | 'text'
  isFigure?: boolean
  /** Where the intake holds the same; null where it does not ask for it. */
  intake: ((intake: IntakeDraft) => string | number | readonly string[] | null | undefined) | null
  /** What it is, for a model. */
  meaning: string
}

/** A listed answer. */
export type Option = {
  /** What the learned reader calls it (`labels/labels.ts`). */
  label: string
  /** The answer within a sentence to the person: "you don't smoke". Without it the option as it is written. */
  said?: string
  /** What the concierge says to it, in one or more wordings. */
  heard?: readonly string[]
}
/** A listed answer of a closed row. */
export type ClosedOption = Option & Required<Pick<Option, 'heard'>>

/** The listed answers, in the order of the contract; a row is closed when no other answer is possible. */
type Answers =
  | { isClosed: true; options: Readonly<Record<string, ClosedOption>> }
  | { isClosed?: never; options?: Readonly<Record<string, Option>> }

/** One thing that the talk can be about: where it is stored, how it is asked for, and what may be answered. */
export type RowDefinition = Answers & {
  places: Partial<Record<ValuePath, Place>>
  /** The row decides who can meet: a change of it is never silent. */
  isFilter?: boolean
  /** The row holds the person's own words. */
  isInWords?: boolean
  /** The row is about the writer's own habit: what a partner should do says nothing of the writer. */
  isHabit?: boolean
  /** The row is filled as it comes up, and has no question of its own. */
  isNeverAsked?: boolean

  /** The question, in two wordings. */
  ask: readonly string[]
  /** The same for a list that was begun in passing; such a list is asked for once all the same. */
  askMore?: readonly string[]
  /** What the open question means, for people who ask. */
  means: string
  /** What the answer is used for. */
  reason: string

  /** What the row is called within a sentence, and on the card, a button and a receipt. */
  name: string
  title: string
  /**
   * How a summary says it: in the first sentence, which `profile/said.ts` puts together; with an answer that is a clause
   * of its own ("you don't smoke") and says nothing without the row's name ("no"); or in a sentence of its own.
   */
  summary: 'first' | 'clause' | ((said: string) => string)
  /** How "nothing" is said of it. */
  nothing?: string

  /** The names of the row, in plain words: in an order or a question. */
  row?: RegExp
  /** Plain words that name the row, a unit of it or one of its values. */
  named: RegExp
}
