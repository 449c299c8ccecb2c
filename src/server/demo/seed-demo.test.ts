import { expect, test, vi } from 'vitest'
import { METROS } from '#engine/population/metros.ts'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, aPartner, fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { emptyDatabase } from '../../../test/test-database.ts'
import { readConfig } from '../config.ts'
import { sendDigests } from '../email-preferences/send-digests.ts'
import { newMatchesFor } from '../matches/new-matches.ts'
import { resolvePlace } from '../places/places.ts'
import { seedDemo } from './seed-demo.ts'

vi.setConfig({ testTimeout: 240_000 })

const app = await testApp()
const seed = async (env: Record<string, string>) => {
  await seedDemo({ ...app.deps, config: readConfig(env) })
  await app.deps.matching.catchUp()
}
const demoIds = async () =>
  (await app.db.selectFrom('member').select('id').where('demo', '=', true).orderBy('email').execute()).map(
    ({ id }) => id,
  )

test('a new embedded database gets 5000 invented members, and a later start keeps the same ones', async () => {
  await seed({})
  const ids = await demoIds()
  expect(ids).toHaveLength(5000)
  expect(app.deps.matching.index.size).toBe(5000)
  await seed({})
  expect(await demoIds()).toEqual(ids)
})

test('after seeding, the planner knows how many members there are, even if it had counted none', async () => {
  const tables = ['member', 'member_profile']
  await seed({ DEMO_MEMBERS: '300' })
  await emptyDatabase(app.db)
  await app.pool.query(`analyze ${tables}`)
  await seed({ DEMO_MEMBERS: '300' })
  const { rows } = await app.pool.query('select reltuples from pg_class where relname = any($1)', [tables])
  expect(rows).toEqual(tables.map(() => ({ reltuples: 300 })))
})

test('with DATABASE_URL, or if there are already real members, no invented members are added', async () => {
  await seed({ DATABASE_URL: 'postgres://somewhere/overture' })
  expect(await demoIds()).toEqual([])
  await fullMember(app, anIntake())
  await seed({})
  expect(await demoIds()).toEqual([])
})

test('another DEMO_MEMBERS adds or removes invented members, also from every list', async () => {
  await seed({ DEMO_MEMBERS: '400' })
  const ids = await demoIds()
  await seed({ DEMO_MEMBERS: '300' })
  expect(await demoIds()).toEqual(ids.slice(0, 300))
  expect(app.deps.matching.index.size).toBe(300)
  const ada = await fullMember(app, anIntake({ location: { city: 'New York City, New York', willingToTravelKm: 500 } }))
  const [match] = (await matchesOf(ada)).items
  expect(match).toMatchObject({ demo: true })
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  await seed({ DEMO_MEMBERS: '0' })
  expect((await matchesOf(ada)).items).toEqual([])
  expect(app.deps.matching.index.size).toBe(1)
  expect(await app.db.selectFrom('feedback').select('owner_id').execute()).toEqual([])
  await seed({ DEMO_MEMBERS: '400' })
  expect(await demoIds()).toEqual(ids)
  expect(app.deps.matching.index.size).toBe(401)
})

test('two processes that start at once add the invented members only once', async () => {
  await Promise.all([seed({ DEMO_MEMBERS: '200' }), seed({ DEMO_MEMBERS: '200' })])
  expect(await demoIds()).toHaveLength(200)
})

test('a visitor with ordinary answers sees at least 8 people in each of the 50 largest metropolitan areas', async () => {
  await seed({})
  for (const [name, region] of METROS) {
    const place = await resolvePlace(`${name}, ${region}`)
    const email = `${name.replaceAll(/[^a-z]/gi, '')}@example.com`
    const ada = await visitor(
      app,
      anIntake({
        account: { email },
        location: { city: `${name}, ${region}`, availability: { timezone: place?.timezone ?? 'America/Chicago' } },
      }),
    )
    const items = await allMatchesOf(ada)
    expect([name, items.length >= 8, items.every(({ demo }) => demo)]).toEqual([name, true, true])
  }
})

test('before the intake, a visitor sees only invented members, and the page learns what is missing', async () => {
  await seed({ DEMO_MEMBERS: '600' })
  await fullMember(app, aPartner())
  const browser = app.browser()
  const email = 'new@example.com'
  await browser.post('/v1/intake/save-draft', { email, draft: { account: { email } } })
  const page = await matchesOf({ browser, email })
  expect(page.items).toHaveLength(6)
  expect(page).toMatchObject({ access: 'preview', missing: ['intake', 'email'] })
  const items = await allMatchesOf({ browser, email })
  expect(items.every(({ demo }) => demo)).toBe(true)
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  const reply = await browser.post('/v1/feedback', { email, matchId: page.items[0]?.id, action: 'hard_no' })
  expect(reply.statusCode).toBe(200)
  expect((await matchesOf({ browser, email })).items.map(({ id }) => id)).not.toContain(page.items[0]?.id)
})

test('an invented member cannot be claimed, gets no mail, and appears in no digest', async () => {
  await seed({ DEMO_MEMBERS: '600' })
  const ada = await fullMember(app, anIntake({ location: { city: 'New York City, New York', willingToTravelKm: 500 } }))
  expect((await matchesOf(ada)).items.length).toBeGreaterThan(0)
  expect(await newMatchesFor(app.deps)(app.db, ada.memberId, new Date(0))).toEqual([])
  app.clock.set('2026-03-12T21:05:00Z')
  await sendDigests(app.deps, newMatchesFor(app.deps))
  await app.deps.jobs.drain()
  expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
  const { email } = await app.db
    .selectFrom('member')
    .select('email')
    .where('demo', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  const reply = await app.browser().post('/api/auth/request-email', { email })
  expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_email'])
  app.clock.set('2026-03-02T12:00:00.000Z')
})
