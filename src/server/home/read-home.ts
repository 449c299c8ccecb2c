import type { Home } from '#contract/home.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import { isTalking } from '../concierge/find-conversation.ts'
import type { Deps } from '../deps.ts'
import { findLetterDays } from '../email-preferences/letter-days.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { listIntroductions } from '../introductions/list-introductions.ts'
import { countMatches } from '../matches/new-matches.ts'
import { findViewer } from '../members/viewer.ts'

/** @throws `not_found` for a browser without a member, and for a member without a submitted intake */
export async function readHome(deps: Deps, owner: Owner): Promise<Home> {
  const { email } = owner
  const viewer = email === null ? undefined : await findViewer(deps, { ownerId: owner.id, email })
  if (email === null || !viewer?.isSubmitted) throw refuse('not_found')
  const { since, next, isFirstWeek } = await findLetterDays(deps, owner.id)
  return {
    firstName: safeFirstName(viewer.displayName),
    access: viewer.access,
    missing: viewer.missing,
    hasSaidWhom: viewer.hasSaidWhom,
    isTalking: await isTalking(deps, owner),
    introductions: await listIntroductions(deps, owner, { email }),
    matches: { ...(await countMatches(deps, viewer, since)), since: since.toISOString(), isFirstWeek },
    letterAt: next?.toISOString() ?? null,
  }
}
