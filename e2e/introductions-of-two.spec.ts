import { type Browser, expect, type Page, test } from '@playwright/test'
import { ownServer } from '../test/own-server.ts'
import { expectAccessible } from './accessibility.ts'
import { becomeFullMember } from './mailbox.ts'
import { SERVER_STARTS_MS } from './server-starts.ts'
import { open, tick } from './visitor.ts'

test.describe.configure({ timeout: SERVER_STARTS_MS })

const article = (page: Page, name: string) => page.getByRole('article', { name })

async function memberOf(browser: Browser, baseURL: string, person: { name: string; pronouns: string }) {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const email = await becomeFullMember(page, person)
  const mails = async () => {
    const sent: { subject: string }[] = await (await page.request.get(`/dev/outbox.json?to=${email}`)).json()
    return sent.map(({ subject }) => subject).reverse()
  }
  return { page, email, mails, close: () => context.close() }
}

test('two people ask, answer and are introduced in two browsers, and each gets only the mails about it', async ({
  browser,
}) => {
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  try {
    await server.start()
    const maya = await memberOf(browser, server.url, { name: 'Maya', pronouns: 'she/her' })
    const leo = await memberOf(browser, server.url, { name: 'Leo', pronouns: 'he/him' })

    // A new member is on others' lists after a few seconds.
    const card = article(maya.page, 'Leo')
    await expect(async () => {
      await open(maya.page, '/results')
      await expect(card).toBeVisible({ timeout: 8_000 })
    }).toPass({ timeout: 120_000 })
    await card.getByRole('button', { name: 'Ask for an introduction' }).click()
    await maya.page.getByLabel('Your words').fill('Jazz in the park on Saturday, and then the best pie I know?')
    await maya.page
      .getByRole('checkbox', { name: /phone|mobile/i })
      .locator('xpath=ancestor::label')
      .click()
    await tick(maya.page.getByRole('checkbox', { name: 'My email' }))
    await maya.page.getByRole('button', { name: 'Ask for an introduction' }).last().click()
    await expect(maya.page.getByText('Your ask is on its way to Leo.')).toBeVisible()

    await expect.poll(leo.mails).toContain('Somebody would like to meet you')
    await open(leo.page, '/results')
    const received = article(leo.page, 'Maya would like to meet you')
    await expect(received.getByText('Jazz in the park on Saturday, and then the best pie I know?')).toBeVisible()
    await expectAccessible(leo.page, 'introduction-received')
    // Her contact is hidden until both say yes. Her number proves nothing: he has the same.
    expect((await leo.page.content()).includes(maya.email)).toBe(false)
    await tick(received.getByRole('checkbox', { name: 'My email' }))
    await received.getByRole('button', { name: 'Yes, introduce us' }).click()

    const introducedToMaya = article(leo.page, 'You and Maya are introduced')
    await expect(introducedToMaya.getByText(maya.email)).toBeVisible()
    await expect(introducedToMaya.getByText('+1 (312) 555-0142')).toBeVisible()
    await open(maya.page, '/results')
    const introducedToLeo = article(maya.page, 'You and Leo are introduced')
    await expect(introducedToLeo.getByText(leo.email)).toBeVisible()
    // Leo shared only his email.
    await expect(introducedToLeo.getByText('555-0142')).toHaveCount(0)

    // Codes differ each time, so they are left out.
    const codes = /^Your Overture code/
    const told = async ({ mails }: typeof leo) => (await mails()).filter((subject) => !codes.test(subject))
    await expect.poll(() => told(leo)).toEqual(['Somebody would like to meet you', 'You are introduced'])
    await expect.poll(() => told(maya)).toEqual(['You are introduced'])
    for (const { mails } of [maya, leo])
      expect((await mails()).filter((subject) => codes.test(subject))).toHaveLength(1)
    await maya.close()
    await leo.close()
  } finally {
    await server.remove()
  }
})
