import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'

const app = await testApp()
const open = await testApp({ config: readConfig({ HOST: '0.0.0.0', OUTBOX: 'open' }) })
const closed = await testApp({ config: readConfig({ PUBLIC_URL: 'https://overture.example', TRUST_PROXY: 'off' }) })

const send = (to: string, subject: string, part: { text?: string; html?: string } = {}) =>
  app.deps.mailer.send({ id: app.deps.newId(), to, subject, text: 'Hello', html: '<p>Hello</p>', headers: {}, ...part })
const get = (url: string) => app.app.inject(url)

describe('the JSON list', () => {
  test('has every sent mail, newest first, with its parts, headers and time', async () => {
    await send('ada@example.com', 'first')
    app.clock.pass({ seconds: 1 })
    await send('grace@example.com', 'second')
    const reply = await get('/dev/outbox.json')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.json()).toEqual([
      {
        id: expect.any(String),
        to: 'grace@example.com',
        subject: 'second',
        text: 'Hello',
        html: '<p>Hello</p>',
        headers: {},
        calendar: null,
        sentAt: '2026-03-02T12:00:01.000Z',
      },
      expect.objectContaining({ to: 'ada@example.com', subject: 'first', sentAt: '2026-03-02T12:00:00.000Z' }),
    ])
  })

  test.each([
    ['?to=ada@example.com', 1],
    ['?to=ADA@Example.com', 1],
    ['?to=nobody@example.com', 0],
    ['?to=', 2],
  ])('shows for the query %s this number of mails: %d', async (query, count) => {
    await send('ada@example.com', 'first')
    await send('grace@example.com', 'second')
    expect((await get(`/dev/outbox.json${query}`)).json()).toHaveLength(count)
  })

  test('shows a mail once, even if it was sent twice', async () => {
    const message = { id: app.deps.newId(), to: 'a@b.co', subject: 's', text: 't', html: 'h', headers: {} }
    await app.deps.mailer.send(message)
    await app.deps.mailer.send(message)
    expect((await get('/dev/outbox.json')).json()).toHaveLength(1)
  })
})

describe('the HTML page', () => {
  test('shows the code and the link of a mail, under a policy that runs only its own scripts', async () => {
    const ada = app.browser()
    await ada.post('/v1/intake/save-draft', { email: 'ada@example.com', draft: {} })
    await ada.post('/api/auth/request-email', { email: 'ada@example.com' })
    const { id, code, token } = await newestMail(app, 'ada@example.com')
    const { body, headers } = await get('/dev/outbox')
    expect(body).toContain(`<span class="code">${code}</span>`)
    expect(body).toContain(`<a href="http://localhost/verify#${token}">`)
    expect(body).toContain(`/dev/outbox/${id}`)
    const policy = headers['content-security-policy']
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/)
    for (const [, inline = ''] of body.matchAll(/<(?:style|script)>([\s\S]*?)<\/(?:style|script)>/g))
      expect(policy).toContain(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
  })

  test('shows markup in a mail as text', async () => {
    await send('a@b.co', '<script>alert(1)</script>', { text: '<img src=x onerror=alert(1)>\n"quoted" & more' })
    const { body } = await get('/dev/outbox?to=%22%3E%3Cscript%3E')
    const all = body + (await get('/dev/outbox')).body
    expect(all).not.toMatch(/<script>alert|<img|"><script>/)
    expect(all).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test('shows one mail as its reader sees it, but cannot run or load anything', async () => {
    const id = app.deps.newId()
    await app.deps.mailer.send({ id, to: 'a@b.co', subject: 's', text: 't', html: '<h1>Hello</h1>', headers: {} })
    const reply = await get(`/dev/outbox/${id}`)
    expect(reply.body).toBe('<h1>Hello</h1>')
    expect(reply.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    )
    for (const other of [app.deps.newId(), 'x', '%00']) expect((await get(`/dev/outbox/${other}`)).statusCode).toBe(404)
  })
})

test.each(['/dev/outbox', '/dev/outbox.json', '/dev/outbox.json?to=ada@example.com', '/dev/outbox/x'])(
  '%s is a 404 on a public address',
  async (url) => {
    expect((await closed.app.inject(url)).statusCode).toBe(404)
  },
)

const FOREIGN: [string, { headers?: Record<string, string>; remoteAddress?: string }][] = [
  ['a page of another site whose name was pointed here', { headers: { host: 'evil.example:3000' } }],
  [
    'somebody behind a proxy on this machine',
    { headers: { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.9' } },
  ],
  ['the same in the standard way', { headers: { host: 'localhost:3000', forwarded: 'for=203.0.113.9' } }],
  ['a proxy that keeps the public name', { headers: { host: 'overture.example' } }],
  ['another machine', { headers: { host: 'localhost:3000' }, remoteAddress: '203.0.113.9' }],
  ['a name that only begins like ours', { headers: { host: 'localhost.evil.example' } }],
  ['a Host that is none', { headers: { host: '@' } }],
]

describe('the outbox', () => {
  test.each(FOREIGN)('is a 404 for %s', async (_who, from) => {
    await send('ada@example.com', 'first')
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/x']) {
      const reply = await app.app.inject({ url, ...from })
      expect([reply.statusCode, reply.json().error]).toEqual([404, 'not_found'])
    }
  })

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('can be opened by a browser at %s', async (host) => {
    expect((await app.app.inject({ url: '/dev/outbox.json', headers: { host } })).statusCode).toBe(200)
  })

  test.each(FOREIGN)('can be opened by %s with OUTBOX=open', async (_who, from) => {
    expect((await open.app.inject({ url: '/dev/outbox.json', ...from })).statusCode).toBe(200)
  })
})
