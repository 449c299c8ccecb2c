import { expect, type Locator, type Page, test } from '@playwright/test'
import { freshEmail, open, tick, visit } from './visitor.ts'

function sentBy(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

/** Includes messages that have disappeared: a second message may come much later. */
async function toastsOf(page: Page) {
  const toasts: string[] = []
  await page.exposeFunction('toldByToast', (text: string) => void toasts.push(text))
  await page.evaluate(() => {
    const corner = document.querySelector('[aria-label="Messages"]')
    if (!corner) throw new Error('The page has no place for messages.')
    // A message is one text in an existing paragraph.
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const text of type === 'characterData' ? [target] : addedNodes)
          if (text.nodeType === Node.TEXT_NODE && text.parentElement?.ariaLive)
            void (window as unknown as { toldByToast: (text: string) => void }).toldByToast(text.textContent ?? '')
    })
    observer.observe(corner, { subtree: true, childList: true, characterData: true })
  })
  return toasts
}

test('a double press on a button that sends something sends it only once', async ({ page }) => {
  test.slow()
  const sent = sentBy(page)
  const timesSent = (call: string) => sent.filter((one) => one === call).length
  const due = new Map<string, number>()
  async function pressTwice(name: string, call: string, outcome: Locator) {
    const before = timesSent(call)
    if (call !== 'POST /v1/intake/save-draft') due.set(call, before + 1)
    await page.getByRole('button', { name, exact: true }).first().dblclick()
    await expect(outcome).toBeVisible()
    expect(timesSent(call) - before, name).toBe(1)
  }

  await open(page, '/intake/account')
  const toasts = await toastsOf(page)
  await page.getByLabel('Email', { exact: true }).fill(freshEmail())
  await tick(page.getByRole('checkbox', { name: 'I agree to receive a one-time passcode' }))
  await pressTwice('Save', 'POST /v1/intake/save-draft', page.getByText('Draft saved.'))
  await pressTwice('Send verification email', 'POST /api/auth/request-email', page.getByLabel('Code from the email'))
  await page.getByLabel('Code from the email').fill('WRNG-CODE')
  await pressTwice('Confirm code', 'POST /api/auth/verify', page.getByText(/^That code is wrong/))

  await pressTwice('Continue to Basics', 'POST /v1/intake/save-draft', page.getByLabel('Display name'))
  await visit.basics(page)
  await visit.location(page)
  await visit.preferences(page)
  await visit.dealbreakers(page)
  await visit.media(page)
  for (const consent of await page.getByRole('group', { name: 'Your consent' }).getByRole('checkbox').all())
    await tick(consent)
  await pressTwice('Submit intake', 'POST /v1/intake/submit', page.getByRole('heading', { name: 'Intake submitted' }))

  // The opened page looks for a saved profile.
  const looked = page.waitForResponse('**/v1/concierge/intake/previous')
  await page.getByRole('link', { name: 'Launch concierge chat' }).click()
  await looked
  await pressTwice(
    'Check My Saved Profile',
    'POST /v1/concierge/intake/previous',
    page.getByText('No saved profile found. Start a new intake to build one.'),
  )
  await pressTwice('Begin', 'POST /v1/concierge/intake/start', page.getByText('Concierge:').first())
  await page.getByLabel('Your message').fill('I would like to meet men')
  await pressTwice('Send', 'POST /v1/concierge/intake/reply', page.getByText('Concierge:').nth(1))
  await pressTwice('See Matches', 'POST /v1/matches/suggestions', page.getByRole('article').first())
  await pressTwice('Get 3 Openers', 'POST /v1/matches/openers', page.getByText('An invitation', { exact: true }))
  await pressTwice('Draft Intro', 'POST /v1/matches/intro/draft', page.getByRole('term').filter({ hasText: 'Vibe' }))
  await pressTwice(
    'Finish & Save Profile',
    'POST /v1/concierge/intake/complete',
    page.getByText('Your profile is saved.'),
  )
  expect(sent.filter((one) => one.startsWith('DELETE'))).toEqual([])
  for (const [call, times] of due) expect(timesSent(call), call).toBe(times)
  expect(toasts).toEqual(['Draft saved.'])
})

test('a double press on Continue goes only one step forward, also if the next step is complete [spec 140]', async ({
  page,
}) => {
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await visit.basics(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Continue to Basics' }).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Basics' })).toBeVisible()
  await expect(page).toHaveURL(/\/intake\/basics$/)
})
