import type { Deps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { pairSummaries } from '../matches/pair-summaries.ts'
import type { Viewer } from '../members/viewer.ts'

/**
 * Somebody the viewer may be introduced to now: shown to others, within the limits of both, and hidden by neither.
 *
 * @throws `not_found` for anybody else, whatever the reason
 */
export async function requirePair(deps: Deps, viewer: Viewer, memberId: string) {
  const other = (await pairSummaries(deps, viewer, [memberId])).get(memberId)
  if (!other?.mayMeet) throw refuse('not_found')
  return other
}
