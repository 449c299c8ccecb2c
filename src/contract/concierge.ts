import * as z from 'zod/mini'
import { emailSchema } from './intake.ts'
import {
  MAX_AGE,
  MAX_CHAT_TEXT,
  MAX_INTAKE_SUMMARY,
  MAX_LIST,
  MAX_NOTES,
  MAX_OWN_WORDS,
  MAX_PERSON_NAME,
  MAX_TRAVEL_KM,
  MIN_AGE,
} from './limits.ts'
import { maybe } from './maybe.ts'
import { BUDGETS, HABITS, RELATIONSHIP_INTENTS, WANTS_KIDS } from './options.ts'
import { shownText } from './shown-text.ts'

const entry = shownText({ max: MAX_OWN_WORDS, required: 'An entry cannot be empty' })
const entries = z.array(entry).check(z.maxLength(MAX_LIST))
const age = z.int().check(z.gte(MIN_AGE), z.lte(MAX_AGE))

/** If a key is missing, null or blank, it is not answered. */
export const snapshotSchema = z.strictObject({
  valuesMap: maybe(
    z.strictObject({
      intent: maybe(z.enum(RELATIONSHIP_INTENTS)),
      dealbreakers: maybe(entries),
      safety_prefs: maybe(entries),
      distance_km: maybe(z.int().check(z.gte(0), z.lte(MAX_TRAVEL_KM))),
      age_range: maybe(z.strictObject({ min: maybe(age), max: maybe(age) })),
      availability: maybe(entries),
      budget: maybe(z.enum(BUDGETS)),
      lifestyle: maybe(z.strictObject({ smoking: maybe(z.enum(HABITS)), drinking: maybe(z.enum(HABITS)) })),
      family: maybe(z.strictObject({ wants_kids: maybe(z.enum(WANTS_KIDS)) })),
      faith_values_edge: maybe(shownText({ max: MAX_OWN_WORDS })),
    }),
  ),
  preferences: maybe(z.strictObject({ must_haves: maybe(entries), nice_to_haves: maybe(entries) })),
  notes: maybe(shownText({ max: MAX_NOTES, room: 'lines' })),
})
export type Snapshot = z.output<typeof snapshotSchema>

type PathsIn<T, Before extends string = ''> = {
  [Key in keyof T & string]: NonNullable<T[Key]> extends string | number | readonly unknown[]
    ? `${Before}${Key}`
    : PathsIn<NonNullable<T[Key]>, `${Before}${Key}.`>
}[keyof T & string]
export type ValuePath = PathsIn<Required<Snapshot>>

/** The rows a member can edit. The lowest and the highest age are one row. */
export type SnapshotPath = Exclude<ValuePath, `valuesMap.age_range.${string}`> | 'valuesMap.age_range'
const EDITED: Record<SnapshotPath, true> = {
  'valuesMap.intent': true,
  'valuesMap.dealbreakers': true,
  'valuesMap.safety_prefs': true,
  'valuesMap.distance_km': true,
  'valuesMap.age_range': true,
  'valuesMap.availability': true,
  'valuesMap.budget': true,
  'valuesMap.lifestyle.smoking': true,
  'valuesMap.lifestyle.drinking': true,
  'valuesMap.family.wants_kids': true,
  'valuesMap.faith_values_edge': true,
  'preferences.must_haves': true,
  'preferences.nice_to_haves': true,
  notes: true,
}
const isSnapshotPath = (key: string): key is SnapshotPath => Object.hasOwn(EDITED, key)
const SNAPSHOT_PATHS = Object.keys(EDITED).filter(isSnapshotPath)

/** 'a.b' and 1 → {a: {b: 1}} */
const snapshotWith = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)

const name = shownText({
  max: MAX_PERSON_NAME,
  tooLong: `Names must be ${MAX_PERSON_NAME} characters or fewer`,
  required: 'Share your name so the concierge can greet you.',
})
const sessionId = z.string().check(z.minLength(1), z.maxLength(64))

export const startConciergeSchema = z.strictObject({
  name,
  intakeSummary: maybe(z.string().check(z.maxLength(MAX_INTAKE_SUMMARY))),
  email: maybe(emailSchema),
})
const buttonSchema = z.object({ label: z.string(), text: z.string() })
/**
 * Answers to press under the last reply. A press sends `text`; several `options` are joined with ", ". `beside` is a
 * quieter row: other places for the words, values for other rows, and commands, each sent alone.
 */
const choicesSchema = z.object({
  group: z.string(),
  multiple: z.boolean(),
  options: z.array(buttonSchema),
  beside: z.optional(z.array(buttonSchema)),
})
export type Choices = z.output<typeof choicesSchema>

/** `isMeet`: who to meet, which is among the must-haves. */
const row = { path: z.enum(SNAPSHOT_PATHS), isMeet: z.boolean() }
const rowSchema = z.object(row)
export type Row = z.output<typeof rowSchema>

const rowToChangeSchema = z.object({
  ...row,
  label: z.string(),
  /** Proposed text for the input field. */
  draft: z.optional(z.string()),
})
export type RowToChange = z.output<typeof rowToChangeSchema>
const changeSchema = z.array(rowToChangeSchema)

/**
 * One line of the receipt for the member's last line. The row now says `value` (a listed answer, a figure, "Nothing" or
 * "Left open") or `quote` (the member's words). If both are missing, an entry was removed. `from` is the old value or,
 * if `isMoved`, the title of the old list.
 */
