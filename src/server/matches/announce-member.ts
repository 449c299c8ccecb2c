import type { Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { countFilterAnswers } from '../members/filter-answers.ts'
import { submittedEmailsOf } from '../members/intake-store.ts'
import { profileFrom } from '../members/profile.ts'
import { findViewer, type ListOwner } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { MOST_MATCHES } from './list-length.ts'
import { endRest, withdrawProfile } from './profile-store.ts'
import { refreshMatches, refreshOlder } from './refresh-matches.ts'
import { currentChange, findListsWith, findProfiles, findRoomOnLists } from './store.ts'
import { updateProfile } from './update-profile.ts'

const MOST_TOLD = 30

/** Refreshes other members' lists if they would see the change. */
export async function publishProfile(tx: Transaction<Schema>, deps: Deps, owner: ListOwner) {
  await countAnswers(tx, deps, owner)
  const [rested, changed] = [await endRest(tx, owner.ownerId), await updateProfile(tx, deps, owner)]
  if (rested || changed) await announceChange(tx, deps, owner.ownerId)
}

export async function withdrawMember(tx: Transaction<Schema>, deps: Deps, memberId: string) {
  if (await withdrawProfile(tx, memberId)) await announceChange(tx, deps, memberId)
}

/** Call it in the change's transaction. */
export async function announceChange(tx: Transaction<Schema>, { jobs }: Deps, memberId: string) {
  await jobs.send(tx, 'announce-member', { memberId, change: await currentChange(tx) })
}

/** Answers above the day's limit are published tomorrow. */
async function countAnswers(tx: Transaction<Schema>, deps: Deps, owner: ListOwner) {
  const told = await findViewer(deps, owner, { on: tx, asTold: true })
  if (!told?.isSubmitted) return
  const { member, birthdate, city } = told
  const countFrom = await countFilterAnswers(tx, { member, birthdate, city, now: deps.clock(), isStored: true })
  if (countFrom === null) return
  // Privacy: the log names no member.
  deps.log.info('answers-held')
  await deps.jobs.send(tx, 'publish-held-answers', { ownerId: owner.ownerId }, { startAfter: countFrom })
}

export async function publishHeldAnswers(deps: Deps, { ownerId }: { ownerId: string }) {
  for (const email of await submittedEmailsOf(deps.db, ownerId)) {
    await deps.db.transaction().execute((tx) => publishProfile(tx, deps, { ownerId, email }))
    await refreshMatches(deps, { ownerId, email })
  }
}

/**
 * Refreshes the lists with the member, because cards may be outdated, and lists with room of members who fit best.
 * Skips lists that were made after this change.
 */
export async function announceMember(deps: Deps, { memberId, change }: { memberId: string; change?: string }) {
  const { db, matching, log } = deps
  await matching.loaded
  await matching.catchUp()
  const owners = [...(await findListsWith(db, memberId)), ...(await listsWithRoom(deps, memberId))]
  const distinct = new Map(owners.map(({ ownerId, email }) => [`${ownerId} ${email}`, { ownerId, email }]))
  let lists = 0
  for (const owner of distinct.values()) if (await refreshOlder(deps, owner, change)) lists++
  log.info({ lists }, 'announce-member')
}

async function listsWithRoom({ db, matching, clock }: Deps, memberId: string) {
  const { index, feedback } = matching
  const [row] = await findProfiles(db, [memberId])
  const profile = row && !row.demo ? profileFrom(row, todayOf(clock())) : undefined
  if (!profile) return []
  const { member } = profile
  // Fit is symmetric: a new member's candidates are those who may see the new member.
  const newcomer = { member, standing: feedback.standingOf(memberId) }
  const candidates = index.findCandidates(newcomer, MOST_TOLD, { audience: 'real' })
  return findRoomOnLists(db, { candidates, full: MOST_MATCHES })
}
