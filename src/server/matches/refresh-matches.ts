import type { Transaction } from 'kysely'
import { MATCHES_A_PAGE } from '#contract/limits.ts'
import type { Advice } from '#contract/matches.ts'
import { adviseOn } from '#engine/matching/lists/advice.ts'
import { isOwnerGone } from '../database/owner-gone.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { faultOf } from '../http/fault.ts'
import type { Network } from '../http/network.ts'
import { timeEvent } from '../instruments.ts'
import { answersOf } from '../members/answers-store.ts'
import { submittedEmailsOf } from '../members/intake-store.ts'
import { findViewer, type ListOwner, type Viewer } from '../members/viewer.ts'
import { buildList } from './build-list.ts'
import { sharedWith, writeCards } from './cards.ts'
import { hiddenFrom } from './feedback-for-viewer.ts'
import { MOST_MATCHES } from './list-length.ts'
import { isResting } from './profile-store.ts'
import { currentChange, findList, replaceList } from './store.ts'

/** Below two pages, viewers see how many people their limits exclude. */
const SHORT_LIST = 12
const MOST_ADVICE = 3
const REFRESHES = { name: 'list_refresh_seconds', help: "How long it takes to make an owner's list anew" }
// Longer than a refresh, so the job only repeats failed work.
const JOB_DELAY_SECONDS = 5

/** Only this stores an owner's list. @param network missing in a job, which adds nobody to a preview */
export const refreshMatches = (deps: Deps, asked: ListOwner & { network?: Network }) =>
  timeEvent(deps.metrics, REFRESHES, () => makeList(deps, asked))

async function makeList(deps: Deps, { network, ...owner }: ListOwner & { network?: Network }) {
  const { db, matching, secret, clock } = deps
  const viewer = await findViewer(deps, owner)
  // A draft changes with every step, so its list is not stored.
  if (!viewer?.isSubmitted) return
  await matching.catchUp()
  const { watermark } = matching
  const built = await buildList(deps, viewer, {
    most: MOST_MATCHES,
    settlePreviewFor: network === undefined ? false : { network },
    meetsNewPeople: true,
  })
  const cards = writeCards(viewer, sharedWith(secret, viewer, built))
  // The lists of unverified browsers and inactive members must not affect other members' lists.
  const counts = viewer.access === 'full' && !(await isResting(db, owner.ownerId))
  const people = [...built.listed, ...built.answered]
  const matches = people.map(({ member, product, changed }, at) => ({
    memberId: member.id,
    product,
    card: cards[at] ?? {},
    profileChanged: changed,
    ...standingAt(at, { counts, unanswered: built.listed.length }),
  }))
  const advice = await adviceFor(deps, viewer, matches.length)
  const kept = db.transaction().execute((tx) => replaceList(tx, { ...owner, matches, advice, watermark, now: clock() }))
  await kept.catch((error) => {
    if (!isOwnerGone(error)) throw error
  })
}

function standingAt(at: number, { counts, unanswered }: { counts: boolean; unanswered: number }) {
  if (at >= unanswered) return { position: MOST_MATCHES + at - unanswered, place: null, exposed: false }
  const page = Math.floor(at / MATCHES_A_PAGE) + 1
  return { position: at, place: counts ? page : null, exposed: counts && page === 1 }
}

/**
 * How many people the viewer's own limits exclude. A preview counts invented members, because counts must not reveal
 * real people.
 */
export async function adviceFor(deps: Deps, viewer: Viewer, listed: number): Promise<Advice[]> {
  if (listed >= SHORT_LIST) return []
  const hidden = await hiddenFrom(deps, viewer, await answersOf(deps.db, viewer))
  const { member } = viewer
  const counting = viewer.access === 'full' ? member : { ...member, missing: [...member.missing, 'intake' as const] }
  return adviseOn(deps.matching.index, counting, hidden).slice(0, MOST_ADVICE)
}

/** Call it in the change's transaction. The queue contains no address. */
export async function enqueueRefresh(tx: Transaction<Schema>, { jobs }: Deps, { ownerId }: { ownerId: string }) {
  const change = await currentChange(tx)
  await jobs.send(tx, 'refresh-matches', { ownerId, change }, { startAfter: JOB_DELAY_SECONDS })
}

export async function ensureRefreshed(deps: Deps, { ownerId, change }: { ownerId: string; change: string }) {
  await deps.matching.loaded
  for (const email of await submittedEmailsOf(deps.db, ownerId)) await refreshOlder(deps, { ownerId, email }, change)
}

/** @returns false if the list was made after `change`, so it stays. Without a change, every list is refreshed */
export async function refreshOlder(deps: Deps, owner: ListOwner, change: string | undefined) {
  if (change !== undefined) {
    const list = await findList(deps.db, owner)
    if (list && BigInt(list.seen) > BigInt(change)) return false
  }
  await refreshMatches(deps, owner)
  return true
}

/** If this fails, the job from `enqueueRefresh` repeats it. */
export async function refreshNow(deps: Deps, owner: ListOwner & { network: Network }) {
  // The change is committed: a failed ranking must not look like a failure to save.
  try {
    await refreshMatches(deps, owner)
  } catch (error) {
    deps.log.error({ fault: faultOf(error) }, 'refresh-matches')
  }
}
