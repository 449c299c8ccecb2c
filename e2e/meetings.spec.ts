import { type Browser, expect, type Page, test } from '@playwright/test'
import { convertIcsCalendar } from 'ts-ics'
import type { Introductions } from '../src/contract/introductions.ts'
import { ownServer } from '../test/own-server.ts'
import { tendAt } from '../test/tend-at.ts'
import { expectAccessible } from './accessibility.ts'
import { becomeFullMember } from './mailbox.ts'
import { SERVER_STARTS_MS } from './server-starts.ts'
import { open, tick } from './visitor.ts'

test.describe.configure({ timeout: 2 * SERVER_STARTS_MS })

const HOUR_MS = 60 * 60_000
const article = (page: Page, name: string) => page.getByRole('article', { name })
type Mail = { subject: string; text: string; calendar: string | null }

async function memberIn(
  browser: Browser,
  baseURL: string,
  { timezoneId, ...person }: { timezoneId: string; name: string; pronouns: string },
) {
  const context = await browser.newContext({ baseURL, timezoneId })
  const page = await context.newPage()
  const email = await becomeFullMember(page, person)
  const mails = async (): Promise<Mail[]> => (await page.request.get(`/dev/outbox.json?to=${email}`)).json()
  const meeting = async () => {
    const reply: Introductions = await (await page.request.get(`/v1/introductions?email=${email}`)).json()
    return reply.introduced[0]?.meeting
  }
  const mail = async (subject: string) => {
    await expect.poll(async () => (await mails()).map((each) => each.subject)).toContain(subject)
    return (await mails()).find((each) => each.subject === subject)
  }
  return { page, email, mail, meeting, close: () => context.close() }
}

/** Reads with another package than the one that wrote it. */
function entryOf(file: string) {
  const [event] = convertIcsCalendar(undefined, file).events ?? []
  return { uid: event?.uid, startsAt: event?.start.date.toISOString(), sequence: event?.sequence ?? 0 }
}

