import { expect, test } from 'vitest'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
const leave = (browser: TestBrowser, sessionId: string) => browser.delete('/v1/concierge/intake/open', { sessionId })

test('starting over deletes the conversation and its messages, but an earlier saved snapshot stays', async () => {
  const sam = app.browser()
  const first = await chatOf(sam, { name: 'Sam', email: 'sam@example.com' })
  await first.say('I never smoke')
  const { snapshot } = await first.complete('sam@example.com')
  const second = await chatOf(sam, { name: 'Sam', email: 'sam@example.com' })
  await second.say('Actually, I do smoke')

  expect((await leave(sam, second.sessionId)).json()).toEqual({ ok: true })
  expect((await second.calls.open()).statusCode).toBe(404)
  expect((await second.calls.reply(second.sessionId, 'hello')).statusCode).toBe(404)
  const lines = await app.db
    .selectFrom('chat_line')
    .selectAll()
    .where('conversation_id', '=', second.sessionId)
    .execute()
  expect(lines).toEqual([])
  expect((await second.calls.previous('sam@example.com')).json().snapshot).toEqual(snapshot)
})

test("starting over gets a 404 for a conversation that is another person's, unknown or finished", async () => {
  const sam = app.browser()
  const chat = await chatOf(sam)
  expect((await leave(app.browser(), chat.sessionId)).statusCode).toBe(404)
  expect((await leave(sam, '019a0000-0000-7000-8000-000000000000')).statusCode).toBe(404)
  expect((await conciergeOf(sam).open()).json().sessionId).toBe(chat.sessionId)
  await chat.complete()
  expect((await leave(sam, chat.sessionId)).statusCode).toBe(404)
})
