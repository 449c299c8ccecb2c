import * as z from 'zod/mini'
import { MAX_CHAT_TEXT, MAX_LIST, MAX_NAME, MAX_NOTES, MAX_PERSON_NAME } from '#contract/limits.ts'
import { proposalSchema } from './proposal.ts'
import { GROUPS } from './slots/definition.ts'
import { PATHS, SLOTS, type Slot } from './slots.ts'

/** Longest stretch of the person's own words kept beside a value. */
export const MAX_WORDS = 160
/** Notes that wait for the end; the oldest go first. */
export const MOST_UNKEPT = 6
/** What is asked about at most after it had to wait; the oldest goes first. */
export const MOST_WAITING = 8
/** Rows at most whose Change is offered under a reply. */
export const MOST_HANDED_OVER = 3
/** Longest text on a button. */
export const MAX_LABEL = 140

/** One value of the snapshot and where it came from. A list value has one entry for each item. */
const entrySchema = z.strictObject({
  path: z.enum(PATHS),
  value: z.union([z.string().check(z.minLength(1), z.maxLength(MAX_NOTES)), z.int()]),
  from: z.enum(['answer', 'intake', 'edit']),
  words: z.nullable(z.string().check(z.maxLength(MAX_WORDS))),
  /** The member's line it came from, counted from 0; null when it came from the intake. */
  turn: z.nullable(z.int().check(z.gte(0))),
})
export type Entry = z.output<typeof entrySchema>

/** Whether a value stands at a path. */
export const isAmong = ({ path, value }: Pick<Entry, 'path' | 'value'>, entries: readonly Entry[]): boolean =>
  entries.some((one) => one.path === path && one.value === value)

/** What one question asks about. */
export const PARTS = [...SLOTS, 'ownAge'] as const
export type Part = (typeof PARTS)[number]

/** An answer that can be pressed: what the button says, what is sent, and what it then does, with certainty. */
const offerSchema = z.strictObject({
  group: z.string().check(z.maxLength(40)),
  options: z
    .array(
      z.strictObject({
        label: z.string().check(z.maxLength(MAX_LABEL)),
        does: z.array(proposalSchema).check(z.maxLength(MAX_LIST)),
      }),
    )
    .check(z.maxLength(8)),
})
export type Offer = z.output<typeof offerSchema>
/** Offered beside the next question: a yes or no is said of that one, so that only a press keeps it. */
export const BESIDE = 'beside'

const text = z.string().check(z.maxLength(MAX_NOTES))
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
  asked: z.partialRecord(z.enum([...GROUPS, ...PARTS]), z.int()),
  pending: z.nullable(z.enum(GROUPS)),
  /** What of the pending group was asked about; null when it was asked about as a whole. */
  part: z._default(z.nullable(z.enum(PARTS)), null),
  /** Answers offered with the last reply besides those of the pending question: something asked back. */
  offer: z._default(z.nullable(offerSchema), null),
  /** Rows that the last reply handed over to the snapshot, where their Change opens; null when it did not. */
  handover: z._default(z.nullable(z.array(z.enum(SLOTS)).check(z.maxLength(MOST_HANDED_OVER))), null),
  /** What stood before the last message that changed something, for "undo". */
  earlier: z._default(
    z.nullable(
      z.strictObject({
        entries: z.array(entrySchema).check(z.maxLength(6 * MAX_LIST)),
        declined: slots,
        settled: slots,
      }),
    ),
    null,
  ),
  /** What was taken out of the snapshot, the newest last, for "put that back". */
  removed: z._default(z.array(entrySchema).check(z.maxLength(2 * MAX_LIST)), []),
  /** Notes that were offered and neither kept nor left out, asked about once at the end. */
  unkept: z._default(z.array(proposalSchema).check(z.maxLength(MOST_UNKEPT)), []),
  /** Notes that were turned down: not offered again, however often they are told. */
  leftOut: z._default(z.array(text).check(z.maxLength(MAX_LIST)), []),
  /** What was heard beside what was asked back, asked about on a turn that asks nothing else. */
  waits: z._default(z.array(proposalSchema).check(z.maxLength(MOST_WAITING)), []),
  /** The path last noted from the person's words: what "make that 40" is about. */
  lastPath: z.nullable(z.enum(PATHS)),
  lastUnit: z.nullable(z.enum(['km', 'miles'])),
  ownAge: z.nullable(z.int().check(z.gte(18), z.lte(120))),
  /** "Within five years of me", waiting for the person's own age. */
  aroundOwnAge: z.nullable(
    z.strictObject({ below: z.nullable(z.int()), above: z.nullable(z.int()), words: z.string() }),
  ),
  /** The line, counted from 1, in which they last said that they are safe. */
  safeAt: z._default(z.nullable(z.int().check(z.gte(1))), null),
  /** Where they live, as their intake says it: which help lines are theirs. */
  city: z._default(z.nullable(z.string().check(z.maxLength(MAX_NAME))), null),
  /** The last reply offered help: nothing of the form is offered with it. */
  isHelped: z._default(z.boolean(), false),
  /** The line that the last reply met by asking if they are safe: read once they say that they are. */
  held: z._default(z.nullable(z.string().check(z.maxLength(MAX_CHAT_TEXT))), null),
  /** Phrasings already used, so that none is heard twice. */
  used: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(400)),
  done: z.boolean(),
  ended: z.nullable(z.enum(['underage', 'length'])),
})
export type Conversation = z.output<typeof conversationSchema>

/** A stored conversation, checked. Throws when it is not one: a fault, not something a person can cause. */
export const parseConversation = (stored: unknown): Conversation => z.parse(conversationSchema, stored)

/** From this age on most people are not asked about children as somebody of 25 is. */
const PAST_PARENTING_AGE = 50

/** Whether a question about having children has to be put with the years in mind. */
export const isPastParenting = ({ ownAge, entries }: Conversation): boolean => {
  const youngest = entries.find(({ path }) => path === 'valuesMap.age_range.min')?.value
  // Who has not told their age has mostly told whom they look for.
  const years = ownAge ?? (typeof youngest === 'number' ? youngest : 0)
  return years >= PAST_PARENTING_AGE
}

/** The slot of the open question. */
export const slotAsked = ({ part }: Conversation): Slot | null => (part === 'ownAge' ? null : part)

/** A conversation in which nothing has been said. */
export const EMPTY: Omit<Conversation, 'name' | 'seed'> = {
  version: 1,
  turn: 0,
  entries: [],
  declined: [],
  settled: [],
  asked: {},
  pending: null,
  part: null,
  offer: null,
  handover: null,
  earlier: null,
  removed: [],
  unkept: [],
  leftOut: [],
  waits: [],
  lastPath: null,
  lastUnit: null,
  ownAge: null,
  aroundOwnAge: null,
  safeAt: null,
  city: null,
  isHelped: false,
  held: null,
  used: [],
  done: false,
  ended: null,
}
