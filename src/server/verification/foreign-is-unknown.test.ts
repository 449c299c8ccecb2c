import { expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'

const app = await testApp()
// Addresses of one length, so even headers are equal.
const MEMBER = 'member@example.com'
const PENDING = 'asking@example.com'
const NOBODY = 'nobody@example.com'

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Three kinds of address: a member's, one that another browser uses unverified, and an unknown one. */
async function fill() {
  const member = app.browser()
  await member.post('/v1/intake/save-draft', { email: MEMBER, draft: aDraft({ account: { email: MEMBER } }) })
  await member.post('/v1/intake/submit', anIntake({ account: { email: MEMBER } }))
  await member.post('/api/auth/request-email', { email: MEMBER })
  await member.post('/api/auth/verify', { token: (await newestMail(app, MEMBER)).token })
  member.renew()
  const started = await member.post('/v1/concierge/intake/start', { name: 'Mo', email: MEMBER })
  await member.post('/v1/concierge/intake/complete', { sessionId: started.json().sessionId, email: MEMBER })
  const pending = app.browser()
  await pending.post('/v1/intake/save-draft', { email: PENDING, draft: aDraft({ account: { email: PENDING } }) })
  await pending.post('/api/auth/request-email', { email: PENDING })
}

const calls: [string, (stranger: TestBrowser, email: string) => ReturnType<TestBrowser['get']>][] = [
  ['load a draft', (stranger, email) => stranger.get(`/v1/intake/draft?email=${email}`)],
  ['save a draft', (stranger, email) => stranger.post('/v1/intake/save-draft', { email, draft: {} })],
  ['submit', (stranger, email) => stranger.post('/v1/intake/submit', anIntake({ account: { email } }))],
  ['ask for the mail', (stranger, email) => stranger.post('/api/auth/request-email', { email })],
  ['ask again', (stranger, email) => stranger.post('/api/auth/resend-email', { email })],
  [
    'ask for the mail with a draft',
    async (stranger, email) => {
      await stranger.post('/v1/intake/save-draft', { email, draft: {} })
      return stranger.post('/api/auth/request-email', { email })
    },
  ],
  ['try a code', (stranger, email) => stranger.post('/api/auth/verify', { email, code: 'K7TM-2QXP' })],
  ['try a token', (stranger, email) => stranger.post('/api/auth/verify', { email, token: 'a'.repeat(64) })],
  ['list matches', (stranger, email) => stranger.get(`/v1/matches?email=${email}&cursor=`)],
  [
    'give feedback',
    (stranger, email) => stranger.post('/v1/feedback', { email, matchId: app.deps.newId(), action: 'hard_no' }),
  ],
  ['look up the profile', (stranger, email) => stranger.post('/v1/concierge/intake/previous', { email })],
  ['export', (stranger) => stranger.post('/api/account/export')],
  ['choose a draft', (stranger) => stranger.post('/v1/intake/draft-choice', { use: 'browser' })],
]

test.each(calls)('%s: the bytes of the reply tell a stranger nothing about an address', async (_what, call) => {
  await fill()
  const replies: string[] = []
  for (const email of [MEMBER, PENDING, NOBODY]) {
    const { statusCode, headers, body } = await call(app.browser(), email)
    const { date: _date, 'set-cookie': _cookie, ...rest } = headers
    replies.push(JSON.stringify([statusCode, rest, body]).replaceAll(email, 'the address').replaceAll(UUID, 'an id'))
  }
  expect(replies[0]).toBe(replies[2])
  expect(replies[1]).toBe(replies[2])
})

// The greeting depends on the conversation's id.
test('a chat that a stranger starts shows nothing that is stored for the address', async () => {
  await fill()
  for (const email of [MEMBER, PENDING, NOBODY]) {
    const reply = await app.browser().post('/v1/concierge/intake/start', { name: 'Sam', email })
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      {
        sessionId: expect.any(String),
        reply: expect.stringContaining('Sam'),
        choices: expect.objectContaining({ group: expect.any(String) }),
        progress: { at: 1, of: 11 },
        savedSnapshot: null,
        savedUpdatedAt: null,
        savedIntakeSummary: null,
      },
    ])
  }
})
