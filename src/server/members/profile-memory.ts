import * as z from 'zod/mini'
import { snapshotSourceSchema } from '#contract/concierge.ts'
import type { Memory } from '#engine/concierge/profile/known-facts.ts'
import { entrySchema } from '#engine/concierge/profile/profile.ts'
import { ROWS } from '#engine/concierge/profile/rows.ts'

/** Besides values: rows left open or answered with "nothing", and removed entries. */
const memorySchema = z.union([
  z.object({ from: z.enum(['open', 'nothing']), row: z.enum(ROWS) }),
  z.object({ from: z.literal('removed'), entry: z.omit(entrySchema, { words: true }) }),
])
export const storedSourceSchema = z.union([snapshotSourceSchema, memorySchema])
type StoredSource = z.output<typeof storedSourceSchema>

export const withMemory = (
  sources: readonly StoredSource[],
  { declined, settled, removed }: Memory,
): StoredSource[] => [
  ...sources,
  ...declined.map((row) => ({ from: 'open' as const, row })),
  ...settled.map((row) => ({ from: 'nothing' as const, row })),
  ...removed.map(({ words: _, ...entry }) => ({ from: 'removed' as const, entry })),
]

export const apart = (stored: readonly StoredSource[]) => ({
  sources: stored.flatMap((one) => ('path' in one ? one : [])),
  memory: {
    declined: stored.flatMap((one) => (one.from === 'open' && 'row' in one ? one.row : [])),
    settled: stored.flatMap((one) => (one.from === 'nothing' && 'row' in one ? one.row : [])),
    removed: stored.flatMap((one) => ('entry' in one ? { ...one.entry, words: null } : [])),
  } satisfies Memory,
})
