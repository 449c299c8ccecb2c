import type { Transaction } from 'kysely'
import { dayInWords } from '#contract/meeting/meeting-words.ts'
import type { IntroductionOutcome } from '#contract/options.ts'
import type { Side } from '#engine/introductions/lifecycle.ts'
import { wallClock } from '#engine/introductions/zoned-times.ts'
import type { Schema } from '../../database/schema.ts'
import type { Deps } from '../../deps.ts'
import { DAY_MS } from '../../durations.ts'
import type { Owner } from '../../http/owner.ts'
import { refuse } from '../../http/refusal.ts'
import { isIntroductionId } from '../introduction-id.ts'
import { callOff } from '../meeting/tell-meeting.ts'
import { findMeeting } from '../meeting-store.ts'
import { findFirstName, findIntroduction, findMailbox, lockMembers, type Row, setOutcome, setState } from '../store.ts'
import { readPlan } from '../stored-words.ts'
import { readAfterToken } from './after-token.ts'

const CHANGE_DAYS = 7

/** Days after the check-in. */
const LINK_DAYS = 60

export type After = { row: Row; side: Side; memberId: string; otherId: string }

/**
 * Finds the introduction by id for a member, or by a mailed token.
 * @throws `not_found` for anybody else, for an ended introduction, and for an expired link
 */
export async function findAfter(
  deps: Deps,
  owner: Owner | undefined,
  { id, token }: { id?: string | null | undefined; token?: string | null | undefined },
  on: Parameters<typeof findIntroduction>[0] = deps.db,
): Promise<After> {
  const named = token ? readAfterToken(deps.secret, token) : undefined
  const wanted = named?.id ?? id ?? ''
  const row = isIntroductionId(wanted) ? await findIntroduction(on, wanted) : undefined
  const side = named?.side ?? (row && owner?.kind === 'member' ? sideOf(row, owner.id) : undefined)
  if (named && row && isLinkOver(row, deps.clock())) throw refuse('not_found')
  const [memberId, otherId] = side === 'asker' ? [row?.asker_id, row?.asked_id] : [row?.asked_id, row?.asker_id]
  if (!row || !side || row.state !== 'introduced' || !memberId || !otherId) throw refuse('not_found')
  return { row, side, memberId, otherId }
}

const isLinkOver = ({ check_in_at, introduced_at }: Row, now: Date) =>
  now.getTime() > (check_in_at ?? introduced_at ?? now).getTime() + LINK_DAYS * DAY_MS

const sideOf = ({ asker_id, asked_id }: Row, memberId: string): Side | undefined =>
  asker_id === memberId ? 'asker' : asked_id === memberId ? 'asked' : undefined

/** @throws `not_found` if the member has left */
export async function findMemberEmail({ db }: Pick<Deps, 'db'>, memberId: string) {
  const email = await findMailbox(db, memberId)
  if (email === undefined) throw refuse('not_found')
  return email
}

/** Only reads, because a mail scanner may open the link. */
export async function describeAfter(deps: Deps, { token }: { token: string }) {
  const { row, side, otherId } = await findAfter(deps, undefined, { token })
  const meeting = await findMeeting(deps.db, row.id)
  return {
    firstName: await findFirstName(deps.db, otherId),
    day: meeting?.starts_at ? dayInWords(wallClock(meeting.starts_at, meeting.zone)) : readPlan(row.plan).day,
    outcome: side === 'asker' ? row.asker_outcome : row.asked_outcome,
  }
}

/**
 * `felt_unsafe` ends the introduction at once.
 * @throws `not_found` for an ended introduction, and for a change over a week after the check-in
 */
export async function keepOutcome(
  tx: Transaction<Schema>,
  deps: Deps,
  { row: { id }, side, memberId, otherId }: After,
  outcome: IntroductionOutcome,
) {
  await lockMembers(tx, [memberId, otherId])
  const row = await findIntroduction(tx, id)
  const now = deps.clock()
  if (row?.state !== 'introduced') throw refuse('not_found')
  const said = side === 'asker' ? row.asker_outcome : row.asked_outcome
  const lastChange = (row.check_in_at?.getTime() ?? 0) + CHANGE_DAYS * DAY_MS
  // A safety report has no time limit.
  if (said !== null && now.getTime() > lastChange && outcome !== 'felt_unsafe') throw refuse('not_found')
  await setOutcome(tx, { id, side, outcome })
  if (outcome !== 'felt_unsafe') return
  await callOff(tx, deps, row, memberId)
  await setState(tx, { id, from: 'introduced', to: 'closed', now })
}
