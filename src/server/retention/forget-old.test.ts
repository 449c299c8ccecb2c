import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { mailFor, newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { saveDraft } from '../intake/save-draft.ts'
import { forgetOld } from './forget-old.ts'

const app = await testApp()
const ADA = 'ada@example.com'
const EVE = 'eve@example.com'

async function leaveAnIntake(email: string) {
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  await browser.post('/v1/intake/submit', anIntake({ account: { email } }))
  return browser
}
const emails = async (table: 'draft' | 'submission') =>
  (await app.db.selectFrom(table).select('email').execute()).map(({ email }) => email)

test("unverified drafts and submissions are deleted after thirty days, but a member's stay", async () => {
  const ada = await leaveAnIntake(ADA)
  await ada.post('/api/auth/request-email', { email: ADA })
  await ada.post('/api/auth/verify', { token: (await newestMail(app, ADA)).token })
  await leaveAnIntake(EVE)
  app.clock.pass({ days: 29, hours: 23 })
  await forgetOld(app.deps)
  for (const table of ['draft', 'submission'] as const) expect((await emails(table)).sort()).toEqual([ADA, EVE])
  app.clock.pass({ hours: 2 })
  await forgetOld(app.deps)
  for (const table of ['draft', 'submission'] as const) expect(await emails(table)).toEqual([ADA])
})

test('a call that was running when its member left cannot write any more', async () => {
  const ada = await leaveAnIntake(ADA)
  await ada.post('/api/auth/request-email', { email: ADA })
  await ada.post('/api/auth/verify', { token: (await newestMail(app, ADA)).token })
  ada.renew()
  const { id } = await app.db.selectFrom('member').select('id').executeTakeFirstOrThrow()
  expect((await ada.delete('/api/account')).statusCode).toBe(200)
  const asBefore = {
    id,
    kind: 'member',
    sessionId: id,
    email: ADA,
    fresh: true,
    suspended: false,
    network: null,
  } as const
  await expect(saveDraft(app.deps, asBefore, { email: ADA, draft: {} })).rejects.toThrow('the owner has left')
  await leaveAnIntake(EVE)
  await forgetOld(app.deps)
  expect(await emails('draft')).toEqual([EVE])
})

test('mailed secrets are deleted after a day, and so is the mail with them', async () => {
  const ada = await leaveAnIntake(ADA)
  await ada.post('/api/auth/request-email', { email: ADA })
  await mailFor(app, ADA)
  const eve = await leaveAnIntake(EVE)
  await eve.post('/api/auth/request-email', { email: EVE })
  const left = async () => [
    await app.db.selectFrom('challenge').select('email').execute(),
    await app.db.selectFrom('outbox').select('recipient').execute(),
    await app.db.selectFrom('mail').select('recipient').execute(),
  ]
  app.clock.pass({ hours: 23, minutes: 59 })
  await forgetOld(app.deps)
  expect((await left()).map((rows) => rows.length)).toEqual([2, 1, 1])
  app.clock.pass({ minutes: 2 })
  await forgetOld(app.deps)
  expect(await left()).toEqual([[], [], []])
  await app.deps.jobs.drain()
  expect(await app.db.selectFrom('outbox').select('recipient').execute()).toEqual([])
})

test('after thirty days, the hourly sweep has deleted every trace of an unverified visitor', async () => {
  await fullMember(app, aPartner())
  const email = 'zanzibarcanary@example.com'
  const browser = app.browser()
  const named = anIntake({ account: { email }, basics: { displayName: 'Zanzibarcanary' } })
  await browser.post('/v1/intake/save-draft', { email, draft: named })
  await browser.post('/v1/intake/submit', named, { headers: { 'idempotency-key': 'once' } })
  const [bo] = (await matchesOf({ browser, email })).items
  await browser.post('/v1/feedback', { email, matchId: bo?.id, action: 'hard_no' })
  await browser.post('/api/auth/request-email', { email })
  const { sessionId } = (await browser.post('/v1/concierge/intake/start', { name: 'Zanzibarcanary', email })).json()
  await browser.post('/v1/concierge/intake/reply', { sessionId, text: 'My zanzibarcanary likes cycling.' })
  await browser.post('/v1/concierge/intake/complete', { sessionId, email })
  const traces = async () =>
    Object.entries(await readEverything(app.db)).flatMap(([table, rows]) =>
      rows.some((row) => row.toLowerCase().includes('zanzibarcanary')) ? [table.replace('public.', '')] : [],
    )
  const kept = ['chat_line', 'conversation', 'draft', 'feedback', 'match_list', 'snapshot', 'submission']
  expect(await traces()).toEqual(expect.arrayContaining(kept))
  await app.deps.jobs.drain()
  app.clock.pass({ days: 31 })
  // Sweeps have no order, and some delete what others leave.
  for (let hour = 0; hour < 2; hour += 1) {
    await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'forget-expired', {}))
    await app.deps.jobs.drain()
  }
  expect(await traces()).toEqual([])
  expect(await app.db.selectFrom('preview_person').select('owner_id').execute()).toEqual([])
})

test('counts of calls are deleted after their window', async () => {
  const ada = await leaveAnIntake(ADA)
  await ada.post('/api/auth/request-email', { email: ADA })
  const counts = () => app.db.selectFrom('rate_limit').select('key').execute()
  expect((await counts()).length).toBeGreaterThan(0)
  // These windows use the process's own clock, which is far ahead of the test's.
  app.clock.set('2100-01-01T00:00:00Z')
  await forgetOld(app.deps)
  expect(await counts()).toEqual([])
})
