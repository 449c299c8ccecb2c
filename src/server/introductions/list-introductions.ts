import {
  type Introduced,
  type Introductions,
  type MadeIntroduction,
  planSchema,
  type ReceivedIntroduction,
  shareSchema,
} from '#contract/introductions.ts'
import { ASK_DAYS, MAX_OPEN_ASKS } from '#contract/limits.ts'
import { askEndsAt, DAY_MS, isAskOpen } from '#engine/introductions/lifecycle.ts'
import { planDate } from '#engine/introductions/plan-date.ts'
import { holdsPhones, joinWishes, protectPlan, safetyLines } from '#engine/introductions/safe-plan.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { hiddenFrom } from '../matches/feedback-for-viewer.ts'
import { type PairSummary, pairSummaries } from '../matches/pair-summaries.ts'
import { answersOf } from '../members/answers-store.ts'
import type { Viewer } from '../members/viewer.ts'
import { findViewer } from '../members/viewer.ts'
import { todayOf } from '../today.ts'
import { contactOf, exampleAddress, findParticipant, wishesOf } from './participants.ts'
import { findIntroductionsOf, type Row } from './store.ts'

/** For how long the page says that something ended. */
const ENDED_SHOWN_MS = 14 * DAY_MS

const NOTHING: Introductions = { made: [], received: [], introduced: [] }

/**
 * Everything about introductions that a member may know. An ask that was declined, one that got a hard no and one that
 * nobody answered are read from the same columns, so their replies are the same bytes.
 */
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
  const hidden = await hiddenFrom(deps, viewer, await answersOf(db, viewer))
  const own = await findParticipant(deps, db, me, false)
  const context: Context = { deps, viewer, me, now, others, hidden }
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
      you: { firstName: safeFirstName(viewer.displayName), age: viewer.member.age ?? null, city: viewer.city },
    },
  }
}

type Context = {
  deps: Deps
  viewer: Viewer
  me: string
  now: Date
  others: Map<string, PairSummary>
  hidden: Set<string>
}

const otherIdOf = ({ asker_id, asked_id }: Row, me: string) => (asker_id === me ? asked_id : asker_id)
const isOpen = ({ state, asked_at }: Row, now: Date) => isAskOpen({ state, askedAt: asked_at }, now)

/** The score is the one of the day of the ask: one that moved could tell what the other pressed since. */
function toOther({ score }: Row, summary: PairSummary | undefined) {
  if (!summary) return null
  const { isEligible: _isEligible, ...shown } = summary
  return { ...shown, score }
}

function toMade(row: Row, { viewer, now, others }: Context): MadeIntroduction {
  const open = isOpen(row, now)
  return {
    id: row.id,
    other: row.state === 'closed' ? null : toOther(row, others.get(row.asked_id ?? '')),
    text: row.text,
    plan: protectPlan(planSchema.parse(row.plan), joinWishes(viewer.safety)),
    state: open ? 'asked' : 'ended',
    askedAt: row.asked_at.toISOString(),
    endsAt: askEndsAt(row.asked_at).toISOString(),
  }
}

function toReceived(row: Row, { viewer, now, others, hidden }: Context): ReceivedIntroduction[] {
  const summary = others.get(row.asker_id ?? '')
  const other = toOther(row, summary)
  if (!other || !summary?.isEligible || hidden.has(row.asker_id ?? '')) return []
  if (row.delivered_at === null || !isOpen(row, now)) return []
  return [
    {
      id: row.id,
      other,
      text: row.text,
      plan: protectPlan(planSchema.parse(row.plan), joinWishes(viewer.safety)),
      askedAt: row.asked_at.toISOString(),
      endsAt: askEndsAt(row.asked_at).toISOString(),
    },
  ]
}

async function toIntroduced(row: Row, { deps, me, now, others }: Context): Promise<Introduced> {
  const otherId = otherIdOf(row, me)
  const other = row.state === 'introduced' ? toOther(row, others.get(otherId ?? '')) : null
  const asker = await findParticipant(deps, deps.db, row.asker_id, false)
  const asked = await findParticipant(deps, deps.db, row.asked_id, row.invented)
  const isAsker = row.asker_id === me
  const introducedAt = row.introduced_at ?? row.asked_at
  const common = {
    id: row.id,
    introducedAt: introducedAt.toISOString(),
    outcome: isAsker ? row.asker_outcome : row.asked_outcome,
  }
  if (!other || !asker || !asked)
    return {
      ...common,
      other: null,
      text: '',
      plan: null,
      date: null,
      safety: [],
      contact: null,
      shared: null,
      state: 'ended',
    }
  const wishes = wishesOf(asker, asked)
  const checkedIn = row.check_in_at !== null && row.check_in_at <= now
  const plan = planSchema.parse(row.plan)
  const [myShare, theirShare] = isAsker ? [row.asker_share, row.asked_share] : [row.asked_share, row.asker_share]
  const contact = contactOf(isAsker ? asked : asker, shareSchema.parse(theirShare), { wishes, checkedIn })
  return {
    ...common,
    other,
    text: row.text,
    plan: protectPlan(plan, wishes),
    date: planDate(plan.day, todayOf(introducedAt)) ?? null,
    safety: safetyLines(wishes),
    contact: row.invented ? { ...contact, email: exampleAddress(other.firstName) } : contact,
    shared: shareSchema.parse(myShare),
    state: checkedIn ? 'check_in' : 'introduced',
  }
}
