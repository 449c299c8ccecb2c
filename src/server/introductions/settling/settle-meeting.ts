import type { Transaction } from 'kysely'
import type { Offer } from '#contract/meeting/meetings.ts'
import type { Side } from '#engine/introductions/lifecycle.ts'
import type { MeetingEvent } from '#engine/introductions/meeting.ts'
import type { Schema } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { refuse } from '../../http/refusal.ts'
import { isIntroductionId } from '../introduction-id.ts'
import { changeMeeting, takenSince } from '../meeting/change-meeting.ts'
import { readOffer } from '../meeting/read-offer.ts'
import { tellAgreed, tellCancelled, tellOffered } from '../meeting/tell-meeting.ts'
import { findMeeting, findTaken } from '../meeting-store.ts'
import { findParticipant, planZone, requireFullMember } from '../participants.ts'
import { findIntroduction, lockMembers, type Row } from '../store.ts'

const INVENTED_PICK_SECONDS = 10

export type Mine = { row: Row; side: Side; me: string; otherId: string }

/** @throws `not_found` unless the introduction is active */
export async function requireIntroduced(
  deps: Deps,
  me: string,
  id: string,
  on: Parameters<typeof findIntroduction>[0] = deps.db,
): Promise<Mine> {
  const row = isIntroductionId(id) ? await findIntroduction(on, id) : undefined
  const side: Side | undefined = row?.asker_id === me ? 'asker' : row?.asked_id === me ? 'asked' : undefined
  const otherId = side === 'asker' ? row?.asked_id : row?.asker_id
  if (!row || !side || !otherId || row.state !== 'introduced') throw refuse('not_found')
  return { row, side, me, otherId }
}

async function settle(
  deps: Deps,
  owner: Owner,
  id: string,
  change: (tx: Transaction<Schema>, mine: Mine, zone: string) => Promise<void>,
) {
  const { ownerId: me } = await requireFullMember(deps, owner)
  const seen = await requireIntroduced(deps, me, id)
  await deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [me, seen.otherId])
    const mine = await requireIntroduced(deps, me, id, tx)
    await change(tx, mine, await zoneOf(tx, deps, mine.row))
  })
  return { ok: true }
}

async function zoneOf(tx: Transaction<Schema>, deps: Deps, row: Row) {
  const stored = await findMeeting(tx, row.id)
  if (stored) return stored.zone
  const nobody = { zone: undefined }
  return planZone((await findParticipant(deps, tx, row.asker_id, false)) ?? nobody, nobody)
}

/**
 * Each side offers at most twice. @throws `validation_failed` with one
 * issue per bad time, and what `changeMeeting` throws
 */
export const offerTimes = (deps: Deps, owner: Owner, { id, offer }: { id: string; offer: Offer }) =>
  settle(deps, owner, id, async (tx, { row, side, me }, zone) => {
    const now = deps.clock()
    const others = await findTaken(tx, [me], takenSince(now))
    const taken = others.filter(({ introductionId }) => introductionId !== id).map(({ startsAt }) => startsAt)
    const times = readOffer(offer, { now, planZone: zone, taken })
    const event: MeetingEvent = { do: 'offer', by: side, times }
    const changed = await changeMeeting(tx, deps, { row, zone, event })
    await tellOffered(tx, deps, { row, ...changed })
    if (row.invented)
      await deps.jobs.send(tx, 'answer-as-invented', { introductionId: id }, { startAfter: INVENTED_PICK_SECONDS })
  })

export const pickTime = (deps: Deps, owner: Owner, { id, startsAt }: { id: string; startsAt: string }) =>
  settle(deps, owner, id, async (tx, { row, side }, zone) => {
    const event: MeetingEvent = { do: 'pick', by: side, startsAt: momentOf(startsAt) }
    const changed = await changeMeeting(tx, deps, { row, zone, event })
    await tellAgreed(tx, deps, { row, ...changed })
  })

/** The introduction stays. */
export const cancelMeeting = (deps: Deps, owner: Owner, { id }: { id: string }) =>
  settle(deps, owner, id, async (tx, { row, side }, zone) => {
    const changed = await changeMeeting(tx, deps, { row, zone, event: { do: 'cancel', by: side } })
    await tellCancelled(tx, deps, { row, ...changed })
  })

/** @throws `time_gone` for an invalid date */
export function momentOf(startsAt: string) {
  const moment = new Date(startsAt)
  if (Number.isNaN(moment.getTime())) throw refuse('time_gone')
  return moment
}
