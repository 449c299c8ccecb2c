import * as z from 'zod/mini'
import { MAX_LIST, MAX_NOTES, MAX_PERSON_NAME } from '#contract/limits.ts'
import { PATHS, SLOTS } from './slots.ts'

/** Longest stretch of the person's own words kept beside a value. */
export const MAX_WORDS = 160

/** One value of the snapshot and where it came from. A list value has one entry for each item. */
export const entrySchema = z.strictObject({
  path: z.enum(PATHS),
  value: z.union([z.string().check(z.minLength(1), z.maxLength(MAX_NOTES)), z.int()]),
  from: z.enum(['answer', 'intake', 'edit']),
  words: z.nullable(z.string().check(z.maxLength(MAX_WORDS))),
  /** The member's line it came from, counted from 0; null when it came from the intake. */
  turn: z.nullable(z.int().check(z.gte(0))),
})
export type Entry = z.output<typeof entrySchema>

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
/** One question of the conversation; it may ask about two things that belong together. */
export type Group = (typeof GROUPS)[number]

const slots = z.array(z.enum(SLOTS)).check(z.maxLength(SLOTS.length))

/**
 * The whole conversation between two turns: plain JSON, stored after each turn. It holds values and the words they
 * came from, never the chat itself. Parse it with this schema when it comes back from storage.
 */
export const conversationSchema = z.strictObject({
  version: z.literal(1),
  name: z.string().check(z.maxLength(MAX_PERSON_NAME)),
  seed: z.int(),
  /** Lines of the member so far. */
  turn: z.int().check(z.gte(0)),
  entries: z.array(entrySchema).check(z.maxLength(6 * MAX_LIST)),
  /** What the person would rather not say: never asked again unless they bring it up. */
  declined: slots,
  /** Answered with "nothing": no deal-breakers, no limit on distance. */
  settled: slots,
  /** How often each question was put. */
  asked: z.partialRecord(z.enum(GROUPS), z.int()),
  pending: z.nullable(z.enum(GROUPS)),
  /** The path last noted from the person's words: what "make that 40" is about. */
  lastPath: z.nullable(z.enum(PATHS)),
  lastUnit: z.nullable(z.enum(['km', 'miles'])),
  ownAge: z.nullable(z.int().check(z.gte(18), z.lte(120))),
  /** "Within five years of me", waiting for the person's own age. */
  aroundOwnAge: z.nullable(
    z.strictObject({ below: z.nullable(z.int()), above: z.nullable(z.int()), words: z.string() }),
  ),
  /** Phrasings already used, so that none is heard twice. */
  used: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(400)),
  done: z.boolean(),
  ended: z.nullable(z.enum(['underage', 'length'])),
})
export type Conversation = z.output<typeof conversationSchema>

/** A stored conversation, checked. Throws when it is not one: a fault, not something a person can cause. */
export const parseConversation = (stored: unknown): Conversation => z.parse(conversationSchema, stored)
