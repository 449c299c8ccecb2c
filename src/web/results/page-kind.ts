import type { MatchPage } from '#contract/matches.ts'

/** Own list, preview, invented people without an intake, nobody, or closed to an unverified browser. */
export type PageKind = 'list' | 'preview' | 'samples' | 'empty' | 'closed'

export function kindOf({ items, liked = [], access, missing = [] }: MatchPage): PageKind {
  if (items.length === 0 && liked.length === 0) return access === 'none' ? 'closed' : 'empty'
  if (missing.includes('intake') && items.every(({ demo }) => demo)) return 'samples'
  return access === 'preview' ? 'preview' : 'list'
}
