import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { freshEmail, open, submitIntake, visit } from './visitor.ts'

test('a person submits an intake, answers matches, sees a changed list, and undoes an answer [spec 4, 11]', async ({
  page,
}) => {
  test.slow()
  await submitIntake(page, freshEmail())

  await open(page, '/results')
  await expect(page.getByText('Welcome. Here are your matches.')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  // Parallel journeys may have added a real member who fits.
  await expect(page.getByText(/invented, so that you can try Overture/)).toBeVisible()
  const first = cards.first()
  const name = (await first.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const narrative = await first.locator('p.italic').textContent()
  expect(narrative?.length).toBeGreaterThan(20)
  await expect(first.getByRole('button', { name: /^Why this match/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(first.getByRole('heading', { name: 'Reasons' })).toBeVisible()
  await expect(first.getByRole('listitem').first()).not.toBeEmpty()

  await first.getByRole('button', { name: 'Hard no' }).click()
  await expect(first.getByText(`Hide ${name} for good?`)).toBeVisible()
  await first.getByRole('button', { name: 'Hard no' }).click()
  await expect(first.getByText("Thanks for sharing that. We'll tune future matches.")).toBeVisible()

  await page.getByRole('button', { name: 'Show the list as it is now' }).click()
  await expect(cards).toHaveCount(6)
  // Another person with the same facts may now have the same text.
  const same = cards.filter({ hasText: narrative ?? '' }).filter({ has: page.getByRole('heading', { name, level: 2 }) })
  await expect(same).toHaveCount(0)

  const second = cards.first()
  await second.getByRole('button', { name: 'More like this' }).click()
  await expect(second.getByText("Thanks for sharing that. We'll tune future matches.")).toBeVisible()
  await page.reload()
  await expect(cards).toHaveCount(6)
  const liked = page.getByRole('region', { name: 'People you liked' })
  await expect(liked.getByRole('listitem')).toHaveCount(1)
  await liked.getByRole('button', { name: /^Take .* off this row$/ }).click()
  await expect(liked.getByRole('listitem')).toHaveCount(0)

  await page.reload()
  await expect(cards).toHaveCount(6)
  await page.getByRole('button', { name: 'Load more matches' }).click()
  await expect(cards).toHaveCount(12)
  const names = await page.locator('article p.italic').allTextContents()
  expect(new Set(names).size).toBe(names.length)

  await expectAccessible(page, 'results')
})

test('an answer moves no button, and a double press on "Load more matches" loads one page', async ({ page }) => {
  test.slow()
  await submitIntake(page, freshEmail())
  await open(page, '/results')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(6)
  const less = cards.first().getByRole('button', { name: 'Less like this' })
  const below = cards.nth(1).getByRole('button', { name: 'More like this' })
  const places = () => Promise.all([less.boundingBox(), below.boundingBox()])
  await page.evaluate(() => document.fonts.ready)
  // A press scrolls to its target, and the first card is taller than the window.
  await less.scrollIntoViewIfNeeded()
  const before = await places()
  const signals: string[] = []
  page.on('request', (request) => {
    if (/\/v1\/(feedback|matches\?)/.test(request.url()))
      signals.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await cards.first().getByRole('button', { name: 'More like this' }).dblclick()
  await expect(cards.first().getByText("Thanks for sharing that. We'll tune future matches.")).toBeVisible()
  expect(await places()).toEqual(before)
  await page.getByRole('button', { name: 'Load more matches' }).dblclick()
  await expect(cards).toHaveCount(12)
  expect(signals).toEqual(['POST /v1/feedback', 'GET /v1/matches'])
})

test('without scripts, pages that need them say so, and the other pages work', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  for (const [path, words] of [
    ['/results', 'Your matches need JavaScript'],
    ['/concierge', 'The concierge needs JavaScript'],
    ['/', 'The intake needs JavaScript'],
    ['/intake/review', 'The intake needs JavaScript'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(page.locator('.animate-breathe').filter({ visible: true })).toHaveCount(0)
  }
  for (const path of ['/preferences', '/privacy', '/unsubscribe']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('JavaScript')).toHaveCount(0)
  }
  await context.close()
})

test('a visitor without an email is asked to add one first', async ({ page }) => {
  await open(page, '/results')
  await expect(
    page.getByText('Add an email in the intake wizard to see recommended matches.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page, 'no email')
})

test('a list that cannot be loaded shows an error, and loads after Try again', async ({ page }) => {
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await page.route('**/v1/matches?**', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
  await open(page, '/results')
  await expect(page.getByText('Unable to load matches right now.', { exact: true })).toBeVisible()
  await expect(page.getByText('matches_fetch_failed_500', { exact: true })).toBeVisible()
  await expectAccessible(page, 'failed')
  await page.unroute('**/v1/matches?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
