import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Database, openDatabase } from '../src/server/database/database.ts'
import { mailToken } from '../src/server/email-preferences/mail-token.ts'
import { ownServer } from '../test/own-server.ts'
import { askForMail, receive, typeCode } from './mailbox.ts'
import { SERVER_STARTS_MS } from './server-starts.ts'
import { freshEmail, open, tick, visit } from './visitor.ts'

type Server = Awaited<ReturnType<typeof ownServer>>

async function inDatabase<T>(server: Server, work: (db: Database) => Promise<T>) {
  await server.kill()
  const database = await openDatabase({ url: undefined, folder: server.folder })
  const done = await work(database.db).finally(() => database.close())
  await server.start()
  return done
}

const anHourAgo = () => new Date(Date.now() - 60 * 60_000)

/** After this, mail may be requested again, and every verification is old. */
const letAnHourPass = (server: Server) =>
  inDatabase(server, async (db) => {
    await db.deleteFrom('rate_limit').execute()
    await db.updateTable('session').set({ bound_at: anHourAgo() }).where('bound_at', 'is not', null).execute()
  })

async function newBrowser(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options)
  return context.newPage()
}

async function prove(page: Page, email: string, { count = 1 } = {}) {
  await open(page, '/intake/account')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await askForMail(page)
  await typeCode(page, (await receive(page, email, { count })).code)
  await expect(page.getByRole('button', { name: 'Email verified' })).toBeVisible()
}

const sessionOf = async (page: Page) => (await page.request.get('/api/auth/session')).json()
const draftOf = (page: Page, email: string) => page.request.get(`/v1/intake/draft?email=${encodeURIComponent(email)}`)
const savedDraft = async (page: Page, email: string) => (await draftOf(page, email)).text()