test('two people in two time zones agree on a time, move it, are reminded, and say how it went', async ({
  browser,
}) => {
  const server = await ownServer({ DEMO_MEMBERS: '0' })
  try {
    await server.start()
    const maya = await memberIn(browser, server.url, {
      timezoneId: 'America/Los_Angeles',
      name: 'Maya',
      pronouns: 'she/her',
    })
    const leo = await memberIn(browser, server.url, { timezoneId: 'America/New_York', name: 'Leo', pronouns: 'he/him' })
    const card = article(maya.page, 'Leo')
    await expect(async () => {
      await open(maya.page, '/results')
      await expect(card).toBeVisible({ timeout: 8_000 })
    }).toPass({ timeout: 120_000 })

    await card.getByRole('button', { name: 'Ask for an introduction' }).click()
    await expect(maya.page.getByRole('checkbox', { name: / to .* [AP]M/ }).first()).toBeChecked()
    await expect(maya.page.getByLabel('Your words')).not.toHaveValue('')
    await expectAccessible(maya.page, 'meeting-ask')
    await tick(maya.page.getByRole('checkbox', { name: 'My email' }))
    await maya.page.getByRole('button', { name: 'Ask for an introduction' }).last().click()
    await expect(maya.page.getByText('Your ask is on its way to Leo.')).toBeVisible()

    await open(leo.page, '/results')
    const received = article(leo.page, 'Maya would like to meet you')
    await expect(received.getByRole('radio').first()).toBeChecked()
    await expect(received.getByText('Maya can have three asks open; this is one.')).toBeVisible()
    await expectAccessible(leo.page, 'meeting-received')
    await received.getByRole('button', { name: 'Yes, another time' }).click()
    await expect(received.getByRole('checkbox', { name: / to .* [AP]M/ }).first()).toBeChecked()
    await expectAccessible(leo.page, 'meeting-another-time')
    await tick(received.getByRole('checkbox', { name: 'My email' }))
    await received.getByRole('button', { name: 'Yes, introduce us' }).click()
    const ofLeo = article(leo.page, 'You and Maya are introduced')
    await expect(ofLeo.getByRole('heading', { name: 'Leo, meet Maya.' })).toBeVisible()
    await expect(ofLeo.getByText(/^Maya picks one of these/)).toBeVisible()

    await open(maya.page, '/results')
    const ofMaya = article(maya.page, 'You and Leo are introduced')
    await expect(ofMaya.getByText(leo.email)).toBeVisible()
    await ofMaya.getByRole('button', { name: 'Take this time' }).click()
    await expect(ofMaya.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    const agreed = await maya.meeting()
    expect(agreed?.state).toBe('agreed')
    // Times are in the plan's zone, whatever the browser's zone is.
    await open(leo.page, '/results')
    const when = await ofMaya.getByRole('heading', { name: / to .* [AP]M$/ }).textContent()
    await expect(ofLeo.getByRole('heading', { name: / to .* [AP]M$/ })).toHaveText(when ?? '')
    await expectAccessible(leo.page, 'meeting-agreed')
    const file = await maya.page.request.get(
      (await ofMaya.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')) ?? '',
    )
    expect(entryOf(await file.text())).toMatchObject({ startsAt: agreed?.agreed?.startsAt, sequence: 0 })

    await ofLeo.getByRole('button', { name: 'Another time' }).click()
    await expect(ofLeo.getByRole('checkbox', { name: / to .* [AP]M/ }).first()).toBeChecked()
    await ofLeo.getByRole('button', { name: 'Offer these times' }).click()
    await expect(ofLeo.getByText(/holds until then\.$/)).toBeVisible()
    await open(maya.page, '/results')
    await ofMaya
      .getByRole('radio', { name: / to .* [AP]M/ })
      .nth(1)
      .check()
    await ofMaya.getByRole('button', { name: 'Take this time' }).click()
    await expect(ofMaya.getByText('A new time')).toBeVisible()
    const moved = await leo.meeting()
    expect(moved?.state).toBe('moved')
    const startsAt = moved?.agreed?.startsAt ?? ''
    const first = entryOf((await maya.mail('Your meeting has a time'))?.calendar ?? '')
    const second = entryOf((await leo.mail('Your meeting has a new time'))?.calendar ?? '')
    expect(second).toEqual({ uid: first.uid, startsAt, sequence: 1 })

    await ofMaya.getByRole('button', { name: 'Share this plan' }).click()
    const friend = await browser.newPage({ timezoneId: 'Pacific/Honolulu' })
    await open(friend, (await ofMaya.getByText(/\/plan#/).textContent()) ?? '')
    await expect(friend.getByText('Your friend and Leo')).toBeVisible()
    expect(await friend.content()).not.toContain('@example.com')
    await expectAccessible(friend, 'meeting-shared')
    await friend.close()

    // The reminder is sent at the latest at 17:00 on the day before.
    await server.stop()
    await tendAt(server.folder, new Date(Date.parse(startsAt) - 12 * HOUR_MS))
    await server.start()
    for (const { mail } of [maya, leo]) expect((await mail('Tomorrow: your meeting'))?.text).toContain('Another time:')
    await server.stop()
    await tendAt(server.folder, new Date(Date.parse(startsAt) + 36 * HOUR_MS))
    await server.start()
    const link = /^http\S+\/how-did-it-go#\S+$/m.exec((await maya.mail('How did it go?'))?.text ?? '')?.[0] ?? ''
    await open(maya.page, link.replace(/^http:\/\/[^/]+/, server.url))
    await maya.page.getByRole('radio', { name: 'We met, and I would again' }).click()
    await maya.page.getByRole('button', { name: 'Send my answer' }).click()
    await expect(maya.page.getByText('Thank you. It helps us choose better.')).toBeVisible()
    await maya.close()
    await leo.close()
  } finally {
    await server.remove()
  }
})
