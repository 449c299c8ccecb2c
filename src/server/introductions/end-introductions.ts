import type { Transaction } from 'kysely'
import { afterEvent, type IntroductionEvent } from '#engine/introductions/lifecycle.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { takeBackMail } from '../mail/send-mail.ts'
import { findCapKey, findMembersOf } from '../members/mailbox-store.ts'
import { endAllOf, findOpenPairs } from './account-store.ts'
import { deliverWaiting } from './deliver-asks.ts'
import { callOff } from './meeting/tell-meeting.ts'
import { findTaken } from './meeting-store.ts'
import { findBetween, findIntroduction, lockMembers, type Row, setState } from './store.ts'

export async function endByHardNo(
  tx: Transaction<Schema>,
  deps: Deps,
  { from, about }: { from: string; about: string },
) {
  const mine = await findCapKey(tx, from)
  const theirs = await findCapKey(tx, about)
  const accounts = [...(await findMembersOf(tx, mine)), ...(await findMembersOf(tx, theirs))]
  await lockMembers(tx, [from, about, ...accounts.map(({ memberId }) => memberId)])
  for (const row of await findBetween(tx, mine, theirs))
    await move(tx, deps, row, row.asker_mailbox === mine ? 'hard_no_by_asker' : 'hard_no_by_asked')
}

/** Call it in the transaction that suspends. Others see only the end, as after a deletion. */
export async function endBySuspension(tx: Transaction<Schema>, deps: Deps, memberId: string) {
  const others = await findOpenPairs(tx, memberId)
  await lockMembers(tx, [memberId, ...others.map(({ otherId }) => otherId)])
  await callOffMeetings(tx, deps, memberId)
  await endAllOf(tx, memberId, deps.clock())
  await takeBackMail(tx, { about: [memberId] })
  for (const { otherId, wasAsked } of others) if (wasAsked) await deliverWaiting(tx, deps, otherId)
}

/** Mails members whose meeting is cancelled. Call it in the transaction that removes the member. */
export async function callOffMeetings(tx: Transaction<Schema>, deps: Deps, memberId: string) {
  // A concurrent agreement waits here, and then fails.
  await lockMembers(tx, [memberId])
  for (const { introductionId } of await findTaken(tx, [memberId], deps.clock())) {
    const row = await findIntroduction(tx, introductionId)
    if (row) await callOff(tx, deps, row, memberId)
  }
}

async function move(tx: Transaction<Schema>, deps: Deps, row: Row, event: IntroductionEvent) {
  const to = afterEvent(row.state, event)
  if (to === undefined || to === row.state) return
  const leaverId = event === 'hard_no_by_asker' ? row.asker_id : row.asked_id
  if (row.state === 'introduced' && leaverId !== null) await callOff(tx, deps, row, leaverId)
  await setState(tx, { id: row.id, from: row.state, to, now: deps.clock() })
  if (row.asker_id !== null && row.asked_id !== null) await takeBackMail(tx, { about: [row.asker_id, row.asked_id] })
  if (row.state === 'asked' && row.asked_id !== null) await deliverWaiting(tx, deps, row.asked_id)
}
