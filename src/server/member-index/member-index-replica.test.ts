import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import pino from 'pino'
import { expect, inject, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, submit } from '../../../test/full-member.ts'
import { aMember } from '../../../test/members.ts'
import { testApp } from '../../../test/test-app.ts'
import type { Schema } from '../database/schema.ts'
import { forgetMatches } from '../matches/account-data.ts'
import { refreshMatches } from '../matches/refresh-matches.ts'
import { todayOf } from '../today.ts'
import { eachAnswerOf, type Giver, readExposuresAfter, readGiversAfter } from './change-feed-store.ts'
import { MemberIndexReplica } from './member-index-replica.ts'

const app = await testApp()
const aged38 = () => app.deps.matching.index.count({ viewer: aMember({ id: 'viewer', ageMin: 38, ageMax: 38 }) })

test('a process that starts later reads all members and the effect of their feedback', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  await app.deps.matching.catchUp()
  const late = new MemberIndexReplica(app.db, app.clock.now)
  expect(late.watermark).toBe('0')
  await late.load()
  expect(late.index.size).toBe(2)
  expect(BigInt(late.watermark)).toBeGreaterThan(0n)
  expect(late.feedback.standingOf(bo.memberId)).toEqual(app.deps.matching.feedback.standingOf(bo.memberId))
  expect(late.feedback.standingOf(bo.memberId).popularity).toBeGreaterThan(0)
})

test('a running process learns about members who join, change or leave', async () => {
  const other = new MemberIndexReplica(app.db, app.clock.now)
  await other.load()
  const bo = await fullMember(app, aPartner())
  await other.catchUp()
  expect(other.index.has(bo.memberId)).toBe(true)
  // Not visible without a birthdate.
  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner({ basics: { birthdate: undefined } }))
  await other.catchUp()
  expect(other.index.has(bo.memberId)).toBe(false)
  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner())
  await other.catchUp()
  expect(other.index.has(bo.memberId)).toBe(true)
  await bo.browser.delete('/api/account')
  await other.catchUp()
  expect(other.index.has(bo.memberId)).toBe(false)
})

test('the answers of a resting member count until the member leaves', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  const { matching } = app.deps
  await matching.catchUp()
  expect(matching.feedback.answerOf(ada.memberId, bo.memberId)).toBe('more_like_this')
  const change = (to: { resting: true } | { listed: false }) =>
    app.db
      .updateTable('member_profile')
      .set({ ...to, changed: sql`pg_current_xact_id()` })
      .where('member_id', '=', ada.memberId)
      .execute()
  await change({ resting: true })
  await matching.catchUp()
  expect(matching.feedback.answerOf(ada.memberId, bo.memberId)).toBe('more_like_this')
  await change({ listed: false })
  await matching.catchUp()
  expect(matching.feedback.answerOf(ada.memberId, bo.memberId)).toBeUndefined()
  expect(matching.feedback.standingOf(bo.memberId).popularity).toBe(0)
})

test('changes that commit out of order are all read', async () => {
  if (!inject('template').postgres) return
  const other = new MemberIndexReplica(app.db, app.clock.now)
  await other.load()
  const profile = { demo: false, listed: true, birthdate: '1990-01-01', changed: '0' }
  const bo = await fullMember(app, aPartner())
  const { facts } = await app.db.selectFrom('member_profile').select('facts').executeTakeFirstOrThrow()
  const slowId = app.deps.newId()
  const early = await app.pool.connect()
  await early.query('begin')
  await early.query(
    'insert into member_profile (member_id, demo, listed, birthdate, facts, changed) values ($1, $2, $3, $4, $5, pg_current_xact_id())',
    [slowId, profile.demo, profile.listed, profile.birthdate, facts],
  )
  const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
  await other.catchUp()
  expect([bo.memberId, cy.memberId, slowId].map((id) => other.index.has(id))).toEqual([true, true, false])
  await early.query('commit')
  early.release()
  await other.catchUp()
  expect(other.index.has(slowId)).toBe(true)
})

test('the newest change is found by its number, not by its text', async () => {
  const bo = await fullMember(app, aPartner())
  const other = new MemberIndexReplica(app.db, app.clock.now)
  await other.load()
  const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
  // As text, '99' sorts after every transaction number of a new server.
  await app.db.updateTable('member_profile').set({ changed: '99' }).where('member_id', '=', bo.memberId).execute()
  await other.catchUp()
  expect(other.index.has(cy.memberId)).toBe(true)
})

