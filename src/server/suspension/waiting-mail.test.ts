import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { answer, ask, introductionsOf } from '../../../test/introductions.ts'
import { sendLetter } from '../../../test/news.ts'
import { restore, suspend } from '../../../test/suspension.ts'
import { testApp } from '../../../test/test-app.ts'
import { sendDigests } from '../email-preferences/send-digests.ts'
import type { Message } from '../mail/mailer.ts'
import { newMatchesFor } from '../matches/new-matches.ts'
import { restSilent } from '../matches/rest-silent.ts'
import { rebuildDerived } from '../rebuild/rebuild-derived.ts'

const BO = 'bo@example.com'
const ADA = 'ada@example.com'

// The mail server is down until a test restores it.
let isAway = true
const arrived: Message[] = []
const app = await testApp({
  deps: {
    mailer: {
      send: async (message) => {
        if (isAway) throw new Error('away')
        arrived.push(message)
      },
      async check() {},
      close() {},
    },
  },
})
const { db, deps } = app

async function two() {
  isAway = true
  arrived.length = 0
  app.clock.set('2026-03-02T12:00:00.000Z')
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  app.clock.pass({ minutes: 1 })
  await rebuildDerived(deps)
  return { bo, ada }
}

async function whatArrives() {
  await deps.jobs.drain()
  await app.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  isAway = false
  await deps.jobs.drain()
  expect(await db.selectFrom('mail').select('id').execute()).toEqual([])
  return arrived.map(({ to, subject }) => [to, subject]).toSorted()
}

const NOTICE = [BO, 'Your account is suspended']

test('a waiting introduction mail is not sent if one of the two is suspended', async () => {
  const { bo, ada } = await two()
  await ask(ada, 'Bo', { share: { email: true } })
  const { received } = await introductionsOf(bo)
  expect((await answer(bo, received[0]?.id ?? '', 'yes')).statusCode).toBe(200)
  expect(await db.selectFrom('mail').select('id').execute()).toHaveLength(3)
  await suspend(app, bo)
  expect(await whatArrives()).toEqual([NOTICE])
})

test('a waiting introduction mail is not sent even after a restore, because the introduction has ended', async () => {
  const { bo, ada } = await two()
  await ask(ada, 'Bo', { share: { email: true } })
  const { received } = await introductionsOf(bo)
  await answer(bo, received[0]?.id ?? '', 'yes')
  await suspend(app, bo)
  await restore(app, bo)
  expect(await whatArrives()).toEqual([[BO, 'Your account is back'], NOTICE])
})

test('a waiting ask is not sent if the asker is suspended', async () => {
  const { bo, ada } = await two()
  await ask(bo, 'Ada', { share: { email: true } })
  expect(await db.selectFrom('mail').select('recipient').execute()).toEqual([{ recipient: ada.email }])
  await suspend(app, bo)
  expect(await whatArrives()).toEqual([NOTICE])
})

test.each([
  ['bo', ADA],
  ['ada', BO],
] as const)(
  'waiting letters and digests are not sent to %s, who is suspended, and do not mention them',
  async (name, other) => {
    const both = await two()
    await sendLetter(app, { topic: 'tips', subject: 'A tip', heading: 'A tip', paragraphs: ['Meet in public.'] })
    app.clock.set('2026-03-12T22:30:00.000Z')
    await sendDigests(deps, newMatchesFor(deps))
    // Ada came later and is news to Bo.
    const digests = db
      .selectFrom('mail')
      .select('recipient')
      .where('subject', '=', "Thursday's letter: one person for you")
    expect(await digests.execute()).toEqual([{ recipient: BO }])
    await suspend(app, both[name])
    expect(await whatArrives()).toEqual(
      [
        [other, 'A tip'],
        [both[name].email, NOTICE[1]],
      ].toSorted(),
    )
  },
)

test('a waiting mail about a resting profile is not sent if the member is suspended', async () => {
  const { bo } = await two()
  app.clock.pass({ days: 70 })
  await restSilent(deps)
  await suspend(app, bo)
  expect((await whatArrives()).filter(([to]) => to === BO)).toEqual([NOTICE])
})

test("a fraud warning and a code for one's own data are still sent", async () => {
  const { bo, ada } = await two()
  await ask(ada, 'Bo', { share: { email: true } })
  const { received } = await introductionsOf(bo)
  await answer(bo, received[0]?.id ?? '', 'yes')
  await suspend(app, bo, { fraud: true })
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email: BO, draft: {} })
  expect((await browser.post('/api/auth/request-email', { email: BO })).statusCode).toBe(200)
  const came = await whatArrives()
  expect(came).toHaveLength(3)
  expect(came).toContainEqual(NOTICE)
  expect(came).toContainEqual([ADA, 'About somebody you were introduced to'])
})
