import * as z from 'zod/mini'
import { MAX_NOTES } from '#contract/limits.ts'
import { ROWS } from '../../profile/rows.ts'

/** What a model may hear. */
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
 * One thing that a model hears. It is one flat object with all keys required and strings alone: each server that keeps
 * to a schema can compile it, and a small model has one form to learn. `words` are the person's own that it rests on.
 */
export const modelOperationSchema = z.object({
  op: z.enum(OPS),
  row: z.enum([...ROWS, '']),
  value: text,
  to: text,
  words: text,
})
export type ModelOperation = z.output<typeof modelOperationSchema>

/** What a model heard in a message, and what may be shown of the kind words that it says first. */
export type ModelHeard = { operations: readonly ModelOperation[]; remark: string }
