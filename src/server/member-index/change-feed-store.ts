import { sql } from 'kysely'
import { FEEDBACK_ACTIONS, type FeedbackAction } from '#contract/options.ts'
import type { Queryable } from '../database/database.ts'
import { type ListedProfile, PROFILE_COLUMNS } from '../members/profile-store.ts'
import type { Watermark } from './watermark.ts'

export type Answer = { from: string; to: string; action: FeedbackAction | null; met: boolean; givenAt: Date }
/** `said`: an id, a digit for the action, and a letter for whether the two had met. */
export type Giver = { from: string; said: string }
export type Exposure = { memberId: string; lists: number }

/** Sorts before all other ids. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Ignores future transaction numbers: they come from another server's backup. */
const since = (watermark: Watermark) =>
  sql`changed >= ${watermark}::xid8 and changed < pg_snapshot_xmax(pg_current_snapshot())`

const newestOf = (table: 'member_profile' | 'feedback' | 'exposure') => sql<Watermark | null>`(
  select changed::text as newest from ${sql.table(table)} where changed < pg_snapshot_xmax(pg_current_snapshot())
  order by changed desc limit 1)`

// Each promotion starts a new timeline. A server in recovery has none yet.
const TIMELINE = sql<string | null>`
  case when not pg_is_in_recovery() then substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) end`

/** The watermark, the tables changed since `from`, and where the next reading starts. */
export async function readWatermark(db: Queryable, from: Watermark) {
  const { rows } = await sql<{ watermark: Watermark; timeline: string | null } & Record<Table, Watermark | null>>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as watermark, ${TIMELINE} as timeline,
      ${newestOf('member_profile')} as profiles, ${newestOf('feedback')} as answers,
      ${newestOf('exposure')} as exposures`.execute(db)
  const [found] = rows
  if (!found) throw new Error('The database does not say where it stands.')
  const { watermark, timeline, profiles, answers, exposures } = found
  const isNews = (newest: Watermark | null) => newest !== null && BigInt(newest) >= BigInt(from)
  return {
    watermark,
    timeline,
    profiles: isNews(profiles),
    answers: isNews(answers),
    exposures: isNews(exposures),
    next: nextReading(watermark, [profiles, answers, exposures]),
  }
}
type Table = 'profiles' | 'answers' | 'exposures'

/**
 * Starts after the newest change, or before an older open write, so no committed change is skipped. The watermark is no
 * safe start: after a promotion or crash, numbers of rolled-back transactions are used again.
 */
function nextReading(watermark: Watermark, newest: readonly (Watermark | null)[]): Watermark {
  const behind = newest.map((change) => BigInt(change ?? -1) + 1n).reduce((one, other) => (one > other ? one : other))
  return `${behind < BigInt(watermark) ? behind : watermark}`
}

export async function readChangedProfiles(db: Queryable, from: Watermark) {
  const { rows } = await sql<ListedProfile>`select ${PROFILE_COLUMNS} from member_profile where ${since(from)}`.execute(
    db,
  )
  return rows
}

export async function readProfilesAfter(db: Queryable, { after, limit }: { after: string | null; limit: number }) {
  const { rows } = await sql<ListedProfile>`
    select ${PROFILE_COLUMNS} from member_profile
    where listed and (${after}::uuid is null or member_id > ${after}::uuid) order by member_id limit ${limit}`.execute(
    db,
  )
  return rows
}

// Only visible members affect others' standing: a browser costs nothing, a member needs a mailbox.
const GIVEN_BY_MEMBERS = sql`
  from feedback join member_profile giver on giver.member_id = owner_id and giver.listed and not giver.demo`
const ANSWERS = sql`
  select owner_id as "from", feedback.member_id as "to", action, met, given_at as "givenAt" ${GIVEN_BY_MEMBERS}`

export async function readChangedAnswers(db: Queryable, from: Watermark) {
  const { rows } = await sql<Answer>`
    ${ANSWERS} where feedback.changed >= ${from}::xid8 and feedback.changed < pg_snapshot_xmax(pg_current_snapshot())`.execute(
    db,
  )
  return rows
}

export async function readAnswersOf(db: Queryable, ids: readonly string[]) {
  const { rows } = await sql<Answer>`
    ${ANSWERS} where owner_id = any(${[...ids]}::uuid[]) or feedback.member_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows
}

/**
 * Reads answers given before a day (YYYY-MM-DD, UTC). Without the limit on `giver.member_id`, each chunk would start a
 * merge at the first member.
 */
export async function readGiversAfter(
  db: Queryable,
  { after, before, limit }: { after: string | null; before: string; limit: number },
) {
  const from = after ?? NOBODY
  const { rows } = await sql<Giver>`
    select owner_id as "from", string_agg(feedback.member_id::text
      || array_position(${[...FEEDBACK_ACTIONS]}::text[], action) || case when met then ${MET} else ${NOT_MET} end, '') as said
    ${GIVEN_BY_MEMBERS}
    where action is not null and given_at < ${startOfDay(before)}
      and owner_id > ${from}::uuid and giver.member_id > ${from}::uuid
    group by owner_id order by owner_id limit ${limit}`.execute(db)
  return rows
}

const MET = 'y'
const NOT_MET = 'n'
const ID_LENGTH = NOBODY.length
const SAID_LENGTH = ID_LENGTH + 2

export function eachAnswerOf({ said }: Giver, visit: (to: string, action: FeedbackAction, met: boolean) => void) {
  for (let at = 0; at < said.length; at += SAID_LENGTH) {
    const action = FEEDBACK_ACTIONS[Number(said[at + ID_LENGTH]) - 1]
    if (action) visit(said.slice(at, at + ID_LENGTH), action, said[at + ID_LENGTH + 1] === MET)
  }
}

/** Both are days (YYYY-MM-DD, UTC); `before` is excluded. */
export async function readAnswersOn(db: Queryable, { from, before }: { from: string; before: string }) {
  const { rows } = await sql<Answer>`
    ${ANSWERS} where given_at >= ${startOfDay(from)} and given_at < ${startOfDay(before)}`.execute(db)
  return rows
}

export const startOfDay = (day: string) => new Date(`${day}T00:00:00.000Z`)

export async function readChangedExposures(db: Queryable, from: Watermark) {
  const { rows } = await sql<Exposure>`
    select member_id as "memberId", lists from exposure where ${since(from)}`.execute(db)
  return rows
}

export async function readExposuresAfter(db: Queryable, { after, limit }: { after: string | null; limit: number }) {
  const { rows } = await sql<Exposure>`
    select member_id as "memberId", lists from exposure
    where lists > 0 and (${after}::uuid is null or member_id > ${after}::uuid) order by member_id limit ${limit}`.execute(
    db,
  )
  return rows
}
