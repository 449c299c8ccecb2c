import type { Transaction } from 'kysely'
import type { AskIntroduction } from '#contract/introductions.ts'
import { MAX_ASKS_A_WEEK, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { hoursInWords, weekdayInWords } from '#contract/meeting/meeting-words.ts'
import { isAskOpen } from '#engine/introductions/lifecycle.ts'
import { isAhead, type MeetingTime, proposed } from '#engine/introductions/meeting.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { deliverWaiting, hasPlaceFor, tellAsked } from './deliver-asks.ts'
import { introduceBoth, type TimeChoice } from './introduce-both.ts'
import { takenSince } from './meeting/change-meeting.ts'
import { readOffer } from './meeting/read-offer.ts'
import { findMeeting, findTaken, keepMeeting, meetingFrom } from './meeting-store.ts'
import { asksOf, findCrossing, refuseAskedAlready, refuseSecondAsk, requirePair } from './pair.ts'
import { findParticipant, planZone, requireFullMember } from './participants.ts'
import { askedIdOf } from './preview-ask.ts'
import { refusePrivateDetails, refuseUnfitShare } from './refusals.ts'
import { areShown, insertAsk, lockMembers } from './store.ts'
import { askedShown } from './stored-words.ts'

const WEEK_MS = 7 * DAY_MS
const INVENTED_ANSWER_SECONDS = 15

/**
 * If the other member has already asked, this ask means yes. `asked_already` is checked before the other's data, so a
 * second ask reveals no hard no.
 * @throws `not_found` unless a full member asks about a member on their list, `validation_failed` for contact details,
 * `too_many_asks`, `asks_used_up` and `asked_already`
 */
export async function askIntroduction(deps: Deps, owner: Owner, ask: AskIntroduction) {
  const asker = await requireFullMember(deps, owner)
  const askedId = askedIdOf(deps, owner, { asker, matchId: ask.matchId })
  if (askedId === undefined || askedId === asker.ownerId) throw refuse('not_found')
  const pair = { askerId: asker.ownerId, askedId }
  await refuseSecondAsk(deps, pair)
  const other = await requirePair(deps, asker, askedId)
  refusePrivateDetails(ask)
  const sharer = await findParticipant(deps, deps.db, asker.ownerId, false)
  refuseUnfitShare(ask.share, sharer)
  const askerId = asker.ownerId
  return deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [askerId, askedId])
    // One of them may have left meanwhile.
    if (!(await areShown(tx, [askerId, askedId]))) throw refuse('not_found')
    const now = deps.clock()
    const crossing = await findCrossing(tx, deps, pair)
    const zone =
      (crossing && (await findMeeting(tx, crossing.id))?.zone) ?? planZone({ zone: sharer?.zone }, { zone: undefined })
    const times = await timesOf(tx, { ask, askerId, zone, now })
    const choice = crossing && (await choiceIn(tx, crossing.id, times, now))
    if (crossing && (await introduceBoth(tx, deps, crossing, { share: ask.share, choice }))) {
      await deliverWaiting(tx, deps, askerId)
      return { ok: true, id: crossing.id }
    }
    await refuseAskedAlready(tx, deps, pair)
    await refuseTooMany(tx, deps, askerId)
    const delivered = other.demo || (await hasPlaceFor(tx, askedId, now))
    const id = deps.newId()
    await insertAsk(tx, {
      id,
      askerId,
      askedId,
      invented: other.demo,
      score: other.score,
      text: ask.text,
      plan: planFor(ask),
      share: ask.share,
      shown: askedShown(other),
      now,
      delivered,
    })
    await keepMeeting(tx, { id, zone, meeting: proposed('asker', times), remindAt: null })
    if (delivered) await tellAsked(tx, deps, { askerId, askedId })
    if (other.demo)
      await deps.jobs.send(
        tx,
        'answer-as-invented',
        { introductionId: id },
        { startAfter: INVENTED_ANSWER_SECONDS, priority: 1 },
      )
    return { ok: true, id }
  })
}

/** The plan names the first time, so that words and times agree. */
function planFor({ plan, offer }: AskIntroduction) {
  const [first] = offer?.times ?? []
  return first
    ? { ...plan, day: weekdayInWords(first.starts), window: hoursInWords(first.starts, first.minutes) }
    : plan
}

async function timesOf(
  tx: Transaction<Schema>,
  { ask: { offer }, askerId, zone, now }: { ask: AskIntroduction; askerId: string; zone: string; now: Date },
) {
  if (!offer) return []
  const taken = await findTaken(tx, [askerId], takenSince(now))
  return readOffer(offer, { now, planZone: zone, taken: taken.map(({ startsAt }) => startsAt) })
}

/** Takes a common time, or else offers the times of the second ask. */
async function choiceIn(tx: Transaction<Schema>, id: string, times: MeetingTime[], now: Date): Promise<TimeChoice> {
  const stored = await findMeeting(tx, id)
  const open = stored ? (meetingFrom(stored).offer?.times ?? []).filter((time) => isAhead(time, now)) : []
  const same = open.find((one) => times.some((other) => one.startsAt.getTime() === other.startsAt.getTime()))
  if (same) return { do: 'pick', by: 'asked', startsAt: same.startsAt }
  return times.length > 0 ? { do: 'offer', by: 'asked', times, withYes: true } : undefined
}

async function refuseTooMany(tx: Transaction<Schema>, deps: Deps, askerId: string) {
  const now = deps.clock()
  const asks = await asksOf(tx, deps, askerId)
  const open = asks.filter(({ state, asked_at }) => isAskOpen({ state, askedAt: asked_at }, now))
  if (open.length >= MAX_OPEN_ASKS) throw refuse('too_many_asks')
  const thisWeek = asks.filter(({ asked_at }) => now.getTime() - asked_at.getTime() < WEEK_MS)
  const fifth = thisWeek[MAX_ASKS_A_WEEK - 1]
  if (fifth) throw refuse('asks_used_up', { retryInMs: fifth.asked_at.getTime() + WEEK_MS - now.getTime() })
}
