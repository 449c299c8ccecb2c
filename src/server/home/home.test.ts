import { expect, test } from 'vitest'
import type { Home } from '#contract/home.ts'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { answer, ask } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember } from '../../../test/test-member.ts'
import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { suppress } from '../mail/suppression.ts'

const app = await testApp()
const homeOf = async ({ browser }: { browser: TestBrowser }) => (await browser.get('/v1/home')).json<Home>()

test('a member sees received asks, and after a yes the introduced person', async () => {
  const ada = await fullMember(app, anIntake())
  const bo = await fullMember(app, aPartner())
  await ask(bo, 'Ada')
  await app.deps.jobs.drain()
  const before = await homeOf(ada)
  expect(before).toMatchObject({ firstName: 'Ada', access: 'full', hasSaidWhom: false })
  expect(before.introductions.received).toMatchObject([{ other: { firstName: 'Bo' } }])
  await answer(ada, before.introductions.received[0]?.id ?? '', 'yes')
  expect((await homeOf(ada)).introductions).toMatchObject({
    received: [],
    introduced: [{ other: { firstName: 'Bo' } }],
  })
})

test('home counts the people who came since Thursday, and names the day of the next letter', async () => {
  const ada = await fullMember(app, anIntake())
  // A Wednesday; the last Thursday was February 26.
  app.clock.set('2026-03-04T12:00:00Z')
  await fullMember(app, aPartner())
  await app.deps.jobs.drain()
  expect(await homeOf(ada)).toMatchObject({
    matches: { count: 1, fresh: 1, since: '2026-02-26T23:00:00.000Z' },
    letterAt: '2026-03-05T23:00:00.000Z',
  })
  app.clock.set('2026-03-06T12:00:00Z')
  expect(await homeOf(ada)).toMatchObject({ matches: { count: 1, fresh: 0 }, letterAt: '2026-03-12T22:00:00.000Z' })
})

test('home says if this is the first week, and how many of the people are invented', async () => {
  await seedDemo({ ...app.deps, config: readConfig({ DEMO_MEMBERS: '600' }) })
  app.clock.set('2026-03-04T12:00:00Z')
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const { matches } = await homeOf(ada)
  expect(matches.isFirstWeek).toBe(true)
  expect(matches.invented).toBeGreaterThan(0)
  expect(matches.invented).toBe(matches.count)
  app.clock.set('2026-03-06T12:00:00Z')
  expect((await homeOf(ada)).matches.isFirstWeek).toBe(false)
})

test('home says that a conversation with the concierge has begun, until it is saved', async () => {
  const ada = await fullMember(app, anIntake())
  expect((await homeOf(ada)).isTalking).toBe(false)
  const started = await ada.browser.post('/v1/concierge/intake/start', { name: 'Ada', email: ada.email })
  expect((await homeOf(ada)).isTalking).toBe(true)
  const { sessionId } = started.json()
  await ada.browser.post('/v1/concierge/intake/complete', { sessionId, email: ada.email })
  expect((await homeOf(ada)).isTalking).toBe(false)
})

test('home names no letter day for a member who unsubscribed', async () => {
  const ada = await fullMember(app, anIntake())
  await suppress(app.deps, ada.email, app.clock.now())
  expect((await homeOf(ada)).letterAt).toBeNull()
})

test('home is a 404 for a browser without a verified email, and for a member without an intake', async () => {
  expect((await app.browser().get('/v1/home')).statusCode).toBe(404)
  const browser = app.browser()
  await testMember(app, browser, 'new@example.com')
  expect((await browser.get('/v1/home')).statusCode).toBe(404)
})
