import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { VERSION } from '../version.ts'

const TOKEN = 'a token for the scraper'
const app = await testApp({ config: { metricsToken: TOKEN } })
const published = await testApp({ config: readConfig({ PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'off' }) })

test('/healthz and /readyz answer', async () => {
  expect((await app.app.inject('/healthz')).json()).toEqual({ ok: true, version: VERSION })
  expect((await app.app.inject('/readyz')).json()).toEqual({ ok: true })
})

test('a connection that sends one byte a second is closed after a time limit', () => {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.app.server
  for (const limitMs of [requestTimeout, headersTimeout, keepAliveTimeout]) {
    expect(limitMs).toBeGreaterThan(0)
    expect(limitMs).toBeLessThanOrEqual(75_000)
  }
  // Otherwise, Node swaps the two limits.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout)
})

test.each([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', {}, 200],
  ['this machine by both', '::ffff:127.0.0.1', {}, 200],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['a proxy that says so in the standard way', '127.0.0.1', { forwarded: 'for=203.0.113.9' }, 404],
  ['a proxy that names itself', '127.0.0.1', { via: '1.1 proxy' }, 404],
  ['a proxy that passes on the address', '127.0.0.1', { 'x-real-ip': '203.0.113.9' }, 404],
  ['a proxy that passes on the public name', '127.0.0.1', { host: 'overture.example' }, 404],
  ['a page of another site whose name was pointed here', '127.0.0.1', { host: 'evil.example:3000' }, 404],
  ['another machine', '203.0.113.9', {}, 404],
  ['another machine with the token', '203.0.113.9', { authorization: `Bearer ${TOKEN}` }, 200],
  ['a proxy with the token', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` }, 200],
  ['another machine with another token', '203.0.113.9', { authorization: 'Bearer nonsense' }, 404],
])('metrics are shown or hidden correctly for %s', async (_name, remoteAddress, headers, status) => {
  const reply = await app.app.inject({ url: '/metrics', remoteAddress, headers: headers as Record<string, string> })
  expect(reply.statusCode).toBe(status)
})

test('metrics are hidden behind a proxy that adds no header, because PUBLIC_URL is public', async () => {
  expect((await published.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(404)
})

test('metrics count requests by the pattern of the route', async () => {
  await app.app.inject('/v1/intake/draft?email=ada@example.com')
  const { body } = await app.app.inject('/metrics')
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/v1/intake/draft",status="404"}')
  expect(body).not.toContain('ada@')
})
