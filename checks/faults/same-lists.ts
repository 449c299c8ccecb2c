import { sql } from 'kysely'
import pino from 'pino'
import type { MemberIndex } from '#engine/matching/index/member-index.ts'
import { PlainScan } from '#engine/matching/index/plain-scan.ts'
import { updateStandings } from '#engine/matching/lists/rank.ts'
import { readConfig } from '../../src/server/config.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import type { Deps } from '../../src/server/deps.ts'
import { ANONYMOUS, type Owner } from '../../src/server/http/owner.ts'
import { startJobs } from '../../src/server/jobs/jobs.ts'
import { refreshMatches } from '../../src/server/matches/refresh-matches.ts'
import { suggestMatches } from '../../src/server/matches/suggest-matches.ts'
import { type ProfileRow, profileFrom } from '../../src/server/members/profile.ts'
import { openDeps } from '../../src/server/open-deps.ts'
import { todayOf } from '../../src/server/today.ts'
import { tally } from '../figures.ts'
import type { Person } from '../person.ts'
import type { FailoverWorld } from './failover-world.ts'
import { msUntil } from './savers.ts'

const IDLE_MS = 90_000
const CHUNK_ROWS = 20_000

/**
 * Compares the lists of all processes with each other and with a reference from the database. @returns how many replies
 * were compared, which differ, and how many people were suggested
 */
export async function listsOf(
  { processes, replica }: FailoverWorld,
  people: readonly Person[],
  { most }: { most: number },
) {
  const { deps, readExposure, close } = await reference(replica.url('overture'))
  const wrong: string[] = []
  let compared = 0
  let shown = 0
  const compare = (what: string, [first, ...others]: string[]) => {
    for (const [at, other] of others.entries()) {
      compared++
      if (other !== first)
        wrong.push(`${what} of ${at + 1 === processes.length ? 'the reference' : `process ${at + 2}`}`)
    }
  }
  try {
    const viewers = people.filter(({ acknowledged }) => acknowledged.has('submit') && acknowledged.has('verify'))
    for (const { browser, email } of viewers.slice(-most)) {
      const owner = await ownerOf(deps, email)
      await untilIdle(deps)
      const atEach = async (ask: () => Promise<string>) => {
        const texts: string[] = []
        for (const { url } of processes) {
          browser.moveTo(url)
          texts.push(await ask())
        }
        return texts
      }
      const list = async () => whole(await browser.get(`/v1/matches?email=${email}`))
      const suggestions = async () =>
        whole(await browser.post('/v1/matches/suggestions', { snapshot: {}, yourName: 'Sam' }))
      // The first view counts as met for all later ones.
      await suggestions()
      await readExposure()
      const suggested = await suggestMatches(deps, owner, { snapshot: {} })
      shown += suggested.suggestions.length
      compare('suggestions', [...(await atEach(suggestions)), JSON.stringify(suggested)])
      await makeAnew(deps, owner.id)
      await untilIdle(deps)
      const kept = await atEach(list)
      await readExposure()
      await refreshMatches(deps, { ownerId: owner.id, email })
      compare('list', [...kept, await list()])
    }
  } finally {
    await close()
  }
  return { compared, wrong, shown }
}

function whole({ status, text }: { status: number; text: string }) {
  if (status !== 200) throw new Error(`A list was answered ${status}: ${text}`)
  return text
}

async function reference(url: string) {
  const database = await openDatabase({ url, folder: '' })
  const jobs = await startJobs({ pool: database.pool, polls: false, onError: () => {} })
  const config = readConfig({ DATABASE_URL: url })
  const deps = await openDeps({ config, jobs, log: pino({ level: 'silent' }), database })
  const { matching, db } = deps
  await untilIdle(deps)
  await matching.load()
  const plain = new PlainIndex(matching.index)
  const today = todayOf(deps.clock())
  for (let after: string | null = null; ; ) {
    const rows: ProfileRow[] = await profilesAfter(db, after)
    for (const row of rows) {
      const profile = profileFrom(row, today)
      if (profile) plain.put(profile.member)
    }
    after = rows.at(-1)?.memberId ?? null
    if (rows.length < CHUNK_ROWS) break
  }
  // Each list that is made changes it, and the plain scan follows no changes.
  const readExposure = async () => {
    for (const { member_id, lists } of await db.selectFrom('exposure').select(['member_id', 'lists']).execute())
      plain.setFirstPages(member_id, lists)
  }
  await readExposure()
  updateStandings({ index: plain, feedback: matching.feedback }, matching.feedback.members())
  Object.defineProperty(matching, 'index', { value: plain })
  return {
    deps,
    readExposure,
    async close() {
      await jobs.stop()
      await deps.dialogue.close()
      await database.close()
    },
  }
}

async function profilesAfter(db: Deps['db'], after: string | null) {
  const { rows } = await sql<ProfileRow>`
    select member_id as "memberId", demo, birthdate, facts, changed::text as changed from member_profile
    where listed and not resting and (${after}::uuid is null or member_id > ${after}::uuid)
    order by member_id limit ${CHUNK_ROWS}`.execute(db)
  return rows
}

class PlainIndex extends PlainScan {
  readonly #known: MemberIndex
  constructor(known: MemberIndex) {
    super()
    this.#known = known
  }
  has(id: string) {
    return this.#known.has(id)
  }
  optionsOf(id: string) {
    return this.#known.optionsOf(id)
  }
}

async function ownerOf({ db }: Deps, email: string): Promise<Owner> {
  const { id } = await db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  return { ...ANONYMOUS, id, kind: 'member', email }
}

const makeAnew = ({ db, jobs }: Deps, ownerId: string) =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ change: string }>`select pg_current_xact_id()::text as change`.execute(tx)
    await jobs.send(tx, 'refresh-matches', { ownerId, change: rows[0]?.change ?? '0' })
  })

async function untilIdle({ db }: Deps) {
  let waiting = ''
  const isIdle = async () => {
    const { rows } = await sql<{ job: string }>`
      select name || ' ' || state || ' ' || retry_count as job from pgboss.job
      where state in ('created', 'retry', 'active') and start_after < now() + interval '30 seconds'`.execute(db)
    waiting = tally(rows.map(({ job }) => job))
    return rows.length === 0
  }
  if ((await msUntil(isIdle, IDLE_MS)) === undefined) throw new Error(`The queue did not come to rest: ${waiting}.`)
}
