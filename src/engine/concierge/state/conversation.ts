import * as z from 'zod/mini'
import { MAX_CHAT_TEXT, MAX_LIST, MAX_NOTES, MAX_OWN_WORDS, MAX_PERSON_NAME } from '#contract/limits.ts'
import { operationSchema } from '../profile/operation.ts'
import { EMPTY_PROFILE, entrySchema, profileSchema } from '../profile/profile.ts'
import { ROWS, type RowName } from '../profile/rows.ts'

/** What one question asks about. */
export const QUESTIONS = [...ROWS, 'ownAge'] as const
export type Question = (typeof QUESTIONS)[number]

/** Longest text on a button. */
export const MAX_LABEL = 160
/** Changes that can still be undone, the newest last. */
export const MOST_STEPS = 40
/** Rows at most that are open under a reply. */
export const MOST_HANDED_OVER = 3
/** Buttons at most in one row, and offers that are kept. */
export const MOST_BUTTONS = 12

/** A button: its words, and what a press of it does, with certainty. `topic`: the question that it asks. */
const buttonSchema = z.strictObject({
  label: z.string().check(z.maxLength(MAX_LABEL)),
  does: z.array(operationSchema).check(z.maxLength(MAX_LIST)),
  topic: z.exactOptional(z.string()),
})
export type Button = z.output<typeof buttonSchema>
const buttons = z.array(buttonSchema).check(z.maxLength(MOST_BUTTONS))

/** One row as it was before a message changed it. `label` is what its Undo button sends. */
const stepSchema = z.strictObject({
  label: z.string().check(z.maxLength(MAX_LABEL)),
  turn: z.int(),
  back: z.array(operationSchema).check(z.maxLength(6)),
})
export type Step = z.output<typeof stepSchema>

/**
 * The whole conversation between two turns: plain JSON, stored after each turn. It holds values and the words they
 * came from, never the chat itself.
 */
export const conversationSchema = z.strictObject({
  version: z.literal(2),
  name: z.string().check(z.maxLength(MAX_PERSON_NAME)),
  seed: z.int(),
  /** Lines of the member so far. */
  turn: z.int().check(z.gte(0)),
  profile: profileSchema,
  /** How often each question was put. */
  asked: z.partialRecord(z.enum(QUESTIONS), z.int()),
  /** The open question. */
  question: z.nullable(z.enum(QUESTIONS)),
  /** Buttons in place of those of the open question: values to confirm, topics, or answers to the soft question. */
  instead: z.nullable(z.strictObject({ kind: z.enum(['value', 'topic', 'care']), buttons })),
  /** Buttons in the quieter row. */
  beside: buttons,
  /** What was half heard, or may be a note: each stays until it is pressed, refused, stored or contradicted. */
  offers: buttons,
  /** The last reply asked whether to keep what is still offered. */
  asksToKeep: z.boolean(),
  /** Of talks that began before 30 November 2026; nothing reads it. */
  reopened: z.exactOptional(z.nullable(z.enum(ROWS))),
  /** Rows that are open under the last reply. */
  handover: z.array(z.enum(ROWS)).check(z.maxLength(MOST_HANDED_OVER)),
  /** What may be meant to be written in one of them. */
  draft: z.exactOptional(z.nullable(z.string().check(z.maxLength(MAX_OWN_WORDS)))),
  steps: z.array(stepSchema).check(z.maxLength(MOST_STEPS)),
  /** What was put on the profile last: "that one" right after it. */
  lastKept: z.nullable(entrySchema),
  /** Words that were offered and turned down: not offered again. */
  leftOut: z.array(z.string().check(z.maxLength(MAX_OWN_WORDS))).check(z.maxLength(MAX_LIST)),
  unit: z.nullable(z.enum(['km', 'miles'])),
  /** The line, counted from 1, in which they last said that they are safe. */
  safeAt: z.nullable(z.int().check(z.gte(1))),
  /** Where they live, as their intake says it: which help lines are theirs. */
  city: z.nullable(z.string().check(z.maxLength(MAX_NOTES))),
  /** The last reply offered help: nothing of the form is offered with it. */
  isHelped: z.boolean(),
  /** The line that the last reply met by asking if they are safe: read once they say that they are. */
  held: z.nullable(z.string().check(z.maxLength(MAX_CHAT_TEXT))),
  /** Wordings already used, so that none is read twice. */
  used: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(400)),
  done: z.boolean(),
  ended: z.nullable(z.enum(['underage', 'length'])),
})
export type Conversation = z.output<typeof conversationSchema>

/** A conversation in which nothing has been said. */
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

/** The row of the open question. */
export const rowAskedIn = ({ question }: Pick<Conversation, 'question'>): RowName | null =>
  question === 'ownAge' ? 'age' : question
