import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { untilHydrated } from './page-driver.ts'

test('the first step loads at most 165 KB of script, gzipped', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await page.goto('/intake/account', { waitUntil: 'networkidle' })
  expect(bodies.length).toBeGreaterThan(5)
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(165_000)
})

test('the invented introduction stays while the form is used, and is there on the way back', async ({ page }) => {
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
