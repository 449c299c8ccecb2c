import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { packAssets } from '../../../scripts/pack-assets.ts'
import { testApp } from '../../../test/test-app.ts'

const SCRIPT = 'window.__context = {}'
const page = (title: string) =>
  `<!doctype html><html><head><title>${title}</title></head><link rel="modulepreload" href="/assets/a.js"><script>${SCRIPT}</script><script src="/assets/a.js"></script><p>${'Long enough to be worth compressing. '.repeat(60)}`

const webFolder = mkdtempSync(join(tmpdir(), 'overture-pages-'))
for (const folder of ['assets', 'previous/1700000000000', 'intake/account', 'results', 'privacy'])
  mkdirSync(join(webFolder, folder), { recursive: true })
writeFileSync(join(webFolder, 'index.html'), page('Routing'))
for (const name of ['intake/account', 'results', 'privacy'])
  writeFileSync(join(webFolder, name, 'index.html'), page(name))
writeFileSync(join(webFolder, 'assets/a.js'), 'export {}')
await packAssets(join(webFolder, 'assets'))
writeFileSync(join(webFolder, 'previous/1700000000000/old.js'), 'export const old = true')
writeFileSync(join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')

const app = await testApp({ webFolder })
afterAll(() => rmSync(webFolder, { recursive: true }))

test('a page has a policy that allows its own inline scripts by their hashes [spec 206]', async () => {
  const reply = await app.app.inject('/intake/account')
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  const policy = String(reply.headers['content-security-policy'])
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toContain("img-src 'self' data: https: http:;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(reply.headers['referrer-policy']).toBe('no-referrer')
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test('a shared link shows a picture with its full address', async () => {
  const { body } = await app.app.inject('/intake/account')
  expect(body).toMatch(/<head>.*<meta property="og:image" content="https?:\/\/[^"/]+\/sharing\.jpg"\/>.*<\/head>/)
})

test('search engines may list only Account and Privacy', async () => {
  for (const [url, tag] of [
    ['/intake/account', undefined],
    ['/privacy', undefined],
    ['/results', 'noindex'],
    ['/nowhere', 'noindex'],
  ])
    expect([url, (await app.app.inject(String(url))).headers['x-robots-tag']]).toEqual([url, tag])
})

test.each([
  ['/', '/intake/account'],
  ['/nowhere', '/intake/account'],
  ['/intake', '/intake/account'],
  ['/intake/nowhere?email=a@b.co', '/intake/account?email=a@b.co'],
  ['/wp-login.php', '/intake/account'],
  ['//elsewhere.example/?a', '/intake/account?a'],
  ['/%2f%2felsewhere.example', '/intake/account'],
  ['/Privacy/', '/privacy'],
  ['/results/?email=a@b.co', '/results?email=a@b.co'],
])('%s redirects to %s [spec 13, 14]', async (url, page) => {
  const reply = await app.app.inject(url)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, page])
})

test.each(['/v1/nowhere', '/api/nowhere', '/dev/nowhere', '/assets/gone.js', '/favicon.ico', '/foo.js'])(
  '%s is a 404 in JSON',
  async (url) => {
    const reply = await app.app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error).toBe('not_found')
  },
)

test('assets may be cached forever, and no address leaves their folder', async () => {
  const reply = await app.app.inject('/assets/a.js')
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(reply.headers['x-content-type-options']).toBe('nosniff')
  for (const url of ['/assets/..%2f..%2f..%2fetc%2fpasswd', '/assets/..%2fprivacy%2findex.html'])
    expect([url, (await app.app.inject(url)).statusCode]).toEqual([url, 404])
  expect((await app.app.inject('/favicon.svg')).headers['content-type']).toBe('image/svg+xml')
})

test('scripts are sent in the best compression that the browser accepts', async () => {
  const asked = (encodings: string) =>
    app.app.inject({ url: '/assets/a.js', headers: encodings ? { 'accept-encoding': encodings } : {} })
  for (const [encodings, sent, read] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, Buffer.from],
  ] as const) {
    const reply = await asked(encodings)
    expect([reply.statusCode, reply.headers['content-encoding'], `${reply.headers.vary}`.toLowerCase()]).toEqual([
      200,
      sent,
      'accept-encoding',
    ])
    expect(reply.headers['content-type']).toBe('application/javascript; charset=utf-8')
    expect(`${read(reply.rawPayload)}`).toBe('export {}')
  }
})

test('files of the previous build are still served, so that open pages keep working', async () => {
  const reply = await app.app.inject('/assets/old.js')
  expect([reply.statusCode, reply.body]).toEqual([200, 'export const old = true'])
  expect((await app.app.inject('/previous/1700000000000/old.js')).statusCode).toBe(404)
})

test('pages are sent in the best compression that the browser accepts, and HEAD works', async () => {
  const html = (await app.app.inject('/intake/account')).body
  for (const [encodings, sent, read] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const) {
    const reply = await app.app.inject({ url: '/intake/account', headers: { 'accept-encoding': encodings } })
    expect([reply.headers['content-encoding'], reply.headers.vary]).toEqual([sent, 'accept-encoding'])
    expect(`${read(reply.rawPayload)}`).toBe(html)
  }
  const head = await app.app.inject({ method: 'HEAD', url: '/intake/account' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})
