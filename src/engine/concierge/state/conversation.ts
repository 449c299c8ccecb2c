import * as z from 'zod/mini'
import { MAX_CHAT_TEXT, MAX_LIST, MAX_NOTES, MAX_OWN_WORDS, MAX_PERSON_NAME } from '#contract/limits.ts'
import { operationSchema } from '../profile/operation.ts'
import { EMPTY_PROFILE, entrySchema, profileSchema } from '../profile/profile.ts'
import { ROWS, type RowName } from '../profile/rows.ts'

export const QUESTIONS = [...ROWS, 'ownAge'] as const
export type Question = (typeof QUESTIONS)[number]

export const MAX_LABEL = 160
/** Undo steps are stored newest last. */
export const MOST_STEPS = 40
export const MOST_HANDED_OVER = 3
/** Also limits stored offers. */
export const MOST_BUTTONS = 12

/** `topic`: the button asks about it. */
const buttonSchema = z.strictObject({
  label: z.string().check(z.maxLength(MAX_LABEL)),
  does: z.array(operationSchema).check(z.maxLength(MAX_LIST)),
  topic: z.exactOptional(z.string()),
})
export type Button = z.output<typeof buttonSchema>
const buttons = z.array(buttonSchema).check(z.maxLength(MOST_BUTTONS))

/** `label` is the text that the step's Undo button sends. */
const stepSchema = z.strictObject({
  label: z.string().check(z.maxLength(MAX_LABEL)),
  turn: z.int(),
  back: z.array(operationSchema).check(z.maxLength(6)),
})
export type Step = z.output<typeof stepSchema>

/** Plain JSON between two turns: values and the words that gave them, never the chat itself. */
export const conversationSchema = z.strictObject({
  version: z.literal(2),
  name: z.string().check(z.maxLength(MAX_PERSON_NAME)),
  seed: z.int(),
  /** Counts the member's messages. */
  turn: z.int().check(z.gte(0)),
  profile: profileSchema,
  asked: z.partialRecord(z.enum(QUESTIONS), z.int()),
  question: z.nullable(z.enum(QUESTIONS)),
  /** These buttons replace those of the open question: values to confirm, topics, or answers to the soft question. */
  instead: z.nullable(z.strictObject({ kind: z.enum(['value', 'topic', 'care']), buttons })),
  /** Buttons in the secondary row. */
  beside: buttons,
  /** Offered values and notes, kept until they are pressed, declined, saved or contradicted. */
  offers: buttons,
  asksToKeep: z.boolean(),
  /** Stored only before 30 November 2026. Nothing reads it. */
  reopened: z.exactOptional(z.nullable(z.enum(ROWS))),
  /** Rows open under the last reply. */
  handover: z.array(z.enum(ROWS)).check(z.maxLength(MOST_HANDED_OVER)),
  /** Text that prefills one of these rows. */
  draft: z.exactOptional(z.nullable(z.string().check(z.maxLength(MAX_OWN_WORDS)))),
  steps: z.array(stepSchema).check(z.maxLength(MOST_STEPS)),
  /** The next message may call this entry "that one". */
  lastKept: z.nullable(entrySchema),
  /** Declined text is not offered again. */
  leftOut: z.array(z.string().check(z.maxLength(MAX_OWN_WORDS))).check(z.maxLength(MAX_LIST)),
  unit: z.nullable(z.enum(['km', 'miles'])),
  /** The `turn` in which the person last said they are safe. */
  safeAt: z.nullable(z.int().check(z.gte(1))),
  /** Decides the help lines. */
  city: z.nullable(z.string().check(z.maxLength(MAX_NOTES))),
  /** The last reply offered help. The form shows nothing with such a reply. */
  isHelped: z.boolean(),
  /** The message that caused the soft question. It is read once the person says they are safe. */
  held: z.nullable(z.string().check(z.maxLength(MAX_CHAT_TEXT))),
  used: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(400)),
  done: z.boolean(),
  ended: z.nullable(z.enum(['underage', 'length'])),
})
export type Conversation = z.output<typeof conversationSchema>

export const EMPTY: Omit<Conversation, 'name' | 'seed'> = {
  version: 2,
  turn: 0,
  profile: EMPTY_PROFILE,
  asked: {},
  question: null,
  instead: null,
  beside: [],
  offers: [],
  asksToKeep: false,
  handover: [],
  steps: [],
  lastKept: null,
  leftOut: [],
  unit: null,
  safeAt: null,
  city: null,
  isHelped: false,
  held: null,
  used: [],
  done: false,
  ended: null,
}

export const rowAskedIn = ({ question }: Pick<Conversation, 'question'>): RowName | null =>
  question === 'ownAge' ? 'age' : question
