import * as z from 'zod/mini'
import { MAX_NOTES } from '#contract/limits.ts'
import { isListPath, PATHS, type Path, SLOTS } from './slots.ts'

const path = z.enum(PATHS)
const slot = z.enum(SLOTS)
const words = z.string()
const text = z.string().check(z.maxLength(MAX_NOTES))
const years = z.nullable(z.int())

/** What one message suggests. Readers, buttons and, when there is one, a model make these; `merge.ts` alone applies them. */
export const proposalSchema = z.discriminatedUnion('kind', [
  /** `unit`: the one the person measures distance in, for saying it back. */
  z.strictObject({
    kind: z.literal('set'),
    path,
    value: z.union([text, z.int()]),
    words,
    unit: z.exactOptional(z.enum(['km', 'miles'])),
  }),
  /** `alone`: in place of everything the list holds ("only weeknights"). */
  z.strictObject({ kind: z.literal('add'), path, value: text, words, alone: z.exactOptional(z.boolean()) }),
  z.strictObject({ kind: z.literal('remove'), path, value: text, words }),
  z.strictObject({ kind: z.literal('clear'), slot, words }),
  z.strictObject({ kind: z.literal('decline'), slot, words }),
  /** Something worth keeping that has no field of its own. */
  z.strictObject({ kind: z.literal('note'), value: text, words }),
  /** `isElsewhere`: what answers the question stands in another place, and nothing is said of this one. */
  z.strictObject({ kind: z.literal('settle'), slot, words, isElsewhere: z.exactOptional(z.boolean()) }),
  z.strictObject({ kind: z.literal('ownAge'), value: z.int(), words }),
  z.strictObject({ kind: z.literal('aroundOwnAge'), below: years, above: years, words }),
])
export type Proposal = z.output<typeof proposalSchema>

/** What puts a value where it belongs: into a list, among the notes, or in the place of what stands. */
export function putting({ path, value, words }: { path: Path; value: string; words: string }): Proposal {
  if (path === 'notes') return { kind: 'note', value, words }
  return isListPath(path) ? { kind: 'add', path, value, words } : { kind: 'set', path, value, words }
}

/** Whether two proposals would put the same value in the same place. */
export const isSameValue = (one: Proposal, other: Proposal): boolean =>
  one.kind === other.kind &&
  'value' in one &&
  'value' in other &&
  String(one.value).toLowerCase() === String(other.value).toLowerCase() &&
  ('path' in one ? one.path : '') === ('path' in other ? other.path : '')
