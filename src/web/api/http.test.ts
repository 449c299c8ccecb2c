import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { client } from './client.ts'
import { ApiError, NetworkError, ValidationIssues } from './errors.ts'
import { forgetCsrfToken, send } from './http.ts'
import { memberClient } from './member-client.ts'

type Seen = { url: string; init: RequestInit }
let seen: Seen[] = []
let answers: Array<Response | Error> = []

beforeEach(() => {
  seen = []
  answers = []
  forgetCsrfToken()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push({ url, init })
    const answer = answers.shift()
    if (answer === undefined) throw new Error(`no answer prepared for ${url}`)
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const token = (csrfToken: string) => json(200, { csrfToken, csrfEnabled: true })
const post = () => send({ method: 'POST', path: '/v1/x', input: { a: 1 } }, z.object({ ok: z.boolean() }))
const headerOf = ({ init }: Seen) => new Headers(init.headers).get('X-CSRF-Token')

test('a POST sends cookies and the CSRF token, which is fetched only once [spec 211, 213]', async () => {
  answers = [token('t1'), json(200, { ok: true }), json(200, { ok: true })]
  await post()
  await post()
  expect(seen.map(({ url }) => url)).toEqual(['/v1/csrf-token', '/v1/x', '/v1/x'])
  expect(seen.slice(1).map(headerOf)).toEqual(['t1', 't1'])
  expect(seen.every(({ init }) => init.credentials === 'include')).toBe(true)
  expect(seen[1]?.init.body).toBe('{"a":1}')
})

test.each([
  ['404', () => json(404, { error: 'not_found' })],
  ['csrfEnabled: false', () => json(200, { csrfEnabled: false })],
])('a POST works without a token after %s [spec 212]', async (_, answer) => {
  answers = [answer(), json(200, { ok: true })]
  expect(await post()).toEqual({ ok: true })
  expect(seen.slice(1).map(headerOf)).toEqual([null])
})

test('after a 403 the token is fetched again, and the call is repeated once [spec 214]', async () => {
  answers = [token('old'), json(403, { error: 'csrf' }), token('new'), json(200, { ok: true })]
  expect(await post()).toEqual({ ok: true })
  expect(seen.filter(({ url }) => url === '/v1/x').map(headerOf)).toEqual(['old', 'new'])
})

test('a second 403 is final', async () => {
  answers = [token('a'), json(403, { error: 'csrf' }), token('b'), json(403, { error: 'csrf' })]
  await expect(post()).rejects.toMatchObject({ status: 403, code: 'csrf' })
  expect(answers).toEqual([])
})

test.each(['step_up', 'origin', 'suspended'])(
  'a 403 with the code %s is final, because it is not about the token',
  async (code) => {
    answers = [token('a'), json(403, { error: code })]
    await expect(post()).rejects.toMatchObject({ status: 403, code })
  },
)

test('a 403 with an unreadable body is repeated with a new token', async () => {
  answers = [token('old'), new Response('<h1>Forbidden</h1>', { status: 403 }), token('new'), json(200, { ok: true })]
  await expect(post()).resolves.toEqual({ ok: true })
})

test('field errors become ValidationIssues, other errors an ApiError', async () => {
  answers = [token('a'), json(400, { error: 'validation_failed', issues: [{ field: 'basics.displayName' }] })]
  const refused = await post().catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ValidationIssues)
  expect((refused as ValidationIssues).issues).toEqual([{ field: 'basics.displayName' }])

  answers = [json(429, { error: 'rate_limited', retryInMs: 5 })]
  const limited = await post().catch((error: unknown) => error)
  expect(limited).toBeInstanceOf(ApiError)
  expect(limited).not.toBeInstanceOf(ValidationIssues)
  expect(limited).toMatchObject({ status: 429, isUnreadable: false, body: { retryInMs: 5 } })
})

test.each([
  ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['text in place of JSON', () => new Response('fine', { status: 200 })],
  ['a reply of another shape', () => json(200, { ok: 'yes' })],
])('%s is an unreadable reply', async (_, answer) => {
  answers = [token('a'), answer()]
  await expect(post()).rejects.toMatchObject({ name: 'ApiError', isUnreadable: true })
})

test('a draft that breaks the rules of drafts is an unreadable reply [spec 216]', async () => {
  answers = [json(200, { draft: { basics: { displayName: 'Ada' } } }), json(200, { draft: { shoe: 1 } })]
  expect(await client.loadDraft({ email: 'ada@example.com' })).toEqual({ draft: { basics: { displayName: 'Ada' } } })
  await expect(client.loadDraft({ email: 'ada@example.com' })).rejects.toMatchObject({ isUnreadable: true })
})

test('a missing reply becomes a NetworkError', async () => {
  answers = [token('a'), new TypeError('fetch failed')]
  await expect(post()).rejects.toBeInstanceOf(NetworkError)
})

test('a token that could not be fetched is fetched again by the next call', async () => {
  answers = [new TypeError('offline'), token('a'), json(200, { ok: true })]
  await expect(post()).rejects.toBeInstanceOf(NetworkError)
  expect(await post()).toEqual({ ok: true })
})

test('an empty body counts as an empty object', async () => {
  answers = [token('a'), new Response('', { status: 200 })]
  expect(await client.saveDraft({ email: 'ada@example.com', draft: {} })).toEqual({})
})

test('a GET sends its input in the query, and no token', async () => {
  answers = [json(200, { places: [] })]
  expect(await client.findPlaces({ q: 'San José' })).toEqual({ places: [] })
  expect(seen[0]?.url).toBe('/v1/places?q=San+Jos%C3%A9')
  expect(headerOf(seen[0] as Seen)).toBeNull()
})

test("a short call may outlive the page, but a body over the browsers' limit may not", async () => {
  answers = [token('a'), json(200, { ok: true }), json(200, { ok: true })]
  const long = (input: unknown) =>
    send({ method: 'POST', path: '/v1/x', input }, z.object({ ok: z.boolean() }), { keepalive: true })
  await long({ text: 'short' })
  await long({ text: 'x'.repeat(31_000) })
  expect(seen.slice(1).map(({ init }) => init.keepalive === true)).toEqual([true, false])
})

test('an aborted call is not reported as a network error', async () => {
  const abort = new AbortController()
  abort.abort()
  answers = [new TypeError('aborted')]
  const asked = client.findPlaces({ q: 'Au' }, { signal: abort.signal })
  await expect(asked).rejects.not.toBeInstanceOf(NetworkError)
})

test('there is a function for every call of the contract', () => {
  expect(Object.keys({ ...client, ...memberClient }).sort()).toEqual(Object.keys(endpoints).sort())
})
