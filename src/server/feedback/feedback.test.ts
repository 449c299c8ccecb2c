import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit, visitor } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { matchIdOf } from '../matches/match-id.ts'
import { ensureRefreshed } from '../matches/refresh-matches.ts'
import { forgetTakenBack } from './forget-expired.ts'

const app = await testApp()
const ADA = 'ada@example.com'
type Person = Awaited<ReturnType<typeof fullMember>>

const cy = () =>
  aPartner({ account: { email: 'cy@example.com' }, basics: { displayName: 'Cy', birthdate: '1986-11-02' } })
const matchOf = async (person: Pick<Person, 'browser' | 'email'>, name: string) => {
  const { items, liked = [] } = await matchesOf(person)
  return [...items, ...liked].find(({ safeProfileSummary }) => safeProfileSummary.displayName === name)
}
const idOf = async (person: Pick<Person, 'browser' | 'email'>, name: string) => (await matchOf(person, name))?.id ?? ''
const say = ({ browser, email }: Pick<Person, 'browser' | 'email'>, matchId: string, action: string) =>
  browser.post('/v1/feedback', { email, matchId, action })
const undo = ({ browser, email }: Pick<Person, 'browser' | 'email'>, matchId: string) =>
  browser.delete('/v1/feedback', { email, matchId })

describe('a signal', () => {
  test('changes the list at once, the last one counts, and undo restores the list exactly', async () => {
    await fullMember(app, aPartner())
    await fullMember(app, cy())
    const ada = await fullMember(app, anIntake())
    const before = await matchesOf(ada)
    expect(namesOf(before.items)).toEqual(['Bo', 'Cy'])
    const bo = await idOf(ada, 'Bo')
    expect((await say(ada, bo, 'more_like_this')).json()).toEqual({ ok: true })
    expect(await matchOf(ada, 'Bo')).toMatchObject({ feedback: 'more_like_this' })
    await say(ada, bo, 'less_like_this')
    const after = await matchesOf(ada)
    expect(namesOf(after.items)).toEqual(['Cy', 'Bo'])
    expect(after.items[1]).toMatchObject({ feedback: 'less_like_this' })
    expect(after.items[1]?.score).toBeLessThan(before.items[0]?.score ?? 0)
    expect((await undo(ada, bo)).json()).toEqual({ ok: true })
    expect(await matchesOf(ada)).toEqual(before)
  })

  test('still counts after a restart', async () => {
    await fullMember(app, aPartner())
    await fullMember(app, cy())
    const ada = await fullMember(app, anIntake())
    await say(ada, await idOf(ada, 'Bo'), 'less_like_this')
    const before = await matchesOf(ada)
    await app.deps.matching.load()
    app.clock.pass({ seconds: 1 })
    await submit(ada.browser, anIntake())
    expect(await matchesOf(ada)).toEqual(before)
  })

  test("from a full member changes a person's popularity, but from an unverified browser it does not", async () => {
    const bo = await fullMember(app, aPartner())
    const eve = await visitor(app, anIntake({ account: { email: 'eve@example.com' } }))
    await say(eve, await idOf(eve, 'Bo'), 'less_like_this')
    await app.deps.matching.catchUp()
    expect(app.deps.matching.feedback.standingOf(bo.memberId).popularity).toBe(0)
    const ada = await fullMember(app, anIntake())
    await say(ada, await idOf(ada, 'Bo'), 'more_like_this')
    app.clock.pass({ days: 1 })
    await app.deps.matching.catchUp()
    expect(app.deps.matching.feedback.standingOf(bo.memberId).popularity).toBeGreaterThan(0)
  })

  test('from before the verification stays with the member', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await visitor(app, anIntake())
    const old = await idOf(ada, 'Bo')
    await say(ada, old, 'more_like_this')
    await ada.browser.post('/api/auth/request-email', { email: ADA })
    await app.deps.jobs.drain()
    const { text } = await app.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', ADA)
      .executeTakeFirstOrThrow()
    const code = /^ {4}([A-Z0-9]{4}-[A-Z0-9]{4})$/m.exec(text)?.[1]
    await ada.browser.post('/api/auth/verify', { email: ADA, code })
    ada.browser.renew()
    expect(await matchOf(ada, 'Bo')).toMatchObject({ feedback: 'more_like_this' })
    app.clock.pass({ days: 1 })
    await app.deps.matching.catchUp()
    expect(app.deps.matching.feedback.standingOf(bo.memberId).popularity).toBeGreaterThan(0)
    // A page from before the sign-in has old match ids.
    expect((await say(ada, old, 'less_like_this')).statusCode).toBe(200)
    expect(await matchOf(ada, 'Bo')).toMatchObject({ feedback: 'less_like_this' })
  })
})

