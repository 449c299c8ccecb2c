import * as z from 'zod/mini'
import { MAX_NOTES } from '#contract/limits.ts'
import { ROWS } from '../../profile/rows.ts'

export const OPS = [
  ...([
    'set',
    'add',
    'remove',
    'replace',
    'move',
    'maybe',
    'none',
    'skip',
    'undo',
    'note',
    'question',
    'distress',
  ] as const),
] as const
const text = z.string().check(z.maxLength(MAX_NOTES))

/**
 * One operation of a model: a flat object of required strings. Every server with schema support can compile it, and a
 * small model has one form to learn. `words` quote the person.
 */
export const modelOperationSchema = z.object({
  op: z.enum(OPS),
  row: z.enum([...ROWS, '']),
  value: text,
  to: text,
  words: text,
})
export type ModelOperation = z.output<typeof modelOperationSchema>

/** The operations from a model, and the safe part of its kind words, which it says first. */
export type ModelHeard = { operations: readonly ModelOperation[]; remark: string }
