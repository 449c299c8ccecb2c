import type { Snapshot } from '#contract/concierge.ts'
import { MAX_SUGGESTIONS } from '#contract/limits.ts'
import type { Suggestion } from '#contract/suggestions.ts'
import { agreementOf } from '#engine/matching/score/agreement.ts'
import { wholeScore } from '#engine/matching/score/score.ts'
import { writeBriefs } from '#engine/writing/brief.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countOrRefuse, type Limit } from '../http/rate-limit.ts'
import { issueAt, refuse } from '../http/refusal.ts'
import { countFilterAnswers, isCounted } from '../members/filter-answers.ts'
import { newestEmailOf } from '../members/intake-store.ts'
import { findViewer, type ListOwner, type Viewer, viewerFrom } from '../members/viewer.ts'
import { readViewer } from '../members/viewer-store.ts'
import { buildList } from './build-list.ts'
import { bandBetween, sharedWith } from './cards.ts'

export const SUGGESTIONS: Limit = { name: 'suggestions', points: 60, windowMs: HOUR_MS }

/**
 * Uses the sent snapshot with the stored age, city and pronouns. @throws `rate_limited` after 60 per hour;
 * `validation_failed` for an impossible age range
 */
export async function suggestMatches(
  deps: Deps,
  owner: Owner,
  { snapshot }: { snapshot: Snapshot },
): Promise<{ ok: true; suggestions: Suggestion[] }> {
  refuseEmptyAgeRange(snapshot)
  await countOrRefuse(deps, SUGGESTIONS, owner.id)
  const email = owner.email ?? (await newestEmailOf(deps.db, owner.id)) ?? ''
  const viewer = await viewerTrying(deps, { ownerId: owner.id, email }, snapshot)
  return { ok: true, suggestions: viewer ? await suggestionsFor(deps, viewer, owner) : [] }
}

/** Tried answers count like changes, because they reveal as much about other members. */
async function viewerTrying({ db, clock }: Deps, owner: ListOwner, snapshot: Snapshot) {
  const now = clock()
  const row = await readViewer(db, owner)
  const told = await viewerFrom(row, owner, { snapshot, asTold: true, now })
  if (told?.isSubmitted && !isCounted(row.filterAnswers, told.member, now)) {
    const { member, birthdate, city } = told
    await db.transaction().execute((tx) => countFilterAnswers(tx, { member, birthdate, city, now, isStored: false }))
    return findViewer({ db, clock }, owner, { snapshot })
  }
  return viewerFrom(row, owner, { snapshot, now })
}

async function suggestionsFor(deps: Deps, viewer: Viewer, { network }: Owner): Promise<Suggestion[]> {
  await deps.matching.catchUp()
  const built = await buildList(deps, viewer, {
    most: MAX_SUGGESTIONS,
    settlePreviewFor: { network },
    meetsNewPeople: true,
  })
  const { listed, answered } = built
  const first = { ...built, answered: answered.slice(0, MAX_SUGGESTIONS - listed.length) }
  const shared = sharedWith(deps.secret, viewer, first)
  const briefs = writeBriefs(shared, viewer.ownerId)
  return shared.map(({ id, listed, explanation }, at) => ({
    id,
    name: listed.displayName,
    age: listed.member.age ?? null,
    distance_km: bandBetween(viewer, listed),
    score: wholeScore(listed.product),
    brief: briefs[at] ?? '',
    demo: listed.member.demo,
    agreement: agreementOf(explanation),
  }))
}

function refuseEmptyAgeRange({ valuesMap }: Snapshot) {
  const { min, max } = valuesMap?.age_range ?? {}
  if (min == null || max == null || min <= max) return
  const path = ['snapshot', 'valuesMap', 'age_range', 'max']
  throw refuse('validation_failed', { issues: [issueAt(path, 'Maximum age cannot be below minimum age')] })
}
