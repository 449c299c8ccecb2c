import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp({ config: { publicUrl: 'https://overture.example', https: true } })

test('on https the cookie is Secure, and its name binds it to this host', async () => {
  const reply = await app.app.inject('/v1/csrf-token')
  expect(reply.headers['set-cookie']).toMatch(
    /^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('on https browsers must stay on https', async () => {
  for (const url of ['/healthz', '/v1/nowhere', '/%zz'])
    expect((await app.app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a cookie without the __Host- prefix is ignored on https', async () => {
  const ada = app.browser()
  await ada.post('/v1/intake/save-draft', { email: 'ada@example.com', draft: {} })
  const cookie = `sid=${ada.cookies.get('__Host-sid')}`
  const reply = await app.app.inject({ url: '/v1/intake/draft?email=ada@example.com', headers: { cookie } })
  expect(reply.statusCode).toBe(404)
})

test('a page of localhost is refused as another site', async () => {
  const headers = { origin: 'http://localhost:3000', host: 'overture.example' }
  const payload = { email: 'ada@example.com', draft: {} }
  const reply = await app.app.inject({ method: 'POST', url: '/v1/intake/save-draft', payload, headers })
  expect(reply.statusCode).toBe(403)
})
