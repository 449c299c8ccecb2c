import * as z from 'zod/mini'
import { MAX_NOTES } from '#contract/limits.ts'
import { entrySchema } from './profile.ts'
import { isListPath, PATHS, type Path, ROWS } from './rows.ts'

const path = z.enum(PATHS)
const row = z.enum(ROWS)
/** The stretch of the message that an operation rests on. */
const words = z.string()
const text = z.string().check(z.maxLength(MAX_NOTES))
const years = z.nullable(z.int())

/** One change of the profile. Listeners, buttons and undo make these; `apply.ts` alone carries them out. */
export const operationSchema = z.discriminatedUnion('op', [
  /** `unit`: the one the person measures distance in, for saying it back. */
  z.strictObject({
    op: z.literal('set'),
    path,
    value: z.union([text, z.int()]),
    words,
    unit: z.exactOptional(z.enum(['km', 'miles'])),
  }),
  /** One more entry of a list, or line of the notes. `alone`: in place of all that the list holds. */
  z.strictObject({ op: z.literal('add'), path, value: text, words, alone: z.exactOptional(z.boolean()) }),
  z.strictObject({ op: z.literal('remove'), path, value: text, words }),
  z.strictObject({ op: z.literal('replace'), path, value: text, to: text, words }),
  z.strictObject({ op: z.literal('move'), path, value: text, to: path, words }),
  /** A row is emptied. */
  z.strictObject({ op: z.literal('clear'), row, words }),
  /** The person would rather not say. */
  z.strictObject({ op: z.literal('skip'), row, words }),
  /** "Nothing" is the answer. */
  z.strictObject({ op: z.literal('none'), row, words }),
  /** What came goes out and what went comes back, in one row: what Undo does. */
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

/** What puts a value where it belongs: into a list or the notes, or in place of the one value of its row. */
export const putting = ({ path, value, words }: Put): Operation =>
  isListPath(path) || path === 'notes'
    ? { op: 'add', path, value: String(value), words }
    : { op: 'set', path, value, words }
