import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { answer, ask, introductionsOf, matchIdFor } from '../../../test/introductions.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { runsHere } from '../../../test/runs.ts'
import { testApp } from '../../../test/test-app.ts'
import { runCommand } from '../desk/run-command.ts'
import { matchIdOf } from '../matches/match-id.ts'
import { meet, metBy } from '../matches/new-people.ts'
import { sweep } from '../sweeps.ts'
import { deleteAccount } from './delete-account.ts'

const app = await testApp()
const { deps, db } = app
type Person = Awaited<ReturnType<typeof fullMember>>

const EVE = 'eve@corp.example'
const eve = (email = EVE, part: object = {}) =>
  fullMember(app, anIntake({ account: { email }, basics: { displayName: 'Eve' }, ...part }))
const bo = () => fullMember(app, aPartner())
const leave = (person: Person) => deleteAccount(deps, person)
const namesFor = async (person: Person) => namesOf((await matchesOf(person)).items)
const askById = (from: Person, to: Person) =>
  from.browser.post('/v1/introductions', {
    matchId: matchIdOf(deps.secret, from.memberId, to.memberId),
    text: 'Hello again.',
    plan: { day: 'Saturday', window: '2 to 4 PM', vibe: 'A walk', area: 'Downtown' },
    share: { email: true },
  })
const hardNo = async (by: Person, about: Person, report: object = {}) => {
  const matchId = matchIdOf(deps.secret, by.memberId, about.memberId)
  const reply = await by.browser.post('/v1/feedback', { email: by.email, matchId, action: 'hard_no', ...report })
  expect(reply.statusCode).toBe(200)
}
async function sweepAll() {
  await sweep(deps, {})
  await deps.jobs.drain()
}
const desk = async (command: string, args: object) =>
  runCommand(deps, { command, args: { ...args }, by: 'grace' }) as Promise<{ result?: unknown; refusal?: unknown }>

