import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/database/database.ts'
import { anIntake } from '../../test/builders.ts'
import { aPartner } from '../../test/full-member.ts'
import { aPlan, WORDS } from '../../test/introductions.ts'
import { ownServer } from '../../test/own-server.ts'
import { createDatabase } from '../../test/test-postgres.ts'
import { sleep } from '../figures.ts'
import { becomeMember, type Member } from '../person.ts'

type Env = Record<string, string>
export type World = { home: string; env: Env; letter: string; report: string }

export const BO = 'bo@example.com'
export const READERS = 200

export async function makeWorld({ home, env }: { home: string; env: Env }): Promise<World> {
  const folder = join(home, 'template')
  const server = await ownServer({ DEMO_MEMBERS: '0', ...env }, { folder })
  try {
    await server.start()
    const bo = await becomeMember(server.url, aPartner({ account: { email: BO } }))
    const cy = { account: { email: 'cy@example.com' }, basics: { displayName: 'Cy' } }
    await becomeMember(server.url, aPartner(cy)).then(({ browser }) => browser.close())
    const ada = await becomeMember(server.url, anIntake())
    await introduce(ada, bo)
    const matchId = await matchOf(ada, 'Cy')
    await done(ada.browser.post('/v1/feedback', { email: ada.email, matchId, action: 'hard_no', reason: 'harassment' }))
    for (const { browser } of [bo, ada]) browser.close()
    await sleep(3000)
  } finally {
    await server.stop()
  }
  await server.remove()
  const letter = join(home, 'letter.md')
  writeFileSync(letter, '# A tip\n\nMeet in public first.\n')
  const place = { DATA_DIR: folder, ...env }
  const report = await withDatabase(place, async ({ db, pool }) => {
    await pool.query(
      `insert into member (id, email, verified_at, created_at)
       select gen_random_uuid(), 'reader-' || n || '@example.com', now(), now() from generate_series(1, $1) as n`,
      [READERS],
    )
    return db.selectFrom('report').select('id').executeTakeFirstOrThrow()
  })
  return { home, env: place, letter, report: report.id }
}

async function introduce(asker: Member, asked: Member) {
  const words = { text: WORDS, plan: aPlan, share: { email: true } }
  const reply = await done(asker.browser.post('/v1/introductions', { matchId: await matchOf(asker, 'Bo'), ...words }))
  const { id } = reply.json<{ id: string }>()
  await done(asked.browser.post('/v1/introductions/answer', { id, answer: 'yes', share: { email: true } }))
}

async function matchOf({ browser, email }: Member, name: string) {
  for (let turn = 0; turn < 100; turn++) {
    const { items } = (await done(browser.get(`/v1/matches?email=${email}`))).json<{
      items: { id: string; safeProfileSummary: { displayName: string } }[]
    }>()
    const match = items.find(({ safeProfileSummary }) => safeProfileSummary.displayName === name)
    if (match) return match.id
    await sleep(200)
  }
  throw new Error(`${name} came on no list.`)
}

async function done<Reply extends { status: number; text: string }>(sent: Promise<Reply>) {
  const reply = await sent
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return reply
}

export async function copyOf({ home, env }: World, name: string) {
  const folder = join(home, name)
  if (env.DATABASE_URL === undefined) cpSync(env.DATA_DIR ?? '', folder, { recursive: true })
  const database = await databaseOf(env.DATABASE_URL, { name, template: 'overture' })
  const place: Env = { DATA_DIR: folder, ...database }
  return { env: place, folder, state: () => stateIn(place) }
}

export async function emptyPlace({ home, env }: World, name: string): Promise<Env> {
  return { DATA_DIR: join(home, name), ...(await databaseOf(env.DATABASE_URL, { name, template: 'template1' })) }
}

async function databaseOf(url: string | undefined, { name, template }: { name: string; template: string }) {
  if (url === undefined) return {}
  return { DATABASE_URL: await createDatabase(url, { name, template }) }
}

async function withDatabase<T>(env: Env, look: (opened: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const opened = await openDatabase({ url: env.DATABASE_URL, folder: env.DATA_DIR ?? '', durable: false })
  return look(opened).finally(opened.close)
}

// Leaves out times, random values, and log lines of reads and repeats.
const STATE = {
  log: `select command, about::text, reason from desk_log where command not in ('rebuild', 'backup')
    and command not like 'news send%' order by at`,
  suspended: 'select mailbox_hash, fraud, reason from suspension order by 1',
  members: 'select id, email, suspended_by from member order by email',
  mails: `select recipient, subject, count(*)::integer as copies from
    (select recipient, subject from mail union all select recipient, subject from outbox) as every_mail
    group by 1, 2 order by 1, 2`,
  reports: 'select id, closed_at is not null as closed, closing_note from report order by id',
  introductions: 'select id, state from introduction order by id',
  lists: 'select owner_id, member_id, place from match order by 1, 2',
  letters: 'select campaign_id, member_id from campaign_mail order by 1, 2',
}

export const stateIn = (env: Env) =>
  withDatabase(env, async ({ db }) => {
    const found: Record<string, unknown[]> = {}
    for (const [name, query] of Object.entries(STATE)) found[name] = (await sql.raw(query).execute(db)).rows
    return found
  })
