import { expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { forgetConversations } from './forget-expired.ts'

const app = await testApp()
const ADA = 'ada@example.com'

async function provenBrowser() {
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email: ADA, draft: aDraft({ account: { email: ADA } }) })
  await browser.post('/api/auth/request-email', { email: ADA })
  const { token } = await newestMail(app, ADA)
  await browser.post('/api/auth/verify', { token, email: ADA })
  browser.renew()
  return browser
}

async function finish(browser: TestBrowser) {
  const chat = await chatOf(browser)
  await chat.say('I never smoke')
  await chat.complete()
}

const count = async (table: 'conversation' | 'chat_line' | 'snapshot') =>
  (await app.db.selectFrom(table).selectAll().execute()).length

test('messages are deleted after 180 days; the snapshot of a verified address stays, but without quotes', async () => {
  await finish(await provenBrowser())
  app.clock.pass({ days: 179 })
  await forgetConversations(app.deps)
  expect(await count('chat_line')).toBe(3)
  app.clock.pass({ days: 2 })
  await forgetConversations(app.deps)
  expect([await count('conversation'), await count('chat_line')]).toEqual([0, 0])

  const found = (await conciergeOf(await provenBrowser()).previous(ADA)).json()
  expect(found.snapshot.valuesMap.lifestyle.smoking).toBe('no')
  expect(found.sources).toContainEqual({ path: 'valuesMap.lifestyle.smoking', from: 'answer', turn: 0 })
  expect(JSON.stringify(found)).not.toContain('never')
})

test('conversations and snapshots without a verified address are deleted after 30 days', async () => {
  await finish(app.browser())
  app.clock.pass({ days: 29 })
  await forgetConversations(app.deps)
  expect([await count('conversation'), await count('snapshot')]).toEqual([1, 1])
  app.clock.pass({ days: 2 })
  await forgetConversations(app.deps)
  expect([await count('conversation'), await count('snapshot')]).toEqual([0, 0])
})

test('the hourly sweep deletes expired conversations', async () => {
  await finish(app.browser())
  app.clock.pass({ days: 31 })
  await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'forget-expired', {}))
  await app.deps.jobs.drain()
  expect(await count('conversation')).toBe(0)
})
