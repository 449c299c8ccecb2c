import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { MOST_SCRIPT_BYTES } from '../scripts/first-step.mjs'
import { untilHydrated } from './page-driver.ts'

test('the first step loads at most 166 KB of gzipped scripts and 40 KB of fonts', async ({ page }) => {
  const bodies = { script: [] as Promise<Buffer>[], font: [] as Promise<Buffer>[] }
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (kind === 'script' || kind === 'font') bodies[kind].push(response.body())
  })
  await page.goto('/intake/account', { waitUntil: 'networkidle' })
  const [scripts, fonts] = await Promise.all([Promise.all(bodies.script), Promise.all(bodies.font)])
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(
    MOST_SCRIPT_BYTES,
  )
  expect(fonts.length).toBe(3)
  expect(fonts.reduce((sum, body) => sum + body.length, 0)).toBeLessThanOrEqual(40_000)
})

test('the example introduction stays visible while the form is used, and after Back', async ({ page }) => {
  const introduction = page.getByRole('region', { name: 'What an introduction looks like' })
  await page.goto('/intake/account')
  await untilHydrated(page)
  await page.getByRole('textbox').first().fill('ada@example.org')
  await expect(introduction.getByRole('article', { name: 'Theo' })).toBeVisible()
  await page.goto('/intake/basics')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(introduction.getByRole('article', { name: 'Theo' })).toBeVisible()
})
