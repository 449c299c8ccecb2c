import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { aDraft } from '../../../test/builders.ts'
import { checksums } from '../../../test/database-contents.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { sendLetter } from '../../../test/news.ts'
import { testApp } from '../../../test/test-app.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'overture-pages-'))
for (const page of ['', 'verify', 'preferences', 'unsubscribe', 'results']) {
  mkdirSync(join(webFolder, page), { recursive: true })
  writeFileSync(join(webFolder, page, 'index.html'), `<!doctype html><title>${page}</title>`)
}
mkdirSync(join(webFolder, 'assets'))
afterAll(() => rmSync(webFolder, { recursive: true }))

const app = await testApp({ webFolder })
const ADA = 'ada@example.com'

const linksOf = ({ text, html, headers }: { text: string; html: string; headers: Record<string, string> }) =>
  [text, html, ...Object.values(headers)].flatMap((part) => part.match(/https?:\/\/[^\s"<>]+/g) ?? [])

test('GET, HEAD and OPTIONS of every call and of every mailed link change no table', { timeout: 30_000 }, async () => {
  const ada = app.browser()
  await ada.post('/v1/intake/save-draft', { email: ADA, draft: aDraft() })
  await ada.post('/api/auth/request-email', { email: ADA })
  const [first] = await mailFor(app, ADA)
  await ada.post('/api/auth/verify', { email: ADA, code: first?.code })
  ada.renew()
  await sendLetter(app, { topic: 'tips', subject: 'Tip', heading: 'A tip', paragraphs: ['One.'] })
  // Scanners open such links before the reader.
  const pending = app.browser()
  await pending.post('/v1/intake/save-draft', { email: ADA, draft: aDraft() })
  await pending.post('/api/auth/request-email', { email: ADA })
  const mails = await mailFor(app, ADA)
  expect(mails).toHaveLength(3)
  const mailed = mails.flatMap(linksOf).map((link) => {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
    return pathname + search
  })
  expect(mailed.some((link) => link.startsWith('/api/unsubscribe?t='))).toBe(true)
  expect(mailed).toContain('/verify')

  const urls = new Set([
    ...Object.values(endpoints).map(({ path }) => `${path}?email=${ADA}&cursor=&q=a`),
    ...Object.values(endpoints).map(({ path }) => path),
    ...mailed,
    ...['/dev/outbox', `/dev/outbox.json?to=${ADA}`, ...mails.map(({ id }) => `/dev/outbox/${id}`)],
    ...['/healthz', '/readyz', '/metrics', '/docs', '/openapi.json', '/', '/nowhere', '/intake/account?verified=1'],
  ])
  const before = await checksums(app.db)
  app.clock.pass({ minutes: 5 })
  for (const url of urls)
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const)
      for (const cookies of [{}, Object.fromEntries(ada.cookies), Object.fromEntries(pending.cookies)])
        await app.app.inject({ method, url, cookies })
  expect(await checksums(app.db)).toEqual(before)
  expect((await pending.post('/api/auth/verify', { token: mails[0]?.token })).statusCode).toBe(200)
  expect(await checksums(app.db)).not.toEqual(before)
})
