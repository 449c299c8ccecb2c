import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { fullMember } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'

const app = await testApp()
const SUBMIT = '/v1/intake/submit'
const rows = () =>
  app.db.selectFrom('submission').select(['owner_id', 'email', 'body']).orderBy('submitted_at').execute()

test('an intake is stored, and the reply repeats it [spec 121, 218]', async () => {
  const reply = await app.browser().post(SUBMIT, anIntake({ account: { email: ' ADA@example.com' } }))
  expect(reply.json()).toEqual({ submittedAt: '2026-03-02T12:00:00.000Z', submission: anIntake() })
  expect(await rows()).toMatchObject([{ email: 'ada@example.com', body: anIntake() }])
})

test('a second submission keeps the first as history', async () => {
  const ada = app.browser()
  await ada.post(SUBMIT, anIntake())
  app.clock.pass({ minutes: 5 })
  await ada.post(SUBMIT, anIntake({ basics: { displayName: 'Ada L' } }))
  expect((await rows()).map(({ body }) => body)).toEqual([anIntake(), anIntake({ basics: { displayName: 'Ada L' } })])
})

test('20 calls at once with one Idempotency-Key make one submission and get one reply', async () => {
  const ada = app.browser()
  const headers = { 'idempotency-key': 'k-1' }
  await ada.get('/v1/csrf-token')
  const replies = await Promise.all(Array.from({ length: 20 }, () => ada.post(SUBMIT, anIntake(), { headers })))
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(replies[0]?.statusCode).toBe(200)
  expect(await rows()).toHaveLength(1)

  app.clock.pass({ hours: 2 })
  const later = await ada.post(SUBMIT, anIntake(), { headers })
  expect(later.body).toBe(replies[0]?.body)
})

test('a key is refused with other answers, but another browser may use the same key', async () => {
  const ada = app.browser()
  const headers = { 'idempotency-key': 'k-1' }
  await ada.post(SUBMIT, anIntake(), { headers })
  const other = await ada.post(SUBMIT, anIntake({ basics: { displayName: 'Eve' } }), { headers })
  expect(other.statusCode).toBe(422)
  expect(other.json()).toEqual({
    error: 'idempotency_mismatch',
    message: 'This Idempotency-Key was used for another request.',
  })
  expect((await app.browser().post(SUBMIT, anIntake(), { headers })).statusCode).toBe(200)
})

test('a repeated call gets the first reply again, even if another version of the program stored it', async () => {
  const ada = app.browser()
  const headers = { 'idempotency-key': 'k-1' }
  const first = await ada.post(SUBMIT, anIntake(), { headers })
  const { submittedAt } = first.json()
  const kept = { submittedAt, submission: { basics: { displayName: 7 } }, later: [] }
  await app.db
    .updateTable('idempotency')
    .set({ reply: JSON.stringify(kept) })
    .execute()
  const repeated = await ada.post(SUBMIT, anIntake(), { headers })
  expect([repeated.statusCode, repeated.body]).toEqual([200, first.body])
})

test('a refused submission does not use up its key', async () => {
  const ada = app.browser()
  const headers = { 'idempotency-key': 'k-1' }
  await ada.post(SUBMIT, anIntake({ basics: { birthdate: '2020-01-01' } }), { headers })
  expect((await ada.post(SUBMIT, anIntake(), { headers })).statusCode).toBe(200)
})

test('an invalid Idempotency-Key gets an error that names it', async () => {
  const reply = await app.browser().post(SUBMIT, anIntake(), { headers: { 'idempotency-key': 'x'.repeat(201) } })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().issues[0].field).toBe('Idempotency-Key')
})

test('keys are deleted after a day, but submissions stay', async () => {
  const ada = app.browser()
  await ada.post(SUBMIT, anIntake(), { headers: { 'idempotency-key': 'k-1' } })
  app.clock.pass({ hours: 25 })
  await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'forget-expired', {}))
  await app.deps.jobs.drain()
  expect(await app.db.selectFrom('idempotency').select('key').execute()).toEqual([])
  expect(await rows()).toHaveLength(1)
})

test("a submission with a member's own address belongs to the member, any other to the session", async () => {
  const ada = app.browser()
  const { memberId, sessionId } = await testMember(app, ada, 'ada@example.com')
  await ada.post(SUBMIT, anIntake())
  app.clock.pass({ seconds: 1 })
  await ada.post(SUBMIT, anIntake({ account: { email: 'bob@example.com' } }))
  expect(await rows()).toMatchObject([
    { owner_id: memberId, email: 'ada@example.com' },
    { owner_id: sessionId, email: 'bob@example.com' },
  ])
})

test('one owner may submit thirty intakes a day, and repeat one of them any number of times', async () => {
  const { browser } = await fullMember(app, anIntake())
  const headers = { 'idempotency-key': 'k-1' }
  const first = await browser.post(SUBMIT, anIntake(), { headers })
  for (let n = 3; n <= 30; n += 1)
    expect((await browser.post(SUBMIT, anIntake({ location: { willingToTravelKm: 40 + n } }))).statusCode).toBe(200)

  const refused = await browser.post(SUBMIT, anIntake({ location: { city: 'Dallas, Texas' } }))
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    {
      error: 'rate_limited',
      message: 'Too many requests. Try again in a moment.',
      retryInMs: expect.any(Number),
    },
  ])
  expect(Number(refused.headers['retry-after'])).toBe(Math.ceil(refused.json().retryInMs / 1000))
  expect(await rows()).toHaveLength(30)
  expect((await browser.post(SUBMIT, anIntake(), { headers })).body).toBe(first.body)
  expect((await app.browser().post(SUBMIT, anIntake())).statusCode).toBe(200)
})
