import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { LIGHT } from '#contract/endpoints/call-limits.ts'
import { endpoints, limitOf } from '#contract/endpoints/endpoints.ts'
import { testApp } from '../../../test/test-app.ts'
import { csrfTokenOf } from '../session/session.ts'
import { countCallsInMemory } from './call-limits.ts'

const SHARE = 0.05
const app = await testApp({ deps: { countCalls: countCallsInMemory({ share: SHARE }) } })

let networks = 0
const newNetwork = () => `198.51.100.${++networks}`

const NOT_JSON = [
  { method: 'POST', path: '/api/preferences', limit: LIGHT },
  { method: 'POST', path: '/api/unsubscribe', limit: LIGHT },
  { method: 'GET', path: '/v1/introductions/calendar/:file', limit: LIGHT },
] as const
const CALLS = [...Object.values(endpoints).map((entry) => ({ ...entry, limit: limitOf(entry) })), ...NOT_JSON]

async function hammer(most: number, call: (at: number) => InjectOptions) {
  for (let made = 1; made <= most; made += 1) {
    const reply = await app.app.inject(call(made))
    if (reply.statusCode === 429) return { made, reply }
  }
  return { made: most, reply: undefined }
}

async function keysOf(remoteAddress: string) {
  const reply = await app.app.inject({ url: '/v1/csrf-token', remoteAddress })
  return { cookie: `sid=${reply.cookies[0]?.value}`, 'x-csrf-token': reply.json().csrfToken }
}

const emptyCall = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
  method === 'GET' ? { method, url } : { method, url, payload: {} }

test.each(CALLS)(
  '$method $path answers 429 to one session that sends too many calls',
  async ({ method, path, limit }) => {
    const remoteAddress = newNetwork()
    const headers = await keysOf(remoteAddress)
    const most = limit.session * SHARE
    const { made, reply } = await hammer(most + 2, () => ({ ...emptyCall(method, path), headers, remoteAddress }))
    expect(made).toBeGreaterThan(most - 1)
    expect(reply?.json()).toMatchObject({ error: 'rate_limited', retryInMs: expect.any(Number) })
    expect(Number(reply?.headers['retry-after'])).toBeGreaterThan(0)
    const other = await keysOf(remoteAddress)
    expect((await app.app.inject({ ...emptyCall(method, path), headers: other, remoteAddress })).statusCode).not.toBe(
      429,
    )
  },
)

test.each(CALLS)(
  '$method $path answers 429 to 200 sessions of one network together',
  async ({ method, path, limit }) => {
    const remoteAddress = newNetwork()
    const headersOf = (at: number) => {
      const token = `${at % 200}`.padStart(43, 'a')
      return { cookie: `sid=${token}`, 'x-csrf-token': csrfTokenOf(app.deps.secret, token) }
    }
    const call = (at: number): InjectOptions => ({ ...emptyCall(method, path), headers: headersOf(at), remoteAddress })
    const { reply } = await hammer(limit.network * SHARE + 1, call)
    expect(reply?.statusCode).toBe(429)
    expect(Number(reply?.headers['retry-after'])).toBeGreaterThan(0)
    const elsewhere = await app.app.inject({ ...emptyCall(method, path), remoteAddress: newNetwork() })
    expect(elsewhere.statusCode).not.toBe(429)
  },
)

const NOT_COUNTED = [
  ...['GET /dev/outbox', 'GET /dev/outbox.json', 'GET /dev/outbox/:id', 'GET /docs'],
  ...['GET /healthz', 'GET /readyz', 'GET /metrics', 'GET /openapi.json'],
]

test('every route of the server has a limit, except the cheap ones', () => {
  const counted = CALLS.map(({ method, path }) => `${method} ${path}`)
  expect(routesOf(app.app.printRoutes({ commonPrefix: false })).filter((route) => !counted.includes(route))).toEqual(
    NOT_COUNTED,
  )
})

function routesOf(drawing: string) {
  const above: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? []
    above.splice(indent.length / 4, Infinity, part)
    const path = above.join('')
    return methods
      .split(', ')
      .flatMap((method) => (['', 'HEAD', 'OPTIONS'].includes(method) ? [] : `${method} ${path}`))
  })
}

test('a refused call is not parsed, and opens no session', async () => {
  const remoteAddress = newNetwork()
  const call: InjectOptions = {
    method: 'POST',
    url: '/v1/intake/submit',
    payload: '{',
    headers: { 'content-type': 'application/json' },
    remoteAddress,
  }
  const { reply } = await hammer(100, () => call)
  expect(reply?.statusCode).toBe(429)
  expect(await app.db.selectFrom('session').select('id').execute()).toEqual([])
})

test('calls from this machine count only against the limit of a session', async () => {
  const most = LIGHT.network * SHARE
  const { reply } = await hammer(most + 5, () => ({ url: '/v1/csrf-token' }))
  expect(reply).toBeUndefined()
})

test('after a window is over, calls are allowed again', async () => {
  const count = countCallsInMemory()
  const call = { route: 'r', limit: { session: 1, network: 5 }, session: 's', network: '203.0.113.9' }
  expect(await count(call)).toBe(0)
  const waitMs = await count(call)
  expect(waitMs).toBeGreaterThan(0)
  expect(waitMs).toBeLessThanOrEqual(10_000)
})
