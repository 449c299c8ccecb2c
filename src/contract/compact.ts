/**
 * Removes blank strings, null, empty lists and empty objects, at every depth. Lists keep blank entries, so a rule can
 * refuse them.
 * @returns `undefined` when nothing is left
 */
export function compact(value: unknown): unknown {
  if (value === null || (typeof value === 'string' && value.trim() === '')) return undefined
  if (Array.isArray(value)) return value.length === 0 ? undefined : value
  if (typeof value !== 'object') return value
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, compact(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** Blank values become undefined, but their keys stay. */
export const keysOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, keysOf(inner)]))
    : compact(value)
