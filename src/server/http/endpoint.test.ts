import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const SUBMIT = '/v1/intake/submit'
const SAVE = '/v1/intake/save-draft'
const JSON_TYPE = { 'content-type': 'application/json' }
const post = (url: string, payload: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  app.app.inject({ method: 'POST', url, payload, headers })

describe('a body that is not a JSON call', () => {
  test.each([
    ['text/plain', 'text/plain'],
    ['a form', 'application/x-www-form-urlencoded'],
    ['another JSON', 'application/vnd.api+json'],
    ['nonsense', 'nonsense'],
  ])('%s is refused with 415, and opens no session', async (_name, type) => {
    const reply = await post(SAVE, JSON.stringify({ email: 'ada@example.com', draft: {} }), { 'content-type': type })
    expect(reply.statusCode).toBe(415)
    expect(reply.json()).toEqual({
      error: 'unsupported_media_type',
      message: 'Send JSON with Content-Type: application/json.',
    })
    expect(reply.cookies).toEqual([])
    expect(await app.db.selectFrom('session').select('id').execute()).toEqual([])
  })

  test('a request without Content-Type is refused too', async () => {
    expect((await app.app.inject({ method: 'POST', url: SUBMIT })).statusCode).toBe(415)
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON'])('%s counts as JSON', async (type) => {
    expect((await post(SAVE, '{"email":"ada@example.com","draft":{}}', { 'content-type': type })).statusCode).toBe(200)
  })

  test.each(['{', 'hello', '{"a":1}}', '{"__proto__":{"x":1}}', '\u0000'])('%j is refused with 400', async (text) => {
    const reply = await post(SUBMIT, text)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ error: 'invalid_json', message: 'The request body is not valid JSON.' })
  })

  test.each(['', 'null', '[]', '"text"', '7', 'true'])(
    '%j counts as JSON without the required fields',
    async (text) => {
      const reply = await post(SUBMIT, text)
      expect(reply.statusCode).toBe(400)
      expect(reply.json().error).toBe('validation_failed')
    },
  )

  test('a body over 64 KB is refused with 413, and one of exactly 64 KB is read', async () => {
    const padded = (bytes: number) => {
      const text = JSON.stringify({ ...anIntake(), padding: '' })
      return text.replace('"padding":""', `"padding":"${'x'.repeat(bytes - Buffer.byteLength(text))}"`)
    }
    const large = await post(SUBMIT, padded(65_537))
    expect(large.statusCode).toBe(413)
    expect(large.json()).toEqual({ error: 'body_too_large', message: 'The request is larger than 64 KB.' })
    expect((await post(SUBMIT, padded(65_536))).json().issues).toEqual([
      { path: ['padding'], field: 'padding', message: 'Unknown field' },
    ])
  })

  test.each(['gzip', 'deflate', 'br'])(
    'a packed body (%s) is not unpacked, because it could be huge',
    async (encoding) => {
      const packed = gzipSync(JSON.stringify(anIntake()))
      const reply = await post(SUBMIT, packed, { ...JSON_TYPE, 'content-encoding': encoding })
      expect([reply.statusCode, reply.json().error]).toEqual([400, 'invalid_json'])
    },
  )
})

describe('text that the database cannot store', () => {
  test.each(['a\u0000b', 'half \ud83d of a pair'])('%j is refused at its field', async (displayName) => {
    const reply = await post(SAVE, JSON.stringify({ email: 'ada@example.com', draft: { basics: { displayName } } }))
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toEqual([
      {
        path: ['basics', 'displayName'],
        field: 'basics.displayName',
        message: 'This text has characters that cannot be kept',
      },
    ])
  })

  test('is refused in a query, too', async () => {
    expect((await app.app.inject('/v1/places?q=a%00b')).statusCode).toBe(400)
  })

  test('all other visible text is stored unchanged', async () => {
    const displayName = 'Ада 🙂 <b>&amp; "\' ａ'
    const ada = app.browser()
    await ada.post(SAVE, { email: 'ada@example.com', draft: { basics: { displayName } } })
    expect((await ada.get('/v1/intake/draft?email=ada@example.com')).json().draft.basics.displayName).toBe(displayName)
  })

  test.each([
    ['objects', '{"a":', '}'],
    ['lists', '[', ']'],
  ])('very deeply nested %s get a 400', async (_name, open, close) => {
    const depth = 9000
    const reply = await post(SUBMIT, `{"basics":${open.repeat(depth)}1${close.repeat(depth)}}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().issues).toEqual([{ path: ['basics'], field: 'basics', message: 'This is nested too deeply' }])
  })
})

test('a repeated or unknown query key is refused', async () => {
  for (const query of ['q=a&q=b', 'q=a&x=1', '']) {
    const reply = await app.app.inject(`/v1/places?${query}`)
    expect([query, reply.statusCode]).toEqual([query, 400])
  }
})

test('an unknown address gets a 404 in JSON, for every method', async () => {
  for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'] as const)
    for (const url of ['/v1/nowhere', '/api/nowhere', '/v1', '/%zz']) {
      const reply = await app.app.inject({ method, url })
      expect([method, url, reply.statusCode]).toEqual([method, url, 404])
      expect(reply.json()).toEqual({ error: 'not_found', message: 'Nothing here by that name.' })
    }
})

test('a fault answers 500, and only the log says what it was', async () => {
  const broken = await testAppWithoutTables()
  const reply = await broken.post()
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({ error: 'internal', message: 'Something went wrong on our side.' })
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  const faults = app.log.filter((line) => line.includes('"fault"'))
  expect(faults).toHaveLength(1)
  expect(faults[0]).toContain('42P01')
  expect(faults[0]).not.toContain('ada@example.com')
})

async function testAppWithoutTables() {
  const ada = app.browser()
  await app.db.schema.alterTable('draft').renameTo('draft_away').execute()
  return {
    async post() {
      const reply = await ada.post(SAVE, { email: 'ada@example.com', draft: {} })
      await app.db.schema
        .alterTable('draft_away' as 'draft')
        .renameTo('draft')
        .execute()
      return reply
    },
  }
}

test('the log has one line for each request with the pattern of its route, but no address, answer or query', async () => {
  const ada = app.browser()
  await ada.post(SAVE, { email: 'ada@example.com', draft: { basics: { displayName: 'Secretname' } } })
  await ada.get('/v1/intake/draft?email=ada@example.com')
  await ada.get('/v1/somewhere/ada@example.com')
  const lines = app.log.map((line) => JSON.parse(line))
  expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/v1/csrf-token', 200],
    ['POST', SAVE, 200],
    ['GET', '/v1/intake/draft', 200],
    ['GET', 'none', 404],
  ])
  expect(app.log.join('')).not.toMatch(/ada@|Secretname|email=/)
})