describe('a hard no', () => {
  test('hides both from each other permanently, after any other answers, until it is undone', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    const id = await idOf(ada, 'Bo')
    expect(namesOf((await matchesOf(bo)).items)).toEqual(['Ada'])
    await say(ada, id, 'hard_no')
    expect([(await matchesOf(ada)).items, (await matchesOf(bo)).items]).toEqual([[], []])
    app.clock.pass({ seconds: 1 })
    await submit(bo.browser, aPartner({ preferences: { values: ['Adventure', 'Community', 'Service'] } }))
    await submit(ada.browser, anIntake({ preferences: { values: ['Service'] } }))
    await app.deps.jobs.drain()
    expect([(await matchesOf(ada)).items, (await matchesOf(bo)).items]).toEqual([[], []])
    const suggested = await bo.browser.post('/v1/matches/suggestions', { snapshot: {} })
    expect(suggested.json().suggestions).toEqual([])
    await undo(ada, id)
    expect(namesOf((await matchesOf(ada)).items)).toEqual(['Bo'])
    await submit(bo.browser, aPartner())
    expect(namesOf((await matchesOf(bo)).items)).toEqual(['Ada'])
  })

  test('about two addresses of one person hides that person until both are undone', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    const alias = await fullMember(app, aPartner({ account: { email: 'bo+too@example.com' } }))
    await app.deps.jobs.drain()
    const [first, second] = [bo, alias].map(({ memberId }) => matchIdOf(app.deps.secret, ada.memberId, memberId))
    if (!first || !second) throw new Error('There are two of them.')
    await say(ada, first, 'hard_no')
    await say(ada, second, 'hard_no')
    await undo(ada, second)
    await app.deps.jobs.drain()
    for (const each of [bo, alias]) expect(namesOf((await matchesOf(each)).items)).not.toContain('Ada')
    await undo(ada, first)
    expect(namesOf((await matchesOf(bo)).items)).toContain('Ada')
  })

  test('is not revealed to the other person: their list is simply empty', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await say(ada, await idOf(ada, 'Bo'), 'hard_no')
    const town = { city: 'Austin, Texas', people: 0, seats: 40 }
    const empty = { items: [], nextCursor: null, access: 'full', missing: [], advice: [], town }
    expect(await matchesOf(bo)).toEqual(empty)
  })
})

describe('feedback without a valid match', () => {
  test("gets the same 404 for another owner's match, a made-up one, a member who left and a foreign address", async () => {
    const bo = await fullMember(app, aPartner())
    await fullMember(app, cy())
    const ada = await fullMember(app, anIntake())
    const eve = await fullMember(app, anIntake({ account: { email: 'eve@example.com' } }))
    const [ofEve, gone] = [await idOf(eve, 'Bo'), await idOf(ada, 'Bo')]
    await bo.browser.delete('/api/account')
    const cyId = await idOf(ada, 'Cy')
    for (const [browser, email, matchId] of [
      [ada.browser, ADA, ofEve],
      [ada.browser, ADA, 'made-up'],
      [ada.browser, ADA, bo.memberId],
      [ada.browser, ADA, gone],
      [ada.browser, 'eve@example.com', cyId],
      [ada.browser, 'nobody@example.com', cyId],
      [app.browser(), ADA, cyId],
    ] as const)
      for (const reply of [
        await browser.post('/v1/feedback', { email, matchId, action: 'hard_no' }),
        await browser.delete('/v1/feedback', { email, matchId }),
      ]) {
        expect(reply.statusCode).toBe(404)
        expect(reply.body).toBe('{"error":"not_found","message":"Nothing here by that name."}')
      }
    expect(await app.db.selectFrom('feedback').select('owner_id').execute()).toEqual([])
  })

  test('with an unknown action is refused with an error on that field [spec 231]', async () => {
    const ada = await fullMember(app, anIntake())
    const reply = await say(ada, 'm', 'love')
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toMatchObject([{ field: 'action', message: 'Choose one of the three signals' }])
  })
})

test('a failed refresh of a list is repeated by a job, but a successful one is not', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const made = () => app.db.selectFrom('match_list').select('made_at').where('owner_id', '=', ada.memberId).execute()
  const before = await made()
  app.clock.pass({ minutes: 1 })
  const { rows } = await app.pool.query<{ data: { ownerId: string; change: string } }>(
    `select data from pgboss.job where name = 'refresh-matches' and data ->> 'ownerId' = $1`,
    [ada.memberId],
  )
  expect(rows).toHaveLength(1)
  // An open transaction in any database of the server can delay newer changes.
  await sql`update match_list set seen = ${`${BigInt(rows[0]?.data.change ?? 0) + 1n}`}::xid8`.execute(app.db)
  for (const { data } of rows) await ensureRefreshed(app.deps, data)
  expect(await made()).toEqual(before)
  await app.db.deleteFrom('match_list').execute()
  for (const { data } of rows) await ensureRefreshed(app.deps, data)
  expect(await made()).toEqual([{ made_at: app.clock.now() }])
})

test('feedback that was undone is deleted after an hour', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const id = await idOf(ada, 'Bo')
  await say(ada, id, 'more_like_this')
  await undo(ada, id)
  app.clock.pass({ minutes: 61 })
  await forgetTakenBack(app.deps)
  expect(await app.db.selectFrom('feedback').select('owner_id').execute()).toEqual([])
})
