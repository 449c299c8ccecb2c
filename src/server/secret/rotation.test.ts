import { Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { fullMember } from '../../../test/full-member.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { mailToken } from '../email-preferences/mail-token.ts'
import { isSuppressed, suppress } from '../mail/suppression.ts'
import { mailboxHash } from '../members/mailbox.ts'
import type { SigningKey } from '../signing-key.ts'
import { suspendMember } from '../suspension/suspend-member.ts'
import { readSecret, rotateSecret } from './signing-keys.ts'

const app = await testApp()
let made = 0
// Settings are not emptied between tests.
afterEach(() => app.db.deleteFrom('setting').where('name', 'like', 'secret%').execute())
const newToken = () => `token-${++made}`.padEnd(20, '.')
const read = (set: { secret?: string; previous?: string[] } = {}) =>
  readSecret(app.db, { newToken, set: { secret: set.secret, previous: set.previous ?? [] } })

async function changed(secret: SigningKey) {
  const server = await buildApp({ ...app.deps, secret, metrics: new Registry() })
  await server.ready()
  return server
}

const OLD = 'a secret for tests, the same each time'
const ONCE: SigningKey = ['a second secret, newer', OLD]
const TWICE: SigningKey = ['a third secret, newest', 'a second secret, newer', OLD]

test('the newest secret signs, and the earlier ones are kept', async () => {
  const first = await read()
  await rotateSecret(app.db, newToken)
  const second = await read()
  await rotateSecret(app.db, newToken)
  const third = await read()
  expect(second).toEqual([newest(second), newest(first)])
  expect(third).toEqual([newest(third), newest(second), newest(first)])
  expect(new Set(third).size).toBe(3)
})

test('if SECRET is set for the first time, the secret of the database is kept as an earlier one', async () => {
  const [own] = await read()
  expect(await read({ secret: 'set by hand, long enough' })).toEqual(['set by hand, long enough', own])
  expect(await read({ secret: 'another, set by hand', previous: ['set by hand, long enough'] })).toEqual([
    'another, set by hand',
    'set by hand, long enough',
    own,
  ])
})

test('unsubscribe links in old letters work after any number of changes', async () => {
  const { memberId } = await fullMember(app, anIntake())
  const t = mailToken(OLD, memberId, app.clock.now())
  for (const secret of [ONCE, TWICE]) {
    const server = await changed(secret)
    const reply = await server.inject({ method: 'POST', url: `/api/unsubscribe?t=${t}` })
    expect(reply.statusCode).toBe(200)
    await server.close()
  }
  const forged = await app.app.inject({
    method: 'POST',
    url: `/api/unsubscribe?t=${mailToken('a stranger', memberId, app.clock.now())}`,
  })
  expect(forged.statusCode).toBe(400)
})

test('unsubscribed and suspended members stay so after a change of the secret', async () => {
  const { db } = app
  await suppress({ db, secret: OLD }, 'ada@example.com', app.clock.now())
  expect(await isSuppressed({ db, secret: TWICE }, 'ada@example.com')).toBe(true)
  expect(await isSuppressed({ db, secret: 'another' }, 'ada@example.com')).toBe(false)
  const reason = { email: 'bo@example.com', fraud: false, reason: 'A test.' }
  await db.transaction().execute((tx) => suspendMember(tx, app.deps, reason))
  const row = await db.selectFrom('suspension').select('mailbox_hash').executeTakeFirstOrThrow()
  expect(mailboxHash(TWICE, 'bo@example.com')).toBe(row.mailbox_hash)
  const again = await db.transaction().execute((tx) => suspendMember(tx, { ...app.deps, secret: TWICE }, reason))
  expect(again.kind).toBe('suspended_before')
})

test('an open page and a mailed code still work after one change of the secret, but not after two', async () => {
  const email = 'ada@example.com'
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email, draft: {} })
  await browser.post('/api/auth/request-email', { email })
  await app.deps.jobs.drain()
  const [mail] = await mailFor(app, email)
  const verify = async (secret: SigningKey) => {
    const server = await changed(secret)
    const reply = await server.inject({
      method: 'POST',
      url: '/api/auth/verify',
      cookies: Object.fromEntries(browser.cookies),
      headers: { 'sec-fetch-site': 'same-origin', 'x-csrf-token': browser.csrfToken() ?? '' },
      payload: { email, code: mail?.code },
    })
    await server.close()
    return reply.statusCode
  }
  expect(await verify(TWICE)).toBe(403)
  expect(await verify(ONCE)).toBe(200)
})

function newest(key: SigningKey) {
  return typeof key === 'string' ? key : key[0]
}