const keptSchema = z.object({
  row: rowSchema,
  label: z.string(),
  value: z.optional(z.string()),
  quote: z.optional(z.string()),
  from: z.optional(z.string()),
  isMoved: z.optional(z.boolean()),
  /** The text that Undo sends. Null after an Undo. */
  undo: z.nullable(z.string()),
  change: z.boolean(),
})
export type Kept = z.output<typeof keptSchema>

/** `left`: parts of the member's last line that were not kept, offered or answered. */
const receipt = { kept: maybe(z.array(keptSchema)), left: maybe(z.array(z.string())) }
/** The number of the open question: "4 of 11". */
const progress = maybe(z.object({ at: z.int(), of: z.int() }))

export const conciergeStartedSchema = z.object({
  sessionId: z.string(),
  reply: z.string(),
  done: z.optional(z.boolean()),
  choices: maybe(choicesSchema),
  progress,
  savedSnapshot: maybe(snapshotSchema),
  savedUpdatedAt: maybe(z.string()),
  savedIntakeSummary: maybe(z.string()),
})

const chatTurnSchema = z.object({
  from: z.enum(['concierge', 'member']),
  text: z.string(),
  /** What the member's last line gave, in words: "Noted: 15 miles, in place of 25". */
  noted: maybe(z.string()),
})
/**
 * The source of a snapshot value. `path` looks like 'valuesMap.distance_km'; `turn` counts the member's lines from 0.
 */
export const snapshotSourceSchema = z.object({
  path: z.string(),
  /** `edit`: typed into the snapshot. */
  from: z.enum(['answer', 'intake', 'edit']),
  words: maybe(z.string()),
  turn: maybe(z.int()),
})
export type ChatTurn = z.output<typeof chatTurnSchema>
export type SnapshotSource = z.output<typeof snapshotSourceSchema>

const learned = { snapshot: maybe(snapshotSchema), sources: maybe(z.array(snapshotSourceSchema)) }

export const conciergeReplySchema = z.strictObject({
  sessionId,
  text: z.string().check(z.trim(), z.minLength(1, 'Write a few words first.'), z.maxLength(MAX_CHAT_TEXT)),
})
export const conciergeRepliedSchema = z.object({
  reply: z.string(),
  choices: maybe(choicesSchema),
  asks: maybe(rowSchema),
  change: maybe(changeSchema),
  noted: maybe(z.string()),
  ...receipt,
  progress,
  /** The text that "Undo" sends after a firm answer changed. */
  undo: maybe(z.string()),
  done: z.optional(z.boolean()),
  ...learned,
})

const editedValue = z.nullable(
  z.union([
    shownText({ max: MAX_NOTES, room: 'lines' }),
    z.int(),
    z.array(shownText({ max: MAX_NOTES })),
    z.strictObject({ min: maybe(z.int()), max: maybe(z.int()) }),
  ]),
)
export type EditedValue = z.input<typeof editedValue>

/**
 * Edits one snapshot value; null clears it. `sessionId` names the conversation. Without it, the last saved snapshot is
 * edited (for `email`, if given).
 */
export const editSnapshotSchema = z
  .strictObject({
    sessionId: maybe(sessionId),
    email: maybe(emailSchema),
    path: z.enum(SNAPSHOT_PATHS),
    value: editedValue,
  })
  .check(({ value: { path, value }, issues }) => {
    const parsed = snapshotSchema.safeParse(snapshotWith(path, value))
    const problems = parsed.success ? agesCrossed(value) : parsed.error.issues.map(({ message }) => message)
    for (const message of problems) issues.push({ code: 'custom', input: value, path: ['value'], message })
  })

function agesCrossed(value: z.output<typeof editedValue>) {
  const ends = value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
  return (ends.min ?? MIN_AGE) > (ends.max ?? MAX_AGE) ? ['The youngest age is above the oldest.'] : []
}

export const snapshotEditedSchema = z.object({
  snapshot: snapshotSchema,
  sources: maybe(z.array(snapshotSourceSchema)),
  /** The next reply, if the edit answered the open question. */
  reply: maybe(z.string()),
  choices: maybe(choicesSchema),
  asks: maybe(rowSchema),
  done: z.optional(z.boolean()),
})

export const completeConciergeSchema = z.strictObject({ sessionId, email: maybe(emailSchema) })
export const conciergeCompletedSchema = z.object({
  snapshot: snapshotSchema,
  sources: maybe(z.array(snapshotSourceSchema)),
})

/** Starts over: the open conversation and its lines are deleted. */
export const leaveConversationSchema = z.strictObject({ sessionId })

export const previousIntakeSchema = z.strictObject({ email: emailSchema })
export const previousIntakeFoundSchema = z.object({
  snapshot: snapshotSchema,
  intakeSummary: maybe(z.string()),
  name: maybe(z.string()),
  updatedAt: z.string(),
  sources: maybe(z.array(snapshotSourceSchema)),
  /** The lines of the finished conversation, while they are kept. */
  turns: maybe(z.array(chatTurnSchema)),
})

export const openConversationSchema = z.object({
  sessionId: z.string(),
  name: z.string(),
  turns: z.array(chatTurnSchema),
  choices: maybe(choicesSchema),
  asks: maybe(rowSchema),
  change: maybe(changeSchema),
  progress,
  done: z.boolean(),
  ...learned,
})
