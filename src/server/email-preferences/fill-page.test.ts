import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DEFAULT_EMAIL_PREFERENCES } from '#contract/email-preferences.ts'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { fillForm } from './fill-page.ts'
import { mailToken } from './mail-token.ts'

/** React writes the state of a box and an empty value like this. */
const PAGE = [
  '<form method="post" action="/api/preferences"><input type="hidden" name="t" value=""/>',
  '<p data-reader="known" hidden="">For <b data-masked="" class="font-label"></b></p>',
  '<div data-reader="unsubscribed" hidden="">Unsubscribed</div><div data-reader="nobody" hidden="">Nobody</div>',
  '<div data-saved="1" hidden="" role="status">Saved</div><div data-saved="0" hidden="" role="alert">Not saved</div>',
  '<input id="a" type="radio" name="freq" checked="" value="weekly"/><input type="radio" name="freq" value="monthly"/>',
  '<input type="checkbox" name="topics" value="product" checked=""/><input type="checkbox" name="topics" value="promos"/>',
  '<input type="checkbox" name="transactional" checked="" disabled=""/></form>',
].join('')

const UNSUBSCRIBE_PAGE = [
  '<p data-unsubscribe="nobody" hidden="">Nobody</p><p data-unsubscribe="done" hidden="">Done</p>',
  '<form data-unsubscribe="open" hidden="" method="post" action="/api/unsubscribe?t="><b data-masked=""></b></form>',
].join('')

const webFolder = mkdtempSync(join(tmpdir(), 'overture-fill-'))
for (const name of ['preferences', 'unsubscribe']) mkdirSync(join(webFolder, name))
writeFileSync(join(webFolder, 'index.html'), '<title>Routing</title>')
writeFileSync(join(webFolder, 'preferences/index.html'), PAGE)
writeFileSync(join(webFolder, 'unsubscribe/index.html'), UNSUBSCRIBE_PAGE)
const app = await testApp({ webFolder })
afterAll(() => rmSync(webFolder, { recursive: true }))

const chosen = (html: string) =>
  [...html.matchAll(/<input\b[^>]*>/g)]
    .filter(([input]) => input.includes('checked=""'))
    .map(([input]) => /value="(\w+)"/.exec(input)?.[1] ?? 'transactional')

async function ada() {
  const browser = app.browser()
  await browser.post('/v1/intake/save-draft', { email: 'ada@example.com', draft: {} })
  await browser.post('/api/auth/request-email', { email: 'ada@example.com' })
  const { token } = await newestMail(app, 'ada@example.com')
  await browser.post('/api/auth/verify', { token })
  const { id } = await app.db.selectFrom('member').select('id').executeTakeFirstOrThrow()
  return { browser, t: mailToken(app.deps.secret, id, app.clock.now()) }
}

const showing = (part: string) => PAGE.replace(`data-reader="${part}" hidden=""`, `data-reader="${part}"`)

test('a stranger gets the page unchanged, with the note that no reader is known', async () => {
  for (const url of [
    '/preferences',
    '/preferences?t=%22%3E%3Cscript%3E',
    '/preferences?t=a&t=b',
    '/preferences?saved=2',
  ])
    expect((await app.app.inject(url)).body).toBe(showing('nobody'))
})

test('the reader of a signed link sees their own choices, and the form has the token', async () => {
  const { t } = await ada()
  const payload = `freq=monthly&topics=promos&t=${t}`
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const saved = await app.app.inject({ method: 'POST', url: '/api/preferences', payload, headers })
  const reply = await app.app.inject(String(saved.headers.location))
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.headers['x-robots-tag']).toBe('noindex')
  expect(reply.headers['content-security-policy']).toContain("form-action 'self'")
  expect(reply.body).toContain(`name="t" value="${t}"`)
  expect(chosen(reply.body)).toEqual(['monthly', 'promos', 'transactional'])
  expect(reply.body).toContain('<p data-reader="known">For <b data-masked="" class="font-label">a***@example.com</b>')
  expect(reply.body).toContain('<div data-reader="unsubscribed" hidden=""')
  expect(reply.body).toContain('<div data-reader="nobody" hidden=""')
  expect(reply.body).toContain('<div data-saved="1" role="status">')
  expect(reply.body).toContain('<div data-saved="0" hidden=""')
})

test('a signed-in browser shows its own choices without a token', async () => {
  const { browser } = await ada()
  const { body } = await browser.get('/preferences')
  expect(body).toContain('name="t" value=""')
  expect(chosen(body)).toEqual(['weekly', 'product', 'transactional'])
})

const NOBODY = { ...DEFAULT_EMAIL_PREFERENCES, pausedUntil: null, masked: null, unsubscribed: false }

test('an unsubscribed reader sees a note about it, and an address never becomes markup', () => {
  const html = fillForm(PAGE, {
    t: '',
    saved: undefined,
    found: { ...NOBODY, masked: '<***@a.co', unsubscribed: true },
  })
  expect(html).toContain('<div data-reader="unsubscribed">')
  expect(html).toContain('&lt;***@a.co</b>')
})

test('a save without a known reader shows one error', () => {
  const html = fillForm(PAGE, { t: '', saved: '0', found: NOBODY })
  expect(html).toContain('<div data-reader="nobody" hidden=""')
  expect(html).toContain('<div data-saved="0" role="alert">')
  expect(html).toContain('<div data-saved="1" hidden=""')
})

test('the unsubscribe page works without scripts: a press leads back to it, and it shows the new state', async () => {
  const { t } = await ada()
  const page = (token: string) => app.app.inject(`/unsubscribe?t=${token}`)
  const open = await page(t)
  expect(open.headers['cache-control']).toBe('no-store')
  expect(open.body).toContain('<form data-unsubscribe="open" method="post"')
  expect(open.body).toContain('<b data-masked="">a***@example.com</b>')
  expect((await page(t)).body).toBe(open.body)
  const [, action = ''] = /action="([^"]+)"/.exec(open.body) ?? []
  const pressed = await app.app.inject({ method: 'POST', url: action, headers: { 'sec-fetch-mode': 'navigate' } })
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `/unsubscribe?t=${t}`])
  const done = await page(t)
  expect(done.body).toContain('<p data-unsubscribe="done">')
  expect(done.body).toContain('<form data-unsubscribe="open" hidden=""')
})

test('a forged link unsubscribes no reader, and puts no text into the page', async () => {
  const shown = UNSUBSCRIBE_PAGE.replace('"nobody" hidden=""', '"nobody"')
  for (const url of ['/unsubscribe', '/unsubscribe?t=%22%3E%3Cscript%3E', '/unsubscribe?t=a&t=b'])
    expect((await app.app.inject(url)).body).toBe(shown)
  const headers = { 'sec-fetch-mode': 'navigate' }
  const pressed = await app.app.inject({ method: 'POST', url: '/api/unsubscribe?t=%0d%0a', headers })
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/unsubscribe?t=%0D%0A'])
})
