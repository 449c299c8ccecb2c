import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

test('the first step loads at most 165 KB of script, gzipped', async ({ request }) => {
  const html = await (await request.get('/intake/account')).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  expect(scripts.length).toBeGreaterThan(5)
  const bodies = await Promise.all(scripts.map(async (path) => (await request.get(path)).body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(165_000)
})