test('a change is read even if the server uses a transaction number twice', async () => {
  const bo = await fullMember(app, aPartner())
  const other = new MemberIndexReplica(app.db, app.clock.now)
  await other.load()
  // After a failover or crash, numbers of rolled-back transactions are used again.
  const rolledBack = await app.db
    .transaction()
    .execute(async (tx) => {
      const { rows } = await sql<{ change: string }>`select pg_current_xact_id()::text as change`.execute(tx)
      throw new Error(rows[0]?.change)
    })
    .catch(({ message }: Error) => message)
  // An open transaction in another database holds the watermark back.
  await vi.waitFor(
    async () => {
      await other.catchUp()
      expect(BigInt(other.watermark)).toBeGreaterThan(BigInt(rolledBack))
    },
    { timeout: 20_000 },
  )
  await app.db
    .updateTable('member_profile')
    .set({ listed: false, changed: rolledBack })
    .where('member_id', '=', bo.memberId)
    .execute()
  await other.catchUp()
  expect(other.index.has(bo.memberId)).toBe(false)
})

test('members get older on their birthday, also at the turn of the year and after a leap day', async () => {
  app.clock.set('2026-12-30T12:00:00Z')
  await fullMember(app, aPartner({ basics: { birthdate: '1989-01-01' } }))
  await fullMember(app, aPartner({ account: { email: 'leap@example.com' }, basics: { birthdate: '1988-02-29' } }))
  const { matching } = app.deps
  await matching.catchUp()
  const seen: number[] = []
  for (const day of ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01']) {
    app.clock.set(`${day}T00:00:01Z`)
    await matching.catchUp()
    seen.push(aged38())
  }
  expect(seen).toEqual([1, 2, 2, 1])
  app.clock.set('2026-03-02T12:00:00.000Z')
})

test('the id of a member who left is deleted after an hour', async () => {
  const bo = await fullMember(app, aPartner())
  await bo.browser.delete('/api/account')
  const rows = () => app.db.selectFrom('member_profile').select(['facts', 'birthdate']).execute()
  expect(await rows()).toEqual([{ facts: {}, birthdate: null }])
  await app.db
    .updateTable('member_profile')
    .set({ erased_at: new Date(Date.now() - 61 * 60_000) })
    .execute()
  await forgetMatches(app.db)
  expect(await rows()).toEqual([])
})

test('a replica that follows changes reads all members first', async () => {
  await fullMember(app, aPartner())
  const following = new MemberIndexReplica(app.db, app.clock.now)
  following.follow({ everyMs: 10, log: pino({ level: 'silent' }) })
  await following.loaded
  expect(following.index.size).toBe(1)
  await following.stop()
})

test('following retries while there is no database, and adds nothing to the log', async () => {
  const lines: string[] = []
  const nowhere = new pg.Pool({ host: '127.0.0.1', port: 1 })
  let asked = 0
  const counted = {
    options: nowhere.options,
    connect() {
      asked += 1
      return nowhere.connect()
    },
    end: () => nowhere.end(),
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: counted }) })
  const following = new MemberIndexReplica(db, app.clock.now)
  following.follow({ everyMs: 10, log: pino({}, { write: (line) => lines.push(line) }) })
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2), { timeout: 10_000 })
  await following.stop()
  expect(lines).toEqual([])
  await db.destroy()
})

function newcomer() {
  const gate = Promise.withResolvers<void>()
  const held = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => gate.promise.then(() => result),
  })
  const matching = new MemberIndexReplica(held, app.clock.now, { loadWaitMs: 20 })
  matching.follow({ everyMs: 1000, log: app.deps.log })
  return { matching, read: gate.resolve }
}

test('while all members are still being read, a call does not wait long', async () => {
  const { matching, read } = newcomer()
  await matching.catchUp()
  expect(matching.watermark).toBe('0')
  read()
  await matching.loaded
  await matching.catchUp()
  expect(BigInt(matching.watermark)).toBeGreaterThan(0n)
  await matching.stop()
})

test('a list made from an index that is not loaded does not replace a better one', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const { matching, read } = newcomer()
  await refreshMatches({ ...app.deps, matching }, { ownerId: ada.memberId, email: ada.email })
  expect((await matchesOf(ada)).items).toHaveLength(1)
  read()
  await matching.stop()
})

