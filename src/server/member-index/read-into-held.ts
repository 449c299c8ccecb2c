import { updateStandings } from '#engine/matching/lists/rank.ts'
import type { Database } from '../database/database.ts'
import { type ListedProfile, readBirthdays } from '../members/profile-store.ts'
import {
  type Exposure,
  type Giver,
  readAnswersOf,
  readAnswersOn,
  readChangedAnswers,
  readChangedExposures,
  readChangedProfiles,
  readExposuresAfter,
  readGiversAfter,
  readProfilesAfter,
} from './change-feed-store.ts'
import type { HeldMembers } from './held-members.ts'
import { readInChunks, takeInTurns } from './read-in-chunks.ts'
import type { Watermark } from './watermark.ts'

/** Reading so many rows occupies the embedded database for about ten milliseconds. */
const CHUNK_ROWS = 1000
const CHUNK_GIVERS = 500

export async function readEverybody(db: Database, held: HeldMembers, isStopped: () => boolean) {
  await readInChunks<ListedProfile>({
    full: CHUNK_ROWS,
    isStopped,
    read: (last) => readProfilesAfter(db, { after: last?.memberId ?? null, limit: CHUNK_ROWS }),
    take: (row) => held.put(row),
  })
  await readInChunks<Giver>({
    full: CHUNK_GIVERS,
    isStopped,
    read: (last) => readGiversAfter(db, { after: last?.from ?? null, before: held.day, limit: CHUNK_GIVERS }),
    take: (giver) => held.keep(giver),
  })
  await takeInTurns(held.feedback.members(), { isStopped, take: (id) => updateStandings(held, [id]) })
  await readInChunks<Exposure>({
    full: CHUNK_ROWS,
    isStopped,
    read: (last) => readExposuresAfter(db, { after: last?.memberId ?? null, limit: CHUNK_ROWS }),
    take: (exposure) => held.show(exposure),
  })
}

export async function readNews(
  db: Database,
  held: HeldMembers,
  { from, news }: { from: Watermark; news: { profiles: boolean; answers: boolean; exposures: boolean } },
) {
  if (news.profiles) await takeProfiles(db, held, await readChangedProfiles(db, from))
  if (news.answers) held.hear(await readChangedAnswers(db, from))
  if (news.exposures) for (const one of await readChangedExposures(db, from)) held.show(one)
}

async function takeProfiles(db: Database, held: HeldMembers, rows: readonly ListedProfile[]) {
  const isNew = ({ memberId, listed, resting }: ListedProfile) => listed && !resting && !held.index.has(memberId)
  const arriving = rows.filter(isNew).map(({ memberId }) => memberId)
  // Read before a member is added, so that after a failure the next run finds the member again.
  const answers = arriving.length > 0 ? await readAnswersOf(db, arriving) : []
  for (const row of rows) held.put(row)
  if (arriving.length === 0) return
  held.hear(answers)
  updateStandings(held, arriving)
}

/** Updates ages, and counts the answers of earlier days. `today`: YYYY-MM-DD, UTC. */
export async function readNewDay(db: Database, held: HeldMembers, today: string) {
  const { day } = held
  const born = await readBirthdays(db, { after: day, until: today })
  const answered = await readAnswersOn(db, { from: day, before: today })
  held.day = today
  for (const row of born) held.put(row)
  held.hear(answered)
}
