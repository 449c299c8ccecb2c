import * as z from 'zod/mini'
import { MAX_NOTES } from '#contract/limits.ts'
import { entrySchema } from './profile.ts'
import { isListPath, PATHS, type Path, ROWS, type RowName, rowOf } from './rows.ts'

const path = z.enum(PATHS)
const row = z.enum(ROWS)
/** The part of the message that supports the operation. */
const words = z.string()
const text = z.string().check(z.maxLength(MAX_NOTES))
const years = z.nullable(z.int())

/** Listeners, buttons and undo create operations; only `apply.ts` carries them out. */
export const operationSchema = z.discriminatedUnion('op', [
  /** `unit`: the person's unit, for replies. */
  z.strictObject({
    op: z.literal('set'),
    path,
    value: z.union([text, z.int()]),
    words,
    unit: z.exactOptional(z.enum(['km', 'miles'])),
  }),
  /** Adds an entry to a list or the notes. `alone`: replaces the whole list. */
  z.strictObject({ op: z.literal('add'), path, value: text, words, alone: z.exactOptional(z.boolean()) }),
  z.strictObject({ op: z.literal('remove'), path, value: text, words }),
  z.strictObject({ op: z.literal('replace'), path, value: text, to: text, words }),
  z.strictObject({ op: z.literal('move'), path, value: text, to: path, words }),
  z.strictObject({ op: z.literal('clear'), row, words }),
  z.strictObject({ op: z.literal('skip'), row, words }),
  z.strictObject({ op: z.literal('none'), row, words }),
  /** Undo: removes a row's new entries and restores the old ones. */
  z.strictObject({
    op: z.literal('restore'),
    row,
    out: z.array(entrySchema),
    entries: z.array(entrySchema),
    isSettled: z.boolean(),
    isDeclined: z.boolean(),
    words,
  }),
  z.strictObject({ op: z.literal('ownAge'), value: z.int(), words }),
  z.strictObject({ op: z.literal('aroundOwnAge'), below: years, above: years, words }),
])
export type Operation = z.output<typeof operationSchema>

type Put = { path: Path; value: string | number; words: string }

export const putting = ({ path, value, words }: Put): Operation =>
  isListPath(path) || path === 'notes'
    ? { op: 'add', path, value: String(value), words }
    : { op: 'set', path, value, words }

export function rowOfOperation(one: Operation): RowName {
  if ('row' in one) return one.row
  if (one.op === 'ownAge' || one.op === 'aroundOwnAge') return 'age'
  return rowOf(one)
}
