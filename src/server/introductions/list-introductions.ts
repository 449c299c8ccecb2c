import type { Introduced, Introductions, MadeIntroduction, ReceivedIntroduction } from '#contract/introductions.ts'
import { ASK_DAYS, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { askEndsAt, isAskOpen } from '#engine/introductions/lifecycle.ts'
import { avoidedKinds, holdsPhones, joinWishes, protectPlan, safetyLines } from '#engine/introductions/safe-plan.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { type PairSummary, pairSummaries } from '../matches/pair-summaries.ts'
import type { Viewer } from '../members/viewer.ts'
import { findViewer } from '../members/viewer.ts'
import { firstLines } from './first-lines.ts'
import { takenSince } from './meeting/change-meeting.ts'
import { offeredTimes, openTimes, showMeeting } from './meeting/show-meeting.ts'
import { findMeetings, findTaken, type MeetingRow, type Taken } from './meeting-store.ts'
import {
  contactOf,
  exampleAddress,
  findParticipant,
  type Participant,
  phoneWaits,
  rulesOf,
  wishesOf,
} from './participants.ts'
import { findIntroductionsOf, type Row } from './store.ts'
import { readAskedShown, readPlan, readReachable, readShare } from './stored-words.ts'

const ENDED_SHOWN_MS = 14 * DAY_MS

const NOTHING: Introductions = { made: [], received: [], introduced: [] }

/** Declined, hard-no and unanswered asks read the same columns, so their replies have the same bytes. */
export async function listIntroductions(
  deps: Deps,
  owner: Owner,
  { email }: { email: string },
): Promise<Introductions> {
  if (owner.email !== email) return NOTHING
  const viewer = await findViewer(deps, { ownerId: owner.id, email })
  if (viewer?.access !== 'full') return NOTHING
  const { db, clock } = deps
  const now = clock()
  const me = viewer.ownerId
  const rows = await findIntroductionsOf(db, me, new Date(now.getTime() - ASK_DAYS * DAY_MS - ENDED_SHOWN_MS))
  const others = await pairSummaries(
    deps,
    viewer,
    rows.flatMap((row) => otherIdOf(row, me) ?? []),
  )
  const own = await findParticipant(deps, db, me, false)
  const meetings = await findMeetings(
    db,
    rows.map(({ id }) => id),
  )
  const real = rows.filter(({ invented }) => !invented).flatMap((row) => otherIdOf(row, me) ?? [])
  const taken = await findTaken(db, [me, ...real], takenSince(now))
  const context: Context = { deps, viewer, own, me, now, others, meetings, taken }
  const mine = rows.filter(({ asker_id, introduced_at }) => asker_id === me && introduced_at === null)
  const theirs = rows.filter(({ asked_id, state }) => asked_id === me && state === 'asked')
  const both = rows.filter(({ introduced_at }) => introduced_at !== null)
  return {
    made: mine.map((row) => toMade(row, context)),
    received: theirs.flatMap((row) => toReceived(row, context)),
    introduced: await Promise.all(both.map((row) => toIntroduced(row, context))),
    openAsksLeft: Math.max(0, MAX_OPEN_ASKS - mine.filter((row) => isOpen(row, now)).length),
    offers: {
      email,
      phone: own?.phone ?? null,
      phoneAfterCheckIn: holdsPhones(joinWishes(viewer.safety)),
      avoids: own ? avoidedKinds(rulesOf(own)) : [],
      you: { firstName: safeFirstName(viewer.displayName), age: viewer.member.age ?? null, city: viewer.city },
    },
  }
}

type Context = {
  deps: Deps
  viewer: Viewer
  own: Participant | undefined
  me: string
  now: Date
  others: Map<string, PairSummary>
  meetings: Map<string, MeetingRow>
  taken: readonly Taken[]
}

const takenBy = ({ taken, me }: Context, otherId: string | null) =>
  taken.filter(({ memberId }) => memberId === me || memberId === otherId)

const otherIdOf = ({ asker_id, asked_id }: Row, me: string) => (asker_id === me ? asked_id : asker_id)
const isOpen = ({ state, asked_at }: Row, now: Date) => isAskOpen({ state, askedAt: asked_at }, now)

/** The other member looks as on the reader's list: their own answers have no effect. */
function toOther(summary: PairSummary | undefined) {
  if (!summary) return null
  const { mayMeet: _mayMeet, week: _week, ...shown } = summary
  return shown
}

/** As shown at the ask. Without a yes, the asker sees no later change. */
const toAsked = ({ asked_shown }: Row, summary: PairSummary | undefined) => {
  const other = toOther(summary)
  return other && { ...other, ...readAskedShown(asked_shown) }
}

function toMade(row: Row, { now, others, meetings }: Context): MadeIntroduction {
  const open = isOpen(row, now)
  const meeting = meetings.get(row.id)
  return {
    id: row.id,
    other: row.state === 'closed' ? null : toAsked(row, others.get(row.asked_id ?? '')),
    text: row.text,
    plan: readPlan(row.plan),
    zone: meeting?.zone ?? '',
    times: offeredTimes(meeting),
    state: row.state === 'refused' ? 'refused' : open ? 'asked' : 'ended',
    askedAt: row.asked_at.toISOString(),
    endsAt: askEndsAt(row.asked_at).toISOString(),
  }
}

function toReceived(row: Row, context: Context): ReceivedIntroduction[] {
  const { viewer, own, now, others, meetings } = context
  const summary = others.get(row.asker_id ?? '')
  const other = toOther(summary)
  if (!other || !summary?.mayMeet) return []
  if (row.delivered_at === null || !isOpen(row, now)) return []
  const meeting = meetings.get(row.id)
  return [
    {
      id: row.id,
      other,
      text: row.text,
      plan: readPlan(row.plan),
      safety: safetyLines(joinWishes(viewer.safety), own ? rulesOf(own) : []),
      zone: meeting?.zone ?? '',
      times: openTimes(meeting, { now, taken: takenBy(context, row.asker_id) }),
      askedAt: row.asked_at.toISOString(),
      endsAt: askEndsAt(row.asked_at).toISOString(),
    },
  ]
}

async function toIntroduced(row: Row, context: Context): Promise<Introduced> {
  const { deps, viewer, own, me, now, others, meetings } = context
  const otherId = otherIdOf(row, me)
  const other = row.state === 'introduced' ? toOther(others.get(otherId ?? '')) : null
  const isAsker = row.asker_id === me
  const theirs = other ? await findParticipant(deps, deps.db, otherId, row.invented) : undefined
  const introducedAt = row.introduced_at ?? row.asked_at
  const common = {
    id: row.id,
    introducedAt: introducedAt.toISOString(),
    outcome: isAsker ? row.asker_outcome : row.asked_outcome,
    youAsked: isAsker,
  }
  if (!other || !own || !theirs)
    return {
      ...common,
      other: null,
      text: '',
      plan: null,
      meeting: null,
      firstLines: [],
      safety: [],
      contact: null,
      shared: null,
      state: 'ended',
    }
  const wishes = wishesOf(own, theirs)
  const rules = rulesOf(own, theirs)
  const checkedIn = row.check_in_at !== null && row.check_in_at <= now
  const plan = readPlan(row.plan)
  const [myShare, theirShare] = isAsker ? [row.asker_share, row.asked_share] : [row.asked_share, row.asker_share]
  const meeting = meetings.get(row.id)
  const showing = { now, secret: deps.secret, publicUrl: deps.config.publicUrl, taken: takenBy(context, otherId) }
  const shown = meeting ? showMeeting(meeting, isAsker ? 'asker' : 'asked', showing) : null
  const mineAtYes = readReachable(isAsker ? row.asker_contact : row.asked_contact)
  const atYes = readReachable(isAsker ? row.asked_contact : row.asker_contact)
  const contact = contactOf(theirs, readShare(theirShare), { wishes, checkedIn, atYes })
  return {
    ...common,
    other,
    text: row.text,
    plan: protectPlan(plan, wishes, rules),
    meeting: shown,
    firstLines: isAsker
      ? []
      : firstLines({
          yourName: safeFirstName(viewer.displayName),
          theirName: other.firstName,
          shared: other.shared,
          isAgreed: Boolean(shown?.agreed),
        }),
    safety: safetyLines(wishes, rules),
    contact: row.invented ? { ...contact, email: exampleAddress(other.firstName) } : contact,
    shared: readShare(myShare),
    phoneWaits: phoneWaits(readShare(myShare), { wishes, checkedIn }) && mineAtYes?.phone !== null,
    state: checkedIn ? 'check_in' : 'introduced',
  }
}
