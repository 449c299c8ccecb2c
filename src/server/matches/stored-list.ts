import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { profileFrom } from '../members/profile.ts'
import type { Viewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { readCard } from './cards.ts'
import { hiddenBy } from './feedback-for-viewer.ts'
import { type KeptList, type ListedPerson, type MatchRow, readStoredCards } from './kept-list-store.ts'
import { findProfiles } from './store.ts'

export const answersIn = ({ answers }: KeptList) => new Map(answers.map(({ memberId, action }) => [memberId, action]))

/** Asks the index, or reads the member's row if the index has another version. */
export async function visibleOf(deps: Checking, kept: KeptList, viewer: Viewer) {
  const [hidden, held] = [hiddenBy(answersIn(kept), [...kept.refusedBy, ...kept.introducedTo]), new Set(kept.preview)]
  const rows = kept.matches
    // If a member changes answers, the old card is not shown.
    .filter(({ memberId, changed, profileChanged }) => changed === profileChanged && !hidden.has(memberId))
    .filter(({ memberId, demo }) => demo || viewer.access === 'full' || held.has(memberId))
  const verdicts = eligibilityInMemory(deps, viewer, rows)
  const unknown = rows.filter((_, at) => verdicts[at] === undefined)
  const read = await eligibleByRows(deps, viewer, unknown)
  return rows.filter(({ memberId }, at) => verdicts[at] ?? read.has(memberId))
}

type Checking = Pick<Deps, 'db' | 'clock' | 'matching'>

/** The query has read current versions. The index may be older. */
function eligibilityInMemory({ matching, clock }: Checking, { member }: Viewer, rows: readonly MatchRow[]) {
  if (matching.day !== todayOf(clock())) return []
  return matching.index.eligibilityOf(
    member,
    rows.map(({ memberId, changed }) => ({ id: memberId, version: Number(changed) })),
  )
}

async function eligibleByRows({ db, clock }: Checking, viewer: Viewer, rows: readonly MatchRow[]) {
  const today = todayOf(clock())
  const versions = new Map(rows.map(({ memberId, changed }) => [memberId, changed]))
  const profiles = await findProfiles(db, [...versions.keys()])
  const eligible = profiles.filter((row) => {
    const profile = row.changed === versions.get(row.memberId) ? profileFrom(row, today) : undefined
    return profile && areEligible(viewer.member, profile.member)
  })
  return new Set(eligible.map(({ memberId }) => memberId))
}

export async function withCards<T extends ListedPerson>(db: Queryable, viewer: Viewer, rows: readonly T[]) {
  const unread = rows.filter(({ card }) => card === null).map(({ memberId }) => memberId)
  const stored = unread.length > 0 ? await readStoredCards(db, viewer, unread) : new Map()
  return rows.flatMap((row) => {
    const card = readCard(row.card ?? stored.get(row.memberId))
    return card ? [{ ...row, card }] : []
  })
}
