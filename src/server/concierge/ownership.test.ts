import { expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { newestMail } from '../../../test/mailbox.ts'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
const pass = movingTime(app.clock)
const ADA = 'ada@example.com'
const NOWHERE = '019a0000-0000-7000-8000-000000000000'

async function prove(browser: TestBrowser, email = ADA) {
  await browser.post('/v1/intake/save-draft', { email, draft: aDraft({ account: { email } }) })
  await browser.post('/api/auth/request-email', { email })
  const { token } = await newestMail(app, email)
  expect((await browser.post('/api/auth/verify', { token, email })).statusCode).toBe(200)
  browser.renew()
  pass({ minutes: 3 })
}

test('the conversation of another person gets the same bytes as one that never existed', async () => {
  const chat = await chatOf(app.browser())
  const { reply, complete, open } = conciergeOf(app.browser())
  const [foreign, unknown] = [await reply(chat.sessionId, 'hello'), await reply(NOWHERE, 'hello')]
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
  const [foreignEnd, unknownEnd] = [await complete(chat.sessionId), await complete(NOWHERE)]
  expect([foreignEnd.statusCode, foreignEnd.body]).toEqual([404, unknownEnd.body])
  expect((await open()).statusCode).toBe(404)
  expect((await chat.calls.open()).json().turns).toHaveLength(1)
})

test('finishing saves the snapshot for the browser, and no other browser can find it [spec 129, 155, 223, 226]', async () => {
  const sam = app.browser()
  const chat = await chatOf(sam, { name: 'Sam', email: ' Sam@Example.com ', intakeSummary: 'Budget: $$' })
  await chat.say('I never smoke')
  const { snapshot } = await chat.complete('sam@example.com')
  expect(snapshot.valuesMap?.lifestyle?.smoking).toBe('no')

  expect((await chat.calls.previous('sam@example.com')).json()).toMatchObject({
    snapshot,
    intakeSummary: 'Budget: $$',
    name: 'Sam',
    updatedAt: '2026-03-02T12:00:00.000Z',
  })
  const again = await chatOf(sam, { name: 'Sam', email: 'sam@example.com' })
  expect(again).toMatchObject({
    savedSnapshot: snapshot,
    savedUpdatedAt: '2026-03-02T12:00:00.000Z',
    savedIntakeSummary: 'Budget: $$',
  })

  const stranger = conciergeOf(app.browser())
  const [foreign, unknown] = [await stranger.previous('sam@example.com'), await stranger.previous('no@example.com')]
  expect([foreign.statusCode, foreign.body]).toEqual([404, unknown.body])
  expect((await stranger.start({ name: 'Sam', email: 'sam@example.com' })).json()).toMatchObject({
    savedSnapshot: null,
    savedUpdatedAt: null,
    savedIntakeSummary: null,
  })
})

test('a snapshot saved without an address is found by the same browser under any address it gives later', async () => {
  const sam = app.browser()
  const chat = await chatOf(sam)
  await chat.say('I never smoke')
  await chat.complete()
  expect((await chat.calls.previous('sam@example.com')).json().snapshot.valuesMap.lifestyle.smoking).toBe('no')
  expect((await conciergeOf(app.browser()).previous('sam@example.com')).statusCode).toBe(404)

  const second = await chatOf(sam, { name: 'Sam', email: 'sam@example.com' })
  await second.say('I smoke every day')
  await second.complete()
  expect((await chat.calls.previous('sam@example.com')).json().snapshot.valuesMap.lifestyle.smoking).toBe('yes')
})

test('finishing twice gets the same answer and saves once; then no more messages are accepted [spec 225]', async () => {
  const chat = await chatOf(app.browser())
  await chat.say('I never smoke')
  const first = await chat.complete('sam@example.com')
  app.clock.pass({ minutes: 1 })
  expect(await chat.complete('sam@example.com')).toEqual(first)
  expect((await chat.calls.previous('sam@example.com')).json().updatedAt).toBe('2026-03-02T12:00:00.000Z')
  expect((await chat.calls.reply(chat.sessionId, 'one more thing')).statusCode).toBe(404)
  expect((await chat.calls.open()).statusCode).toBe(404)
})

test('the newest open conversation is the one that continues', async () => {
  const sam = app.browser()
  await chatOf(sam)
  app.clock.pass({ seconds: 1 })
  const second = await chatOf(sam)
  expect((await second.calls.open()).json().sessionId).toBe(second.sessionId)
})

test('verifying the address moves the conversation to the member, who can continue in another browser', async () => {
  const [desk, phone] = [app.browser(), app.browser()]
  const chat = await chatOf(desk, { name: 'Ada', email: ADA })
  await chat.say('I never smoke')
  await prove(desk)
  await prove(phone)
  expect((await conciergeOf(phone).open()).json()).toMatchObject({ sessionId: chat.sessionId, name: 'Ada' })
  expect((await conciergeOf(phone).reply(chat.sessionId, 'up to 20 km')).statusCode).toBe(200)
  expect((await chat.say('a $$ budget')).snapshot?.valuesMap).toMatchObject({
    lifestyle: { smoking: 'no' },
    distance_km: 20,
    budget: '$$',
  })
  await chat.complete()
  expect((await conciergeOf(phone).previous(ADA)).json().snapshot.valuesMap.budget).toBe('$$')
})

test('when the address is verified, the newer of two snapshots stays', async () => {
  const [desk, phone] = [app.browser(), app.browser()]
  await prove(desk)
  await (await chatOf(desk, { name: 'Ada', email: ADA })).complete(ADA)
  app.clock.pass({ minutes: 1 })
  const chat = await chatOf(phone, { name: 'Ada', email: ADA })
  await chat.say('I never smoke')
  await chat.complete(ADA)
  expect((await conciergeOf(desk).previous(ADA)).json().snapshot.valuesMap.lifestyle.smoking).toBeNull()
  await prove(phone)
  for (const browser of [desk, phone])
    expect((await conciergeOf(browser).previous(ADA)).json().snapshot.valuesMap.lifestyle.smoking).toBe('no')
})

test('a snapshot saved under an address of another member stays with the browser and never reaches that member', async () => {
  const [ada, mallory] = [app.browser(), app.browser()]
  await prove(ada)
  await (await chatOf(ada, { name: 'Ada', email: ADA })).complete(ADA)
  await prove(mallory, 'mallory@example.com')
  const chat = await chatOf(mallory, { name: 'Ada', email: ADA })
  expect(chat.savedSnapshot).toBeNull()
  await chat.say('I smoke every day')
  await chat.complete(ADA)
  expect((await conciergeOf(ada).previous(ADA)).json().snapshot.valuesMap.lifestyle.smoking).toBeNull()
  expect((await conciergeOf(mallory).previous(ADA)).json().snapshot.valuesMap.lifestyle.smoking).toBe('yes')
})

test('a signed-out browser finds no conversation of the member', async () => {
  const ada = app.browser()
  await prove(ada)
  const chat = await chatOf(ada, { name: 'Ada' })
  await ada.post('/api/auth/sign-out')
  ada.renew()
  expect((await chat.calls.open()).statusCode).toBe(404)
  expect((await chat.calls.reply(chat.sessionId, 'hello')).statusCode).toBe(404)
})