test("the feedback of a member changes others' popularity only while the member can be shown", async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  await submit(ada.browser, anIntake({ basics: { birthdate: undefined } }))
  await app.deps.matching.catchUp()
  const late = new MemberIndexReplica(app.db, app.clock.now)
  await late.load()
  for (const { feedback } of [app.deps.matching, late]) expect(feedback.standingOf(bo.memberId).popularity).toBe(0)
})

test('feedback counts from the next midnight, together with all other feedback of that day', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  const popularity = async () => {
    await app.deps.matching.catchUp()
    const late = new MemberIndexReplica(app.db, app.clock.now)
    await late.load()
    const [running, started] = [app.deps.matching, late].map(
      ({ feedback }) => feedback.standingOf(bo.memberId).popularity,
    )
    expect(running).toBe(started)
    return running
  }
  const say = (action: string) => ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action })
  await say('more_like_this')
  expect(await popularity()).toBe(0)
  // In small steps, so the process does not seem to have slept.
  for (let step = 0; step < 25; step++) {
    app.clock.pass({ minutes: 29 })
    await app.deps.matching.catchUp()
  }
  const learned = await popularity()
  expect(learned).toBeGreaterThan(0)
  await say('less_like_this')
  expect(await popularity()).toBe(0)
  app.clock.pass({ days: 1 })
  expect(await popularity()).toBeLessThan(0)
})

test('all feedback and exposures can be read in parts, each row once', async () => {
  await fullMember(app, aPartner())
  const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const inFront = await readExposuresAfter(app.db, { after: null, limit: 10 })
  expect(inFront).toHaveLength(3)
  const after = inFront[0]?.memberId ?? null
  expect(await readExposuresAfter(app.db, { after, limit: 1 })).toEqual(inFront.slice(1, 2))

  for (const { browser, email } of [cy, ada])
    for (const { id } of (await matchesOf({ browser, email })).items)
      await browser.post('/v1/feedback', { email, matchId: id, action: 'more_like_this' })

  const today = todayOf(app.clock.now())
  expect(await readGiversAfter(app.db, { after: null, before: today, limit: 10 })).toEqual([])
  app.clock.pass({ days: 1 })
  const before = todayOf(app.clock.now())
  const givers: Giver[] = []
  for (let last: Giver | undefined; ; ) {
    const [giver] = await readGiversAfter(app.db, { after: last?.from ?? null, before, limit: 1 })
    if (!giver) break
    givers.push(giver)
    last = giver
  }
  expect(givers).toHaveLength(2)
  expect(givers).toEqual(await readGiversAfter(app.db, { after: null, before, limit: 10 }))
  const answers = givers.flatMap((giver) => {
    const found: unknown[] = []
    eachAnswerOf(giver, (to, action, met) => found.push([giver.from, to, action, met]))
    return found
  })
  const rows = await app.db.selectFrom('feedback').select(['owner_id', 'member_id', 'action', 'met']).execute()
  expect(rows).toHaveLength(4)
  expect(new Set(answers)).toEqual(new Set(rows.map((row) => [row.owner_id, row.member_id, row.action, row.met])))
})

function failingOver() {
  let change: (row: Record<string, unknown>) => Record<string, unknown> = (row) => row
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => ({
      ...result,
      rows: result.rows.map((row) => ('timeline' in row ? { ...row, ...change(row) } : row)),
    }),
  })
  return {
    db,
    become(changed: typeof change) {
      change = changed
    },
  }
}

test.each([
  ['a promotion', { timeline: 'FFFFFFFF' }],
  ['a crash in which the server loses its last changes', { watermark: '3' }],
])(
  'after %s, members that the database lost disappear after a full read; until then they are served',
  async (_name, changed) => {
    const bo = await fullMember(app, aPartner())
    const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
    const { db, become } = failingOver()
    const other = new MemberIndexReplica(db, app.clock.now, { renewAfterMs: 0 })
    other.follow({ everyMs: 10, log: app.deps.log })
    await other.loaded
    await app.db.deleteFrom('member_profile').where('member_id', '=', bo.memberId).execute()
    await other.catchUp()
    expect(other.index.has(bo.memberId)).toBe(true)
    become(() => changed)
    await vi.waitFor(() => {
      expect(other.isLoaded).toBe(true)
      expect(other.index.has(cy.memberId)).toBe(true)
      expect(other.index.has(bo.memberId)).toBe(false)
    })
    become((row) => row)
    const dan = await fullMember(app, aPartner({ account: { email: 'dan@example.com' } }))
    await other.catchUp()
    expect(other.index.has(dan.memberId)).toBe(true)
    await other.stop()
  },
)