describe('a member who deletes the account and comes back', () => {
  test.each([EVE, 'eve+again@corp.example'])(
    'as %s cannot see or ask a person who hid them, even if that person also left and came back',
    async (returning) => {
      let them = await bo()
      let me = await eve()
      await hardNo(them, me)
      await leave(me)
      me = await eve(returning)
      expect([await namesFor(me), await namesFor(them), (await askById(me, them)).statusCode]).toEqual([[], [], 404])
      await leave(them)
      them = await bo()
      await deps.jobs.drain()
      expect([await namesFor(me), await namesFor(them), (await askById(me, them)).statusCode]).toEqual([[], [], 404])
      await leave(me)
      me = await eve()
      expect([await namesFor(me), await namesFor(them), (await askById(me, them)).statusCode]).toEqual([[], [], 404])
    },
  )

  test('still has the earlier asks: no second ask to the same person, and at most five in a week', async () => {
    const them = await bo()
    const others = []
    for (const name of ['Cy', 'Di', 'Ed', 'Flo'])
      others.push(
        await fullMember(
          app,
          aPartner({ account: { email: `${name.toLowerCase()}@example.com` }, basics: { displayName: name } }),
        ),
      )
    let me = await eve()
    expect((await askById(me, them)).statusCode).toBe(200)
    for (const other of others) {
      await leave(me)
      me = await eve()
      expect((await askById(me, them)).json()).toMatchObject({ error: 'asked_already' })
      expect((await askById(me, other)).statusCode).toBe(200)
    }
    const gil = await fullMember(
      app,
      aPartner({ account: { email: 'gil@example.com' }, basics: { displayName: 'Gil' } }),
    )
    expect((await askById(me, gil)).json()).toMatchObject({ error: 'asks_used_up' })
    expect((await introductionsOf(them)).received).toEqual([])
    app.clock.pass({ days: 91 })
    await sweepAll()
    expect(await db.selectFrom('introduction').select('id').where('asker_id', 'is', null).execute()).toEqual([])
  })

  test('keeps the used part of the weekly limit of new people', async () => {
    const me = await eve()
    const ids = Array.from({ length: 60 }, () => deps.newId())
    expect((await meet(deps, { ownerId: me.memberId, ids })).size).toBe(60)
    await leave(me)
    const back = await eve('eve+2@corp.example')
    expect(await metBy(db, { ownerId: back.memberId, now: app.clock.now() })).toMatchObject({ room: 0 })
    await leave(back)
    app.clock.pass({ days: 8 })
    await sweepAll()
    expect(await db.selectFrom('shown_person').select('member_id').execute()).toEqual([])
  })

  test('keeps the count of changed answers that day, and only known answers count before tomorrow', async () => {
    app.clock.set('2026-03-02T12:00:00.000Z')
    await bo()
    const first = { preferences: { ageMin: 20, ageMax: 60 } }
    let me = await eve(EVE, first)
    for (const ageMin of [21, 22, 23]) {
      app.clock.pass({ seconds: 1 })
      const basics = { displayName: 'Eve' }
      await submit(me.browser, anIntake({ account: { email: EVE }, basics, preferences: { ageMin, ageMax: 60 } }))
    }
    await leave(me)
    me = await eve(EVE, { preferences: { ageMin: 24, ageMax: 60 } })
    expect(await matchesOf(me)).toMatchObject({ items: [], answersCountFrom: '2026-03-03T00:00:00.000Z' })
    await leave(me)
    me = await eve(EVE, first)
    expect(await namesFor(me)).toEqual(['Bo'])
    await leave(me)
    app.clock.pass({ days: 1 })
    await sweepAll()
    expect(await db.selectFrom('filter_changes').select('day').execute()).toEqual([])
  })

  test('gets no more mails with codes than before', async () => {
    for (let round = 0; round < 8; round += 1) {
      const browser = app.browser()
      await browser.post('/v1/intake/save-draft', { email: EVE, draft: {} })
      expect((await browser.post('/api/auth/request-email', { email: EVE })).statusCode).toBe(200)
      const [mail] = await mailFor(app, EVE)
      if (!mail) break
      expect((await browser.post('/api/auth/verify', { email: EVE, code: mail.code })).statusCode).toBe(200)
      browser.renew()
      expect((await browser.delete('/api/account')).statusCode).toBe(200)
    }
    const sent = await db.selectFrom('challenge').select('email').where('withheld', '=', false).execute()
    expect(sent).toEqual(Array(5).fill({ email: '' }))
  })

  test('finds no earlier data in their export, and their address is stored nowhere after they leave', async () => {
    const them = await bo()
    const me = await eve()
    await ask(me, 'Bo', { share: { email: true } })
    await hardNo(them, me, { reason: 'harassment', words: 'No more.' })
    await leave(me)
    await deps.jobs.drain()
    expect(
      Object.values(await readEverything(db))
        .flat()
        .join('\n'),
    ).not.toContain(EVE)
    const back = await eve()
    expect((await back.browser.post('/api/account/export')).json()).toMatchObject({
      introductions: [],
      feedback: [],
      reports: [],
      matches: [],
    })
  })
})

