import * as z from 'zod/mini'
import { MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { ALL_TOPICS } from '../service/topics.ts'
import { PATHS } from '../slots.ts'

const path = z.enum(PATHS)
const value = z.union([z.string().check(z.maxLength(MAX_NAME)), z.int()])
const entry = z.string().check(z.maxLength(MAX_NOTES))
const words = z.string().check(z.maxLength(MAX_NOTES))
const ofValue = <Name extends string>(op: Name) => z.object({ op: z.literal(op), path, value, words })

/**
 * What a model may ask to be done with a message. `words` are the person's own that it rests on, letter by letter.
 * All keys are required and the union is a plain one: servers that keep to a schema want both.
 *
 * - set, add: a value that the person gave; ask: one that they may have meant
 * - remove, replace: an entry that stands, and what it is to say instead
 * - note: worth keeping, and no place holds it · answer: a question to the service · distress: they may need help
 */
export const operationSchema = z.union([
  ofValue('set'),
  ofValue('add'),
  ofValue('ask'),
  z.object({ op: z.literal('remove'), path, value: entry, words }),
  z.object({ op: z.literal('replace'), path, value: entry, to: value, words }),
  z.object({ op: z.literal('note'), words }),
  z.object({ op: z.literal('answer'), topic: z.enum(ALL_TOPICS), words }),
  z.object({ op: z.literal('distress'), words }),
])
export type Operation = z.output<typeof operationSchema>
