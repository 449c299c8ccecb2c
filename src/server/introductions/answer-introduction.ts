import type { Transaction } from 'kysely'
import type { Share } from '#contract/introductions.ts'
import type { Offer } from '#contract/meeting/meetings.ts'
import type { IntroductionAnswer } from '#contract/options.ts'
import { afterEvent, isAskOpen } from '#engine/introductions/lifecycle.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { queueMail } from '../mail/send-mail.ts'
import { deliverWaiting } from './deliver-asks.ts'
import { kindNoMail } from './emails.ts'
import { introduceBoth, type TimeChoice } from './introduce-both.ts'
import { isIntroductionId } from './introduction-id.ts'
import { takenSince } from './meeting/change-meeting.ts'
import { readOffer } from './meeting/read-offer.ts'
import { findMeeting, findTaken } from './meeting-store.ts'
import { requirePair } from './pair.ts'
import { findParticipant, requireFullMember } from './participants.ts'
import { refuseUnfitShare } from './refusals.ts'
import { momentOf } from './settling/settle-meeting.ts'
import { findFirstName, findIntroduction, findMailbox, lockMembers, setState } from './store.ts'

const EMAIL_ONLY: Share = { email: true }
const EVENTS = { yes: 'say_yes', not_this_time: 'say_not_this_time', tell_kindly: 'tell_kindly' } as const

type Answer = {
  id: string
  answer: IntroductionAnswer
  share?: Share | null | undefined
  startsAt?: string | null | undefined
  offer?: Offer | null | undefined
}

/**
 * A yes introduces both and takes or offers times. A kind no mails the asker one sentence; a plain no mails nothing.
 * @throws `validation_failed` for impossible times, `time_gone` or `time_taken`, `not_found` for an ask that this
 * member cannot answer
 */
export async function answerIntroduction(deps: Deps, owner: Owner, { id, answer, share, ...times }: Answer) {
  const asked = await requireFullMember(deps, owner)
  const seen = await findStanding(deps, id, asked.ownerId)
  if (answer === 'yes') {
    await requirePair(deps, asked, seen.asker_id)
    refuseUnfitShare(share ?? EMAIL_ONLY, await findParticipant(deps, deps.db, asked.ownerId, false))
  }
  await deps.db.transaction().execute(async (tx) => {
    await lockMembers(tx, [asked.ownerId, seen.asker_id])
    const row = await findStanding(deps, id, asked.ownerId, tx)
    const now = deps.clock()
    const next = afterEvent(row.state, EVENTS[answer])
    const isDone =
      next === 'introduced'
        ? await introduceBoth(tx, deps, row, {
            share: share ?? EMAIL_ONLY,
            choice: await choiceOf(tx, deps, { id, me: asked.ownerId, ...times }),
          })
        : next !== undefined && (await setState(tx, { id, from: row.state, to: next, now }))
    if (!isDone) throw refuse('not_found')
    if (next === 'refused') await tellKindly(tx, deps, { askerId: row.asker_id, askedId: asked.ownerId })
    await deliverWaiting(tx, deps, asked.ownerId)
  })
  return { ok: true }
}

async function choiceOf(
  tx: Transaction<Schema>,
  deps: Deps,
  { id, me, startsAt, offer }: Pick<Answer, 'id' | 'startsAt' | 'offer'> & { me: string },
): Promise<TimeChoice> {
  if (startsAt) return { do: 'pick', by: 'asked', startsAt: momentOf(startsAt) }
  if (!offer) return undefined
  const now = deps.clock()
  const planZone = (await findMeeting(tx, id))?.zone
  const taken = (await findTaken(tx, [me], takenSince(now))).map(({ startsAt: at }) => at)
  return { do: 'offer', by: 'asked', times: readOffer(offer, { now, planZone, taken }), withYes: true }
}

async function tellKindly(
  tx: Transaction<Schema>,
  deps: Deps,
  { askerId, askedId }: { askerId: string; askedId: string },
) {
  const to = await findMailbox(tx, askerId)
  if (to === undefined) return
  const content = kindNoMail({
    firstName: await findFirstName(tx, askedId),
    resultsUrl: `${deps.config.publicUrl}/results`,
  })
  await queueMail(tx, deps, { to, content, transactional: true, about: [askerId, askedId] })
}

async function findStanding(
  { db, clock }: Deps,
  id: string,
  askedId: string,
  on: Parameters<typeof findIntroduction>[0] = db,
) {
  const row = isIntroductionId(id) ? await findIntroduction(on, id) : undefined
  const stands =
    row?.asked_id === askedId &&
    row.state === 'asked' &&
    row.delivered_at !== null &&
    isAskOpen({ state: row.state, askedAt: row.asked_at }, clock())
  if (!stands || row.asker_id === null) throw refuse('not_found')
  return { ...row, asker_id: row.asker_id }
}
