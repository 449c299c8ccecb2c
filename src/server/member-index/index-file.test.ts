import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { runsHere } from '../../../test/runs.ts'
import { testApp } from '../../../test/test-app.ts'
import { matchIdOf } from '../matches/match-id.ts'
import { findProfiles } from '../matches/store.ts'
import { profileFrom } from '../members/profile.ts'
import { sweep } from '../sweeps.ts'
import { IndexFile } from './index-file.ts'
import { MemberIndexReplica } from './member-index-replica.ts'

const app = await testApp()
const folder = mkdtempSync(join(tmpdir(), 'overture-index-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'member-index')
const file = new IndexFile({ ...app.deps, folder })
const KILLS = runsHere(50)
const keep = () => file.keep(app.deps.matching)

test('a start continues from the file, adds later changes, and deletes the file', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  const dan = await fullMember(app, aPartner({ account: { email: 'dan@example.com' } }))
  await app.deps.matching.catchUp()
  await keep()
  const cy = await fullMember(app, aPartner({ account: { email: 'cy@example.com' } }))
  await dan.browser.delete('/api/account')
  const kept = await file.take()
  expect(kept?.index.members.size).toBe(3)
  const late = new MemberIndexReplica(app.db, app.clock.now)
  late.follow({ everyMs: 60_000, log: app.deps.log, kept })
  await late.loaded
  await late.stop()
  const read = new MemberIndexReplica(app.db, app.clock.now)
  await read.load()
  expect([ada, bo, cy, dan].map(({ memberId }) => late.index.has(memberId))).toEqual([true, true, true, false])
  expect(late.index.size).toBe(read.index.size)
  for (const { memberId } of [ada, bo, cy])
    expect(late.feedback.standingOf(memberId)).toEqual(read.feedback.standingOf(memberId))
  expect(existsSync(path)).toBe(false)
  expect(await file.take()).toBeUndefined()
})

test('an error in memory before the stop is corrected after all members have been read again', async () => {
  const bo = await fullMember(app, aPartner())
  await app.deps.matching.catchUp()
  app.deps.matching.index.remove(bo.memberId)
  await keep()
  const late = new MemberIndexReplica(app.db, app.clock.now, { renewAfterMs: 0 })
  late.follow({ everyMs: 10, log: app.deps.log, kept: await file.take() })
  await vi.waitFor(() => expect(late.index.has(bo.memberId)).toBe(true), { timeout: 10_000 })
  await late.stop()
})

test('the file has no readable words without the key in the database', async () => {
  await fullMember(app, aPartner({ preferences: { interests: ['Lockpicking'] } }))
  await app.deps.matching.catchUp()
  await keep()
  const bytes = readFileSync(path)
  expect(bytes.length).toBeGreaterThan(1000)
  expect(bytes.includes('lockpicking')).toBe(false)
  expect(JSON.stringify(await file.take())).toContain('lockpicking')
})

test('a file of another database, an old one and a damaged one are ignored', async () => {
  await fullMember(app, aPartner())
  const isKey = ['name', 'like', 'index_file %'] as const
  const keys = () =>
    app.db
      .selectFrom('setting')
      .select('name')
      .where(...isKey)
      .execute()
  const age = () =>
    app.db
      .updateTable('setting')
      .set({ value: sql<string>`'1700000000:' || split_part(value, ':', 2)` })
      .where(...isKey)
      .execute()
  await keep()
  expect(await file.take()).toBeDefined()
  expect(await keys()).toEqual([])
  await keep()
  await app.db
    .deleteFrom('setting')
    .where(...isKey)
    .execute()
  expect(await file.take()).toBeUndefined()
  await keep()
  await age()
  expect(await file.take()).toBeUndefined()
  await keep()
  const bytes = readFileSync(path)
  bytes[bytes.length - 99] = 1 + (bytes[bytes.length - 99] ?? 0)
  writeFileSync(path, bytes)
  expect(await file.take()).toBeUndefined()
  expect(existsSync(`${path}.taken`)).toBe(false)
})

test('the key of a file that was not used in time is deleted', async () => {
  await keep()
  const keys = () => app.db.selectFrom('setting').select('name').where('name', 'like', 'index_file %').execute()
  await sweep(app.deps, { name: 'index-file-keys' })
  expect(await keys()).toHaveLength(1)
  await app.db.updateTable('setting').set({ value: '1700000000:key' }).where('name', 'like', 'index_file %').execute()
  await sweep(app.deps, { name: 'index-file-keys' })
  expect(await keys()).toEqual([])
})

test('an index that is not loaded writes no file, and a folder that takes no file causes no error', async () => {
  rmSync(path, { force: true })
  await file.keep(new MemberIndexReplica(app.db, app.clock.now))
  expect(existsSync(path)).toBe(false)
  const noFolder = join(folder, 'no-folder')
  writeFileSync(noFolder, '')
  const nowhere = new IndexFile({ ...app.deps, folder: noFolder })
  await nowhere.keep(app.deps.matching)
  expect(await nowhere.take()).toBeUndefined()
})

test('the copy for the file waits until a running read is complete', async () => {
  const { matching } = app.deps
  const order: string[] = []
  const running = matching.catchUp().then(() => order.push('read'))
  const copied = matching.copyAtRest(() => order.push('copied'))
  await Promise.all([running, copied])
  await matching.copyAtRest(() => order.push('copied at once'))
  expect(order.toSorted()).toEqual(['copied', 'copied at once', 'read'])
  const [first, second] = [keep(), keep()]
  await Promise.all([first, second])
  expect(await file.take()).toBeDefined()
})

test(`after ${KILLS} restarts from the file, lists equal those of a full read`, async () => {
  const change = fc.record({
    who: fc.nat(5),
    whom: fc.nat(5),
    kind: fc.constantFrom('like', 'no', 'answers', 'return'),
  })
  const rounds = fc.sample(
    fc.record({ before: fc.array(change, { maxLength: 3 }), after: fc.array(change, { maxLength: 3 }) }),
    { seed: 7, numRuns: KILLS },
  )
  app.clock.set('2026-03-02T12:00:00.000Z')
  const join = (n: number) =>
    fullMember(app, aPartner({ account: { email: `${n}@example.com` }, basics: { pronouns: 'they/them' } }))
  const people = await Promise.all(Array.from({ length: 6 }, (_, n) => join(n)))
  const make = async ({ who, whom, kind }: (typeof rounds)[number]['before'][number]) => {
    const [by, about] = [people[who], people[whom]]
    if (!by || !about || by === about) return
    const matchId = matchIdOf(app.deps.secret, by.memberId, about.memberId)
    const action = kind === 'like' ? 'more_like_this' : 'less_like_this'
    if (kind === 'like' || kind === 'no') await by.browser.post('/v1/feedback', { email: by.email, matchId, action })
    if (kind === 'answers')
      await by.browser.post(
        '/v1/intake/submit',
        aPartner({ account: { email: by.email }, basics: { displayName: kind } }),
      )
    if (kind === 'return') {
      await by.browser.delete('/api/account')
      people[who] = await join(who)
    }
  }
  const listsOf = async (replica: MemberIndexReplica) => {
    const profiles = await findProfiles(
      app.db,
      people.map(({ memberId }) => memberId),
    )
    const day = app.clock.now().toISOString().slice(0, 10)
    return profiles.map((row) => {
      const profile = profileFrom(row, day)
      return profile && [replica.index.findCandidates(profile, 20), replica.feedback.standingOf(row.memberId)]
    })
  }
  let taken = 0
  for (const [round, { before, after }] of rounds.entries()) {
    for (const one of before) await make(one)
    if (round % 10 === 0) app.clock.pass({ days: 1 })
    await app.deps.matching.catchUp()
    await keep()
    for (const one of after) await make(one)
    const kept = await file.take()
    if (kept) taken += 1
    const resumed = new MemberIndexReplica(app.db, app.clock.now)
    resumed.follow({ everyMs: 60_000, log: app.deps.log, kept })
    await resumed.loaded
    await resumed.stop()
    const read = new MemberIndexReplica(app.db, app.clock.now)
    await read.load()
    expect(JSON.stringify(await listsOf(resumed))).toBe(JSON.stringify(await listsOf(read)))
  }
  expect(taken).toBe(KILLS)
})
