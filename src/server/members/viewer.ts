import type { Snapshot } from '#contract/concierge.ts'
import { ageOn, type IntakeDraft } from '#contract/intake.ts'
import { MIN_AGE } from '#contract/limits.ts'
import type { ACCESS, Advice, MISSING_FACTS } from '#contract/matches.ts'
import { withoutStop } from '#contract/without-stop.ts'
import { hasSaidWhom, limitsInSnapshot, type Member, memberFrom } from '#engine/matching/member/member.ts'
import type { Queryable } from '../database/database.ts'
import { placeIn } from '../places/places.ts'
import { todayOf } from '../today.ts'
import { withCountingAnswers } from './filter-answers.ts'
import { readIntake } from './intake-store.ts'
import { readSnapshot } from './snapshot-store.ts'
import { readViewer, type ViewerRow } from './viewer-store.ts'

export type ListOwner = { ownerId: string; email: string }

export type Viewer = ListOwner & {
  access: (typeof ACCESS)[number]
  member: Member
  missing: (typeof MISSING_FACTS)[number][]
  /** If false, no list is stored. */
  isSubmitted: boolean
  hasSaidWhom: boolean
  hasUsualDistance: boolean
  limitsInSnapshot: readonly Advice['limit'][]
  /** When newer filter answers take effect, if any. */
  countFrom: string | null
  birthdate: string | null
  displayName: string
  city: string
  words: string[]
  safety: readonly string[]
}

type Asked = { snapshot?: Snapshot; asTold?: boolean }

/**
 * @param snapshot replaces the stored one @param asTold with answers that take effect tomorrow @returns undefined if
 * the owner stores nothing under the address, even if somebody else does
 */
export async function findViewer(
  { db, clock }: { db: Queryable; clock: () => Date },
  owner: ListOwner,
  { on = db, ...asked }: Asked & { on?: Queryable } = {},
): Promise<Viewer | undefined> {
  return viewerFrom(await readViewer(on, owner), owner, { ...asked, now: clock() })
}

export async function viewerFrom(
  row: ViewerRow,
  owner: ListOwner,
  { snapshot, asTold = false, now }: Asked & { now: Date },
): Promise<Viewer | undefined> {
  const isProven = row.suspended !== null
  const stored = readIntake(row)
  const saved = snapshot ?? readSnapshot(row.snapshot)
  if (!isProven && !stored && !saved) return undefined
  const today = todayOf(now)
  const place = await placeIn(stored?.intake.location)
  const birthday = stored?.intake.basics?.birthdate ?? null
  const told = {
    member: memberFrom({ id: owner.ownerId, intake: stored?.intake, snapshot: saved, place, today }),
    birthdate: birthday,
    city: place ? `${place.city}, ${place.region}` : '',
  }
  const { member, birthdate, city, countFrom } = asTold
    ? { ...told, countFrom: null }
    : withCountingAnswers(row.filterAnswers, told, now)
  const isSubmitted = stored?.isSubmitted ?? false
  const isFull = row.suspended === false && isSubmitted && isAdult(birthday, today) && hasConsented(stored?.intake)
  return {
    ...owner,
    access: isFull ? 'full' : 'preview',
    member: isSubmitted ? member : { ...member, missing: [...new Set([...member.missing, 'intake' as const])] },
    missing: [...missingOf(member, isSubmitted), ...(isProven ? [] : ['email' as const])],
    isSubmitted,
    hasSaidWhom: hasSaidWhom(saved?.preferences?.must_haves ?? []),
    hasUsualDistance: saved?.valuesMap?.distance_km == null && stored?.intake.location?.willingToTravelKm == null,
    limitsInSnapshot: saved ? limitsInSnapshot(saved) : [],
    countFrom: countFrom?.toISOString() ?? null,
    birthdate,
    displayName: stored?.intake.basics?.displayName ?? '',
    city,
    words: [...(stored?.intake.preferences?.values ?? []), ...(stored?.intake.preferences?.interests ?? [])].map(
      withoutStop,
    ),
    safety: saved?.valuesMap?.safety_prefs ?? stored?.intake.dealbreakers?.safety ?? [],
  }
}

/** Without a submitted intake, single facts are not named. */
const missingOf = ({ missing }: Member, isSubmitted: boolean) =>
  !isSubmitted || missing.includes('intake') ? ['intake' as const] : missing

const isAdult = (birthdate: string | null, today: string) => birthdate !== null && ageOn(birthdate, today) >= MIN_AGE

const hasConsented = (intake: IntakeDraft | undefined) =>
  intake?.review?.matchmakingConsent === true && intake.review.verificationConsent === true
