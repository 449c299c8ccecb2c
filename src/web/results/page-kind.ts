import type { MatchPage } from '#contract/matches.ts'

/**
 * The first page: the member's own list, a preview, invented people without an intake, nobody, or closed to an
 * unverified browser.
 */
export type PageKind = 'list' | 'preview' | 'samples' | 'empty' | 'closed'

export function kindOf({ items, liked = [], access, missing = [] }: MatchPage): PageKind {
  if (items.length === 0 && liked.length === 0) return access === 'none' ? 'closed' : 'empty'
  if (missing.includes('intake') && items.every(({ demo }) => demo)) return 'samples'
  return access === 'preview' ? 'preview' : 'list'
}
