import { expect, test } from '@playwright/test'
import { openDatabase } from '../src/server/database/database.ts'
import { ownServer } from '../test/own-server.ts'
import { SERVER_STARTS_MS } from './server-starts.ts'
import { complaintsOf, freshEmail, heldScripts, open, untilAlive, visit } from './visitor.ts'

test('a visitor leaves, the server is killed, and the intake can still be completed with all answers [spec 2]', async ({
  browser,
}) => {
  test.setTimeout(SERVER_STARTS_MS)
  const server = await ownServer()
  const context = await browser.newContext({ baseURL: server.url })
  try {
    await server.start()
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    const email = freshEmail()
    await open(page, '/')
    await expect(page).toHaveURL(/\/intake\/account$/)
    await visit.account(page, email)
    await visit.basics(page)
    await visit.location(page)
    const draft = () => page.request.get(`/v1/intake/draft?email=${encodeURIComponent(email)}`)
    await expect.poll(async () => (await draft()).text()).toContain('Chicago')
    await page.getByLabel('Minimum age').fill('31')
    await page.close()

    await server.kill()
    await server.start()

    const again = await context.newPage()
    await open(again, '/intake/basics')
    await expect(again.getByLabel('Display name')).toHaveValue('Maya')
    await open(again, '/intake/preferences')
    await expect(again.getByLabel('Minimum age')).toHaveValue('31')
    await visit.preferences(again)
    await visit.dealbreakers(again)
    await visit.media(again)
    await visit.review(again)
    await expect(again.getByRole('link', { name: 'Launch concierge chat' })).toHaveAttribute('href', '/concierge')
    expect(complaints).toEqual([])

    await server.kill()
    const database = await openDatabase({ url: undefined, folder: server.folder })
    const rows = await database.db.selectFrom('submission').select(['email', 'body']).execute()
    await database.close()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      email,
      body: {
        account: { email, otpConsent: true },
        basics: { displayName: 'Maya', birthdate: '1990-04-12', pronouns: 'she/her', relationshipIntent: 'long_term' },
        location: { willingToTravelKm: 40, availability: { timezone: 'America/Chicago', budget: '$$' } },
        preferences: { ageMin: 30, ageMax: 42, values: ['Family-centered', 'Creativity'], interests: ['Live music'] },
        dealbreakers: {
          mustNot: ['Daily smoker'],
          lifestyle: { smoking: 'no', drinking: 'sometimes', wantsKids: 'open' },
          safety: ['First meet in public'],
        },
        review: { matchmakingConsent: true, verificationConsent: true, notesForMatchmaker: 'I laugh easily.' },
      },
    })
  } finally {
    await context.close()
    await server.remove()
  }
})

test('an unknown path leads to Account and keeps its query', async ({ page }) => {
  await open(page, '/no/such/page?source=mail')
  await expect(page).toHaveURL(/\/intake\/account\?source=mail$/)
  await page.goBack()
  await expect(page).not.toHaveURL(/no\/such/)
})

for (const width of [390, 1280])
  test(`the message about an unknown city does not move the buttons: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/intake/location')
    const button = page.getByRole('button', { name: 'Back', exact: true })
    const top = () => button.evaluate((it) => it.getBoundingClientRect().top + scrollY)
    const city = page.getByRole('combobox', { name: 'City' })
    await city.focus()
    const before = await top()
    await city.fill('Little Hope upon Nowhere')
    await expect(page.getByText('Not a city we list').first()).toBeVisible()
    expect(await top()).toBe(before)
    await city.blur()
    expect(await top()).toBe(before)
  })

test('words typed before the page is ready are kept', async ({ page }) => {
  const letScriptsCome = await heldScripts(page)
  await page.goto('/intake/account', { waitUntil: 'commit' })
  await page.getByLabel('Email', { exact: true }).fill('early@example.com')
  letScriptsCome()
  await untilAlive(page)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@example.com')
  await expect(page.getByRole('button', { name: 'Continue to Basics' })).toBeEnabled()
})

for (const left of [false, true])
  test(`a city typed before the page is ready gets its suggestion${left ? ', also after Tab' : ' at once'}`, async ({
    page,
  }) => {
    const letScriptsCome = await heldScripts(page)
    await page.goto('/intake/location', { waitUntil: 'commit' })
    const city = page.getByRole('combobox', { name: 'City' })
    await city.pressSequentially(left ? 'Chicgo' : 'Chica')
    if (left) await city.press('Tab')
    letScriptsCome()
    await untilAlive(page)
    await expect(city).toHaveValue(left ? 'Chicgo' : 'Chica')
    if (left) await expect(page.getByRole('button', { name: 'Chicago, Illinois?' })).toBeVisible()
    else await expect(page.getByRole('option', { name: 'Chicago, Illinois', exact: true })).toBeVisible()
  })
