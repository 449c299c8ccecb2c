import * as z from 'zod/mini'
import { MAX_LIST, MAX_NAME, MAX_NOTES } from '#contract/limits.ts'
import { PATHS, SLOTS } from '../slots.ts'

const path = z.enum(PATHS)
const about = z.enum(SLOTS)
const value = z.union([z.string().check(z.maxLength(MAX_NAME)), z.int()])
const entry = z.string().check(z.maxLength(MAX_NOTES))
const entries = z.array(entry).check(z.maxLength(MAX_LIST))
const words = z.string().check(z.maxLength(MAX_NOTES))
const ofValue = <Name extends string>(op: Name) => z.object({ op: z.literal(op), path, value, words })

/**
 * What a model hears in a message. `words` are the person's own that it rests on. All keys are required and the union
 * is a plain one: servers that keep to a schema want both.
 *
 * - set, add: a value that the person gave; ask: one that they may have meant
 * - remove, replace, move: an entry that stands (to remove, empty where it is left open which), what it is to say instead, the list where it belongs
 * - choose: a button that is offered, by its label · notes: which of the notes that were offered are kept or left out
 * - own_age: how old they are
 * - skip: they leave a question open; none: they answer it with "nothing"; undo: the last change is taken back
 * - note: worth keeping, and no place holds it · answer: a question to the service · distress: they may need help
 */
export const operationSchema = z.union([
  ofValue('set'),
  ofValue('add'),
  ofValue('ask'),
  z.object({ op: z.literal('remove'), path, value: entry, words }),
  z.object({ op: z.literal('replace'), path, value: entry, to: value, words }),
  z.object({ op: z.literal('move'), path, value: entry, to: path, words }),
  z.object({ op: z.literal('choose'), option: entry, words }),
  z.object({ op: z.literal('notes'), keep: entries, leave: entries, words }),
  z.object({ op: z.literal('own_age'), value: z.int(), words }),
  z.object({ op: z.literal('skip'), about, words }),
  z.object({ op: z.literal('none'), about, words }),
  z.object({ op: z.literal('undo'), words }),
  z.object({ op: z.literal('note'), value: entry, words }),
  z.object({ op: z.literal('answer'), topic: z.string().check(z.maxLength(MAX_NAME)), words }),
  z.object({ op: z.literal('distress'), words }),
])
export type Operation = z.output<typeof operationSchema>

/**
 * What a model heard in a message, and what may be shown of the kind word that it says first; `isRemarkCut` where some of
 * that may not, so that the remark may have met what the rest of it leaves open.
 */
export type ModelHeard = { operations: readonly Operation[]; remark: string; isRemarkCut?: boolean }