test('if an email is verified in one browser, another browser does not change until it is verified itself', async ({
  browser,
}) => {
  test.setTimeout(SERVER_STARTS_MS)
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  const here = { baseURL: server.url }
  const email = freshEmail()
  try {
    await server.start()
    const a = await newBrowser(browser, here)
    await open(a, '/intake/account')
    await visit.account(a, email)
    await visit.basics(a)
    await visit.location(a)
    await expect.poll(() => savedDraft(a, email)).toContain('Chicago')
    await open(a, '/intake/account')
    await askForMail(a)

    const b = await newBrowser(browser, here)
    const sent: string[] = []
    b.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const { link } = await receive(a, email)
    await open(b, link)
    await expect(b.getByRole('button', { name: "Confirm it's you" })).toBeVisible()
    expect(sent.filter((call) => /\/(api|v1)\//.test(call))).toEqual([])
    await b.getByRole('button', { name: "Confirm it's you" }).click()
    await b.getByLabel('Email').fill(email)
    await b.getByRole('button', { name: "Confirm it's you" }).click()
    await expect(b.getByText('Email verified! Nice work!')).toBeVisible()
    await expect(b).toHaveURL(/\/intake\/account$/)
    expect(await sessionOf(b)).toEqual({ email, verified: true, fresh: true })
    expect((await draftOf(b, email)).status()).toBe(404)
    await open(b, '/intake/basics')
    await expect(b.getByLabel('Display name')).toHaveValue('')

    expect(await sessionOf(a)).toEqual({ email: null, verified: false, fresh: false })
    await open(a, '/intake/basics')
    await expect(a.getByLabel('Display name')).toHaveValue('Maya')

    await letAnHourPass(server)
    await open(a, '/intake/account')
    await askForMail(a)
    await typeCode(a, (await receive(a, email, { count: 2 })).code.toLowerCase().replace('-', ''))
    await expect(a.getByRole('button', { name: 'Email verified' })).toBeVisible()
    expect(await sessionOf(a)).toMatchObject({ email, verified: true })
    expect((await (await draftOf(a, email)).json()).draft.basics.displayName).toBe('Maya')

    const c = await newBrowser(browser, here)
    await prove(c, email, { count: 3 })
    await c.getByRole('button', { name: 'Continue to Basics' }).click()
    await expect(c.getByLabel('Display name')).toHaveValue('Maya')
    await c.getByRole('button', { name: 'Continue to Location' }).click()
    await expect(c.getByRole('combobox', { name: 'City' })).toHaveValue(/^Chicago/)
    await expect(c.getByLabel('Travel distance (miles)')).toHaveValue('25')
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.remove()
  }
})

test('a mailed link works once, after one press, and then the page says that it has expired', async ({ page }) => {
  const email = freshEmail()
  await open(page, '/intake/account')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await askForMail(page)
  const { link } = await receive(page, email)
  await open(page, link)
  await page.getByRole('button', { name: "Confirm it's you" }).click()
  await expect(page.getByText('Email verified! Nice work!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Email verified' })).toBeVisible()

  for (const dead of [link, '/verify#altered']) {
    await open(page, dead)
    await page.getByRole('button', { name: "Confirm it's you" }).click()
    await expect(page).toHaveURL(/\/intake\/account$/)
    await expect(page.getByText('Verification link expired or invalid.').first()).toBeVisible()
  }
  await open(page, '/verify')
  await expect(page.getByText('Verification link expired or invalid.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page).toHaveURL(/\/intake\/account$/)
})

test('a person with two drafts chooses one, and no draft is lost before the choice', async ({ browser, baseURL }) => {
  const here = baseURL ? { baseURL } : {}
  const email = freshEmail()
  const first = await newBrowser(browser, here)
  await prove(first, email)
  await first.getByRole('button', { name: 'Continue to Basics' }).click()
  await first.getByLabel('Display name').fill('Maya of before')
  await tick(first.getByRole('radio', { name: 'Casual' }))
  await first.getByRole('button', { name: 'Continue to Location' }).click()
  await expect.poll(() => savedDraft(first, email)).toContain('casual')

  const second = await newBrowser(browser, here)
  await open(second, '/intake/account')
  await visit.account(second, email)
  await visit.basics(second)
  await expect.poll(() => savedDraft(second, email)).toContain('long_term')
  await open(second, '/intake/account')
  await askForMail(second)
  await typeCode(second, (await receive(second, email, { count: 2 })).code)
  await expect(second.getByRole('heading', { level: 1, name: 'Which draft shall we use?' })).toBeVisible()
  await expect(second.getByText(/Maya\s· no city yet\s· 6 answers, up to Basics$/)).toBeVisible()
  await expect(second.getByText(/Maya of before\s· no city yet\s· \d answers, up to [A-Z][a-z]+$/)).toBeVisible()
  expect((await (await draftOf(second, email)).json()).draft.basics.displayName).toBe('Maya of before')
  await second.getByRole('button', { name: 'Use this draft' }).click()
  await expect(second.getByText('Choose one of the two drafts')).toBeVisible()
  await tick(second.getByRole('radio', { name: 'The one you saved before' }))
  await second.getByRole('button', { name: 'Use this draft' }).click()
  await expect(second.getByText('Email verified! Nice work!')).toBeVisible()
  await second.getByRole('button', { name: 'Continue to Basics' }).click()
  await expect(second.getByLabel('Display name')).toHaveValue('Maya of before')
  for (const page of [first, second]) await page.context().close()
})

test('a signed link sets preferences without scripts, and an unsubscribe link stops the mail with one press [spec 12, 109]', async ({
  browser,
}) => {
  test.setTimeout(SERVER_STARTS_MS)
  const secret = 'a secret for this journey and no other'
  const server = await ownServer({ DEMO_MEMBERS: '0', SECRET: secret })
  const email = freshEmail()
  try {
    await server.start()
    const page = await newBrowser(browser, { baseURL: server.url })
    await prove(page, email)
    const { id } = await inDatabase(server, (db) =>
      db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
    )
    const t = mailToken(secret, id, new Date())

    const plain = await newBrowser(browser, { baseURL: server.url, javaScriptEnabled: false })
    await plain.goto(`/preferences?t=${t}`)
    await expect(plain.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    await expect(plain.getByRole('checkbox', { name: 'Transactional' })).toBeDisabled()
    await expect(plain.getByText('Transactional emails are always on.')).toBeVisible()
    await tick(plain.getByRole('radio', { name: 'Monthly' }))
    await tick(plain.getByRole('checkbox', { name: 'Promos' }))
    await plain.getByText('Tips', { exact: true }).click()
    await plain.getByRole('button', { name: 'Save preferences' }).click()
    await expect(plain).toHaveURL(`${server.url}/preferences?saved=1&t=${t}`)
    await expect(plain.getByText('Your preferences are saved.')).toBeVisible()
    await expect(plain.getByText(/^Not saved:/)).toBeHidden()
    await expect(plain.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await expect(plain.getByRole('checkbox', { name: 'Tips' })).not.toBeChecked()
    await plain.goto('/preferences')
    await plain.getByRole('button', { name: 'Save preferences' }).click()
    await expect(plain.getByText(/^Not saved:/)).toBeVisible()

    await open(page, '/preferences')
    await expect(page.getByText('v***@example.com')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await tick(page.getByRole('radio', { name: 'Pause for 30 days' }))
    await page.getByRole('button', { name: 'Save preferences' }).click()
    await expect(page.getByText('Your preferences are saved.')).toBeVisible()
    await expect(page.getByText(/^Paused until /)).toBeVisible()

    const reader = await newBrowser(browser, { baseURL: server.url })
    await open(reader, `/unsubscribe?t=${t}`)
    await expect(reader.getByText('We will stop sending matches, tips and news to v***@example.com.')).toBeVisible()
    await reader.reload()
    await reader.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(reader.getByText(/^You are unsubscribed\./)).toBeVisible()
    await reader.getByRole('link', { name: 'Choose what I get instead' }).click()
    await expect(reader.getByText(/^You are unsubscribed\. To hear from us again/)).toBeVisible()
    await open(reader, '/unsubscribe?t=somebody-else')
    await expect(reader.getByText(/^This link is not one of ours/)).toBeVisible()
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.remove()
  }
})

test('export and delete ask for a fresh code, and then are done at once', async ({ browser }) => {
  test.setTimeout(SERVER_STARTS_MS)
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  const email = freshEmail()
  try {
    await server.start()
    const page = await newBrowser(browser, { baseURL: server.url })
    await prove(page, email)
    await page.getByRole('button', { name: 'Continue to Basics' }).click()
    await page.getByLabel('Display name').fill('Maya')
    await tick(page.getByRole('radio', { name: 'Casual' }))
    await page.getByRole('button', { name: 'Continue to Location' }).click()

    await letAnHourPass(server)
    await open(page, '/privacy')
    await expect(page.getByText(email, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Export my data' }).click()
    await expect(page.getByText(/^We sent a code to/)).toBeVisible()
    await typeCode(page, '2222-2222')
    await expect(page.getByText(/^That code is wrong/)).toBeVisible()
    const download = page.waitForEvent('download')
    await typeCode(page, (await receive(page, email, { count: 2 })).code)
    const file = await (await download).path()
    const exported = JSON.parse(await readFile(file, 'utf8'))
    expect(exported).toMatchObject({ account: { email }, drafts: [{ body: { basics: { displayName: 'Maya' } } }] })
    await expect(page.getByText(/^Your export is in your downloads/)).toBeVisible()

    await letAnHourPass(server)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await typeCode(page, (await receive(page, email, { count: 3 })).code)
    await expect(page.getByText(/^Your account is deleted/)).toBeVisible()
    expect(await sessionOf(page)).toEqual({ email: null, verified: false, fresh: false })
    await open(page, '/intake/basics')
    await expect(page.getByLabel('Display name')).toHaveValue('')
    const traces = await inDatabase(server, async (db) => ({
      members: await db.selectFrom('member').select('id').execute(),
      drafts: await db.selectFrom('draft').select('email').execute(),
    }))
    expect(traces).toEqual({ members: [], drafts: [] })
  } finally {
    for (const context of browser.contexts()) await context.close()
    await server.remove()
  }
})

test('signing out ends the session and removes the answers from this browser', async ({ page }) => {
  const email = freshEmail()
  await prove(page, email)
  await page.getByRole('button', { name: 'Continue to Basics' }).click()
  await page.getByLabel('Display name').fill('Maya')
  await tick(page.getByRole('radio', { name: 'Casual' }))
  await page.getByRole('button', { name: 'Continue to Location' }).click()
  // The browser keeps a draft until it has read the reply.
  await expect.poll(() => page.evaluate(savedCopy)).toContain('Maya')
  await open(page, '/results')
  await expect(page.getByText(email, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/intake\/account$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('')
  expect(await sessionOf(page)).toEqual({ email: null, verified: false, fresh: false })
  expect((await draftOf(page, email)).status()).toBe(404)
})

const savedCopy = () => JSON.stringify(JSON.parse(localStorage.getItem('overture.draft.1') ?? '{}').base ?? {})