describe('the desk', () => {
  test('suspends by the report a member who left after it, until the report is closed', async () => {
    const them = await bo()
    const me = await eve()
    await hardNo(them, me, { reason: 'harassment', words: 'No more.' })
    await leave(me)
    const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow()
    const WHY = { reason: 'Left after a report.' }
    expect(await desk('reports show', { id })).toMatchObject({
      result: { reported: null, aboutTheSame: { reports: 1 } },
    })
    expect(await desk('members suspend', { who: id, ...WHY })).toMatchObject({ result: { kind: 'suspended', told: 0 } })
    expect(await desk('reports list', {})).toMatchObject({ result: { reports: [{ suspended: true }] } })
    expect(await mailFor(app, EVE)).toEqual([])
    const browser = app.browser()
    await browser.post('/v1/intake/save-draft', { email: 'eve+x@corp.example', draft: {} })
    await browser.post('/api/auth/request-email', { email: 'eve+x@corp.example' })
    const [mail] = await mailFor(app, 'eve+x@corp.example')
    await browser.post('/api/auth/verify', { email: 'eve+x@corp.example', code: mail?.code })
    browser.renew()
    expect((await browser.get('/v1/matches?email=eve%2Bx%40corp.example')).json()).toMatchObject({ error: 'suspended' })
    await desk('reports close', { id, ...WHY })
    expect(await db.selectFrom('report').select('reported_mailbox').execute()).toEqual([{ reported_mailbox: null }])
    expect(await desk('members suspend', { who: id, ...WHY })).toMatchObject({ refusal: { exitCode: 3 } })
  })

  test('suspends an address that has left, and warns the member it was introduced to, who also came back', async () => {
    const them = await bo()
    const me = await eve()
    const { id } = (await ask(me, 'Bo', { share: { email: true } })).json<{ id: string }>()
    expect((await answer(them, id, 'yes')).statusCode).toBe(200)
    await leave(me)
    await leave(them)
    const back = await bo()
    expect(
      await desk('members suspend', { who: 'EVE+x@corp.example', reason: 'Asked for money.', fraud: true }),
    ).toMatchObject({
      result: { kind: 'suspended', hasLeft: true, told: 1 },
    })
    const mails = await mailFor(app, back.email)
    expect(mails.map(({ subject }) => subject)).toContain('About somebody you were introduced to')
    expect(await desk('members suspend', { who: 'eve@other.example', reason: 'Nobody knows them.' })).toMatchObject({
      refusal: { exitCode: 3 },
    })
  })

  test('has a closed report for half a year, and then it is deleted', async () => {
    const them = await bo()
    const me = await eve()
    await hardNo(them, me, { reason: 'harassment', words: 'No more.' })
    const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow()
    await desk('reports close', { id, reason: 'Talked to both.' })
    app.clock.pass({ days: 179 })
    await sweepAll()
    expect(await db.selectFrom('report').select('id').execute()).toHaveLength(1)
    app.clock.pass({ days: 2 })
    await sweepAll()
    expect(await db.selectFrom('report').select('id').execute()).toEqual([])
  })
})

test('two accounts of one mailbox share hidden people and asks', async () => {
  const them = await bo()
  const me = await eve()
  const alias = await eve('eve+2@corp.example', { basics: { displayName: 'Eva' } })
  await deps.jobs.drain()
  expect(await namesFor(alias)).toContain('Bo')
  expect((await askById(me, them)).statusCode).toBe(200)
  expect((await askById(alias, them)).json()).toMatchObject({ error: 'asked_already' })
  await hardNo(them, me)
  // Only the account that asked keeps its list, so that the answer is not revealed.
  expect(await namesFor(alias)).not.toContain('Bo')
  expect(await namesFor(them)).toEqual([])
  expect(await matchIdFor(them, 'Eva')).toBe('')
})

const TIMES = runsHere(100)
test(`after ${TIMES} deletions and returns, people who hid or reported are never seen, nobody is asked again, 60 are new`, {
  timeout: 600_000,
}, async () => {
  app.clock.set('2026-03-02T12:00:00.000Z')
  const others: Person[] = []
  for (const name of ['Bo', 'Cy', 'Di', 'Ed']) {
    const account = { email: `${name.toLowerCase()}@example.com` }
    others.push(await fullMember(app, aPartner({ account, basics: { displayName: name } })))
  }
  const [bo, cy, di] = others
  if (!bo || !cy || !di) throw new Error('Nobody is there.')
  let me = await eve()
  await hardNo(bo, me)
  await hardNo(di, me, { reason: 'harassment', words: 'No more.' })
  expect((await askById(me, cy)).statusCode).toBe(200)
  const { received } = await introductionsOf(cy)
  expect((await answer(cy, received[0]?.id ?? '', 'not_this_time')).statusCode).toBe(200)
  const seen = new Set<string>()
  const asked: number[] = []
  let met = 0
  for (let time = 0; time < TIMES; time += 1) {
    await leave(me)
    me = await eve(time % 2 === 0 ? EVE : `eve+${time}@corp.example`)
    for (const name of await namesFor(me)) seen.add(name)
    for (const other of [bo, cy, di]) asked.push((await askById(me, other)).statusCode)
    met += (await meet(deps, { ownerId: me.memberId, ids: Array.from({ length: 10 }, () => deps.newId()) })).size
  }
  // Cy was asked: no new list contains Cy while a second ask is impossible.
  expect([...seen]).toEqual(['Ed'])
  expect(asked.filter((status) => status !== 404 && status !== 409)).toEqual([])
  expect((await introductionsOf(cy)).received).toEqual([])
  expect(met).toBeLessThanOrEqual(59)
})
