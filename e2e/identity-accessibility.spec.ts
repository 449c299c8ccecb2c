import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, ON_A_PHONE } from './accessibility.ts'
import { open } from './visitor.ts'

const draft = (displayName: string) => ({
  draft: { basics: { displayName }, location: { city: 'Chicago, Illinois' } },
  version: 1,
  savedAt: '2026-03-02T12:00:00.000Z',
})
const reader = {
  freq: 'pause30',
  topics: ['tips'],
  pausedUntil: '2026-04-01T12:00:00.000Z',
  masked: 'm***@example.com',
}

async function fakeServer(page: Page, answers: Record<string, { status?: number; json: unknown }>) {
  for (const [path, answer] of Object.entries(answers))
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill(answer),
    )
}

const member = { '/api/auth/session': { json: { email: 'maya@example.com', verified: true, fresh: true } } }

test.use(ON_A_PHONE)

test('axe finds no problem on the pages of the mailed link and of the two drafts', async ({ page }) => {
  await fakeServer(page, {
    '/api/auth/verify': { json: { email: '', confirmEmail: true } },
    '/v1/intake/draft-choice': { json: { choice: { browser: draft('Maya'), member: draft('Maya A.') } } },
  })
  await open(page, '/verify')
  await expectAccessible(page, 'a link without a token')
  await open(page, '/verify#token')
  await expectAccessible(page, 'a link')
  await page.getByRole('button', { name: "Confirm it's you" }).click()
  await page.getByLabel('Email').fill('nobody')
  await page.getByRole('button', { name: "Confirm it's you" }).click()
  await expect(page.getByText('Enter a valid email address')).toBeVisible()
  await expectAccessible(page, 'another browser is asked for the address')
  await open(page, '/verify/draft')
  await page.getByRole('button', { name: 'Use this draft' }).click()
  await expect(page.getByText('Choose one of the two drafts')).toBeVisible()
  await expectAccessible(page, 'two drafts')
})

test('axe finds no problem on the pages for email preferences and unsubscribing', async ({ page }) => {
  await open(page, '/preferences?saved=0')
  await expectAccessible(page, 'preferences of nobody')
  await fakeServer(page, {
    ...member,
    '/api/preferences': { json: { ...reader, unsubscribed: true } },
    '/api/unsubscribe': { json: { masked: reader.masked, unsubscribed: false } },
  })
  await open(page, '/preferences?saved=1')
  await expect(page.getByText(/^You are unsubscribed\./)).toBeVisible()
  await expectAccessible(page, 'preferences of a member')
  await open(page, '/unsubscribe')
  await expectAccessible(page, 'unsubscribing without a link')
  await open(page, '/unsubscribe?t=token')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('button', { name: 'Unsubscribed' })).toBeVisible()
  await expectAccessible(page, 'unsubscribed')
})

test('axe finds no problem on the privacy page', async ({ page }) => {
  await open(page, '/privacy')
  await expectAccessible(page, 'privacy of a visitor')
  await fakeServer(page, { ...member, '/api/account/export': { status: 403, json: { error: 'step_up' } } })
  await open(page, '/privacy')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'asked before deleting')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await page.getByRole('button', { name: 'Export my data' }).click()
  await expect(page.getByLabel('Code from the email')).toBeFocused()
  await expectAccessible(page, 'asked for a code')
})
