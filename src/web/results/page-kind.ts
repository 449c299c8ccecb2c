import type { MatchPage } from '#contract/matches.ts'

/**
 * What a first page is to its reader: a list of their own, a preview of it, invented people because there is no intake
 * yet, nobody, or closed to a browser that proved nothing.
 */
export type PageKind = 'list' | 'preview' | 'samples' | 'empty' | 'closed'

export function kindOf({ items, liked = [], access, missing = [] }: MatchPage): PageKind {
  if (items.length === 0 && liked.length === 0) return access === 'none' ? 'closed' : 'empty'
  if (missing.includes('intake') && items.every(({ demo }) => demo)) return 'samples'
  return access === 'preview' ? 'preview' : 'list'
}
