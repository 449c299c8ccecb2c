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
 * A flat object of required strings: every server with schema support compiles it, and a small model learns one form.
 * `words` quote the person.
 */
export const modelOperationSchema = z.object({
  op: z.enum(OPS),
  row: z.enum([...ROWS, '']),
  value: text,
  to: text,
  words: text,
})
export type ModelOperation = z.output<typeof modelOperationSchema>

/** `remark` is the safe part of a model's kind words, which begin the reply. */
export type ModelHeard = { operations: readonly ModelOperation[]; remark: string }
