import type { ValuePath } from '#contract/concierge.ts'
import type { IntakeDraft } from '#contract/intake.ts'

export const GROUPS = [
  'intent',
  'who',
  'distance',
  'week',
  'habits',
  'kids',
  'faith',
  'wishes',
  'safety',
  'ownAge',
] as const
/** What belongs together in the minds of people who answer: they often say both halves at once. */
export type Group = (typeof GROUPS)[number]

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
  /** What the learned reader calls it (`learned/labels.ts`). */
  label: string
  /** It within a sentence to the person: "you don't smoke". Without it the option as it is written. */
  said?: string
  /** What the host says to it when it is the only news. */
  taken: readonly string[]
}

/**
 * One thing that the conversation can be about: where it stands, how it is asked for, what may be answered, and how it
 * is spoken of. Everything that differs from slot to slot in words or lists belongs here.
 */
export type SlotDefinition = {
  places: Partial<Record<ValuePath, Place>>
  /** In which question it is asked; null when it is only noted as it is said. */
  group: Exclude<Group, 'ownAge'> | null
  /** The listed answers, in the order of the contract. */
  options?: Readonly<Record<string, Option>>
  /** No other answer is possible. */
  isClosed?: boolean
  /** It decides who can meet whom: a change of it is never silent. */
  isFilter?: boolean
  /** It holds words of one's own. */
  isInWords?: boolean
  /** What somebody does or leaves: what a partner should do says nothing of the writer. */
  isHabit?: boolean

  /** The question, in several wordings. */
  ask: readonly string[]
  /** The same to somebody who told some of it on the way. */
  askMore?: readonly string[]
  /** What the open question means, for people who ask. */
  means: string
  /** What the answer is used for. */
  reason: string

  /** What it is called within a sentence, on a button, and as what the talk comes back to (else as within a sentence). */
  name: string
  title: string
  topic?: string
  /** How "nothing" is said of it. */
  nothing?: string

  /** What its row is called in the lines that teach the reader of spans. */
  corpusRow?: string
  /** The kinds of spans that answer its question (`spans/marked-line.ts`). */
  answeredBy?: readonly string[]
  /** What the learned reader calls words of one's own on it. */
  heardAs?: readonly string[]

  /** Its row of the snapshot, as plain words name it in an order or a question. */
  row?: RegExp
  /** Other words that speak of the row. */
  spoken?: RegExp
  /** Words that name it when it is left out or taken back. */
  leftOut?: RegExp
}
