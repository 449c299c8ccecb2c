import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleIn, ON_A_PHONE } from './accessibility.ts'
import { complaintsOf, freshEmail, heldScripts, open, untilAlive, visit } from './visitor.ts'

const message = (page: Page) => page.getByLabel('Your message')
const row = (page: Page, label: string) =>
  page.getByRole('region', { name: 'Your snapshot' }).locator('dl > div').filter({ hasText: label })
// A reply that is only a question is below the list.
const answers = (page: Page) => page.locator('[role=log], [data-dock]').getByText('Concierge:')
const receipts = (page: Page) => page.getByRole('group', { name: 'What was kept' })

async function say(page: Page, text: string) {
  const before = await answers(page).count()
  await message(page).fill(text)
  await message(page).press('Enter')
  await expect(answers(page)).toHaveCount(before + 1)
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toHaveValue('')
}

async function begin(page: Page, name = 'Maya') {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(message(page)).toBeFocused()
  await expect(answers(page)).toHaveCount(1)
}

async function startOver(page: Page) {
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Clear it' }).click()
  await expect(page.getByRole('log').getByText('press Begin')).toBeVisible()
}

test('after an intake, a person talks, corrects, reloads, saves, gets people, openers and an intro, and starts over [spec 10]', async ({
  page,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await open(page, '/intake/account')
  await visit.account(page, freshEmail())
  await visit.basics(page)
  await visit.location(page)
  await visit.preferences(page)
  await visit.dealbreakers(page)
  await visit.media(page)
  await visit.review(page)
  await page.getByRole('link', { name: 'Launch concierge chat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Concierge' })).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveValue('Maya')
  await expect(page.getByLabel('Contact email')).toHaveValue(/^visitor-/)

  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(answers(page)).toHaveCount(1)
  await expect(page.getByText(/^Session [\da-f]{8}$/)).toBeVisible()
  await expect(row(page, 'Distance')).toContainText('within 25 miles')
  await expect(row(page, 'Distance').getByRole('link', { name: 'from your intake' })).toHaveAttribute(
    'href',
    '/intake/location',
  )

  await say(page, 'I would like to meet men')
  await expect(row(page, 'Wants to meet')).toContainText('Men')
  await say(page, 'Actually, make the distance 15 miles')
  await expect(row(page, 'Distance')).toContainText('within 15 miles')
  await expect(receipts(page).last()).toContainText('15 miles, before: 25 miles')
  await expect(
    page.locator('[aria-live=polite]', { hasText: /^Kept: Distance, 15 miles\. .*Concierge: / }),
  ).toHaveCount(1)
  await row(page, 'Distance').getByRole('link', { name: 'from your answer' }).click()
  await expect(page.getByRole('log').getByText('Actually, make the distance 15 miles')).toBeInViewport()

  await message(page).fill('not sent yet')
  await page.reload()
  await untilAlive(page)
  await expect(answers(page)).toHaveCount(3)
  await expect(message(page)).toHaveValue('not sent yet')
  await expect(row(page, 'Distance')).toContainText('within 15 miles')
  await expect(page.locator('[aria-live=polite]', { hasText: 'Concierge:' })).toHaveCount(0)

  await message(page).fill('')
  await page.getByRole('button', { name: 'Finish & Save Profile' }).click()
  await expect(page.getByRole('group', { name: 'Your profile is saved.' })).toBeFocused()
  await page.reload()
  await untilAlive(page)
  await expect(page.getByText('Your saved profile is loaded.')).toBeVisible()
  await expect(row(page, 'Distance')).toContainText('within 15 miles')
  await page.getByText('Raw JSON').click()
  await expect(page.locator('pre')).toContainText('"distance_km": 24,')

  await page.getByRole('button', { name: 'See Matches' }).click()
  await expect(page.getByRole('heading', { name: /(person|people) to consider$/ })).toBeFocused()
  const card = page.getByRole('article').first()
  await card.getByRole('button', { name: 'Get 3 Openers' }).click()
  await expect(card.getByRole('listitem')).toHaveCount(3)
  for (const kind of ['A question', 'Something shared', 'An invitation'])
    await expect(card.getByText(kind, { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Draft Intro' }).click()
  await expect(card.getByRole('term')).toHaveText(['Day', 'Window', 'Vibe', 'Area'])

  await begin(page)
  await say(page, 'Make the distance 30 miles')
  await expect(row(page, 'Distance')).toContainText('within 30 miles')
  await startOver(page)
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(row(page, 'Distance')).toContainText('within 15 miles')
  await page.reload()
  await untilAlive(page)
  await expect(row(page, 'Distance')).toContainText('within 15 miles')
  await expect(page.getByRole('log').getByText('Actually, make the distance 15 miles')).toBeVisible()
  await expect(page.getByText('Make the distance 30 miles')).toHaveCount(0)
  // A missing profile is a 404 by contract, and browsers log every 404.
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
})

test('the list is 360 px high and scrolls by keys, and the message field stays visible on a short screen [spec 88, 270]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/concierge')
  await begin(page)
  for (const text of ['Something long-term', 'I never smoke and drink sometimes', 'Weekends, and a $$ budget'])
    await say(page, text)
  const log = page.getByRole('log')
  expect(await log.evaluate((list) => list.clientHeight)).toBe(360)
  await log.focus()
  const at = () => log.evaluate((list) => list.scrollTop)
  const foot = await at()
  await page.keyboard.press('PageUp')
  await expect.poll(at).toBeLessThan(foot)

  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('heading', { name: 'Conversation' }).evaluate((heading) => heading.scrollIntoView())
  await expect(message(page)).toBeInViewport({ ratio: 1 })
})

async function repliesOf(page: Page, replies: readonly { text: string; chips?: readonly string[] }[]) {
  let next = 0
  await page.route('**/v1/concierge/intake/reply', (route) => {
    const { text, chips } = replies[next++ % replies.length] as (typeof replies)[number]
    const options = chips?.map((label) => ({ label, text: label }))
    const choices = options && { group: 'safety', multiple: true, options }
    return route.fulfill({ json: { reply: text, noted: null, done: false, choices } })
  })
}
const LONG_REPLY = { text: 'Somebody kind, within twenty miles, on weekends, and no smoking. '.repeat(20) }
const QUESTION = {
  text: 'A no to daily smokers or heavy drinkers. For a first meeting, would you like any of these: somewhere public, a video check before, your contact shared only after a match, no surprise guests, a check-in after?',
  chips: ['First meet in public', 'Video check before meeting', 'Share contact only after match', 'No surprise guests'],
}

test('at 150 % zoom the panel fills the screen, with at most half of it for question and message field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 853, height: 533 })
  await repliesOf(page, [QUESTION])
  await open(page, '/concierge')
  await begin(page)
  await say(page, 'Hello')
  await expect(message(page)).toBeInViewport({ ratio: 1 })
  const box = async (at: Locator) => (await at.boundingBox()) ?? { y: 0, height: 0 }
  const [log, composer] = [await box(page.getByRole('log')), await box(page.locator('[data-dock] + form'))]
  expect(log.y).toBeGreaterThanOrEqual(0)
  expect(composer.y + composer.height - (log.y + log.height)).toBeLessThanOrEqual(533 / 2)
  expect(log.height).toBeGreaterThanOrEqual(200)
})

for (const [screen, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`each message and its reply scroll into view, also after a very long reply, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/concierge')
    await begin(page)
    await repliesOf(page, [LONG_REPLY, { text: 'Twenty miles it is.' }, QUESTION])
    const log = page.getByRole('log')
    const newest = log.locator('[data-line=reply]').last()
    /** From the list's top edge to the newest reply. */
    const below = () =>
      newest.evaluate((reply) => {
        const list = reply.closest('[role=log]') as Element
        return reply.getBoundingClientRect().top - list.getBoundingClientRect().top
      })
    await say(page, 'weekends')
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    await expect.poll(below).toBeLessThan(30)
    await say(page, 'twenty miles, all the way into the city and back again on the train')
    await expect(newest).toBeInViewport({ ratio: 1 })
    await expect(log.getByText('twenty miles, all the way')).toBeInViewport({ ratio: 1 })
    await say(page, 'no smokers')
    for (const chip of [...QUESTION.chips, "That's it"])
      await expect(page.getByText(chip, { exact: true })).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-dock]').getByText('a check-in after?')).toBeInViewport({ ratio: 1 })

    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await log.evaluate((list) => list.scrollTo(0, -list.scrollHeight))
    await say(page, 'once more')
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    await expect.poll(scrolled).toBeLessThanOrEqual(before)
  })

test('a person who scrolled up stays there when a reply comes, until they send a message', async ({ page }) => {
  await open(page, '/concierge')
  await begin(page)
  await repliesOf(page, [LONG_REPLY, { text: 'Twenty miles it is.' }])
  await say(page, 'weekends')
  let letReplyCome = () => {}
  const held = new Promise<void>((resolve) => {
    letReplyCome = resolve
  })
  await page.route('**/v1/concierge/intake/reply', async (route) => {
    await held
    await route.fallback()
  })
  const log = page.getByRole('log')
  await message(page).fill('twenty miles')
  await message(page).press('Enter')
  await expect(page.getByText('Your concierge is reading...')).toBeInViewport({ ratio: 1 })
  await log.evaluate((list) => list.scrollTo(0, -list.scrollHeight))
  await expect(answers(page).first().locator('..')).toBeInViewport()
  letReplyCome()
  await expect(answers(page)).toHaveCount(3)
  await expect(answers(page).first().locator('..')).toBeInViewport()
  await say(page, 'ten miles')
  await expect(log.locator('[data-line=reply]').last()).toBeInViewport()
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tapped answer does not open the keyboard, and the button "That\'s it" is visible', async ({ page }) => {
    await open(page, '/concierge')
    await page.getByLabel('Your name').fill('Maya')
    await page.getByRole('button', { name: 'Begin' }).tap()
    await expect(answers(page)).toHaveCount(1)
    await expect(page.getByRole('log')).toBeFocused()
    await repliesOf(page, [QUESTION, { text: 'Thank you.' }])
    await message(page).fill('no smokers')
    await message(page).press('Enter')
    const end = page.getByRole('button', { name: "That's it" })
    await expect(end).toBeInViewport({ ratio: 1 })
    const chip = page.getByText('First meet in public', { exact: true })
    await expect(chip).toBeInViewport({ ratio: 1 })
    const before = await chip.boundingBox()
    await chip.tap()
    expect((await chip.boundingBox())?.x).toBe(before?.x)
    await end.tap()
    await expect(page.getByRole('log').getByText('Thank you.')).toBeInViewport()
    await expect(page.getByRole('log')).toBeFocused()
  })
})

test('a row of the snapshot has its label to the left of the value, but above it in a narrow window', async ({
  page,
}) => {
  await open(page, '/concierge')
  await begin(page)
  await say(page, 'Within 20 miles')
  const corner = async (part: string) => {
    const box = await row(page, 'Distance').locator(part).boundingBox()
    return { x: Math.round(box?.x ?? 0), y: Math.round(box?.y ?? 0), width: box?.width ?? 0 }
  }
  const [label, value] = [await corner('dt'), await corner('p')]
  expect(value.x).toBeGreaterThanOrEqual(label.x + label.width)
  expect(Math.abs(value.y - label.y)).toBeLessThan(12)
  await page.setViewportSize({ width: 320, height: 700 })
  const [above, below] = [await corner('dt'), await corner('p')]
  expect(below.x).toBe(above.x)
  expect(below.y).toBeGreaterThan(above.y + 12)
})

for (const [screen, viewport] of [
  ['a wide screen', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`an unclear change is made in an editor inside the chat, on ${screen}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/concierge')
    await begin(page)
    await say(page, 'Women, and my must-haves are patience and good manners')
    await say(page, 'My must-haves are wrong somehow, please fix that')
    const editor = page.getByRole('group', { name: 'Change Must have' })
    await expect(editor).toBeVisible()
    await expect(message(page)).toBeFocused()
    await page.reload()
    await untilAlive(page)
    await expect(editor).toBeInViewport({ ratio: 0.5 })
    await expect(page.getByText(/Here .* card, to set yourself|Here it is, to change/).last()).toBeInViewport()
    await editor.getByRole('button', { name: /^Remove patience/i }).click()
    await expect(row(page, 'Must have')).not.toContainText(/patience/i)
    await editor.getByRole('button', { name: 'Done' }).click()
    await expect(editor).toHaveCount(0)
    await expect(message(page)).toBeFocused()
  })

test('a person can talk, save a profile and get openers with only the keyboard', async ({ page }) => {
  const press = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`60 presses of Tab do not reach ${target}.`)
  }
  await open(page, '/concierge')
  await press(page.getByLabel('Your name'))
  await page.keyboard.type('Robin')
  await page.keyboard.press('Enter')
  await expect(message(page)).toBeFocused()
  await page.keyboard.type('Something long-term, within 20 miles')
  await page.keyboard.press('Enter')
  await expect(answers(page)).toHaveCount(2)
  await expect(message(page)).toBeFocused()
  await press(page.getByRole('button', { name: 'Finish & Save Profile' }))
  await expect(page.getByRole('group', { name: 'Your profile is saved.' })).toBeFocused()
  await press(page.getByRole('button', { name: 'See Matches' }))
  await expect(page.getByRole('heading', { name: /(person|people) to consider$/ })).toBeFocused()
  const card = page.getByRole('article').first()
  await press(card.getByRole('button', { name: 'Get 3 Openers' }))
  await expect(card.getByRole('listitem')).toHaveCount(3)
})

test('a message that could not be sent stays in its field', async ({ page, context }) => {
  await open(page, '/concierge')
  await begin(page)
  await context.setOffline(true)
  await message(page).fill('I never smoke')
  await message(page).press('Enter')
  await expect(page.getByText('The server could not be reached. Your words are still here.')).toBeVisible()
  await expect(message(page)).toHaveValue('I never smoke')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(row(page, 'Smoking')).toContainText('No')
})

test('typed words that are not sent yet are still there after a reload and a visit to another page', async ({
  page,
}) => {
  await open(page, '/concierge')
  await page.getByLabel('Contact email').fill('maya@exam')
  await page.getByLabel('Your name').fill('May')
  await page.reload()
  await untilAlive(page)
  await expect(page.getByLabel('Your name')).toHaveValue('May')
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await page.waitForURL('/privacy')
  await page.goBack()
  await expect(page.getByLabel('Your name')).toHaveValue('May')
  await expect(page.getByLabel('Contact email')).toHaveValue('maya@exam')
})

test('words typed and sent before the page is ready are sent when it is ready', async ({ page }) => {
  const letScriptsCome = await heldScripts(page)
  await page.goto('/concierge', { waitUntil: 'commit' })
  await page.getByLabel('Contact email').fill('early@example.com')
  await page.getByLabel('Your name').fill('Maya')
  await page.getByLabel('Your name').press('Enter')
  letScriptsCome()
  await expect(answers(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\/concierge$/)
  await expect(page.getByText('early@example.com')).toBeVisible()
})

const LONG = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
const PEOPLE = [
  { id: 'a', name: LONG, age: 38, distance_km: 15, score: 86, brief: `${LONG} keeps weekends free, as you do.` },
  {
    id: 'b',
    name: 'عبد الرحمن الداخل',
    age: null,
    distance_km: null,
    score: 100,
    brief: 'Here for something long-term.',
  },
]

const CLEAR = 'rgba(0, 0, 0, 0)'

test.describe('on a phone', () => {
  test.use(ON_A_PHONE)

  test('a reply with a help line is fully visible, and the number can be called with one press', async ({ page }) => {
    await open(page, '/concierge')
    await begin(page)
    await say(page, 'I keep thinking nobody would notice if I was gone')
    await expect(page.getByRole('log').getByText(/Are you safe right now\?/)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'Call or text 988' })).toHaveAttribute('href', 'tel:988')
    await expect(page.getByRole('button', { name: 'Finish & Save Profile' })).toHaveCSS('background-color', CLEAR)
    await expectAccessible(page, 'with numbers to call')
    await say(page, "I'm not sure")
    // If a help line is shown, the form is not.
    await expect(page.locator('[data-dock]')).toHaveCount(0)
  })

  test('axe finds no problem in any state, with long and right-to-left names', async ({ page }) => {
    test.slow()
    await open(page, '/concierge')
    await expectAccessible(page, 'before anything')
    for (const name of ['Check My Saved Profile', 'Begin', 'See Matches'])
      await page.getByRole('button', { name }).click()
    await expectAccessible(page, 'everything missing')
    await page.getByLabel('Contact email').fill(freshEmail())
    await page.getByRole('button', { name: 'Check My Saved Profile' }).click()
    await page.getByText('No saved profile found. Start a new intake to build one.').waitFor()
    await begin(page, LONG)
    await say(page, `Something long-term, within 20 miles. ${'x'.repeat(120)}`)
    await page.getByText('Raw JSON').click()
    await expectAccessible(page, 'talking')
    await page.getByRole('button', { name: 'Change: Here for' }).click()
    await expectAccessible(page, 'Change in the chat')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page, 'the question before starting over')
    await page.getByRole('button', { name: 'Keep talking' }).click()
    await page.route('**/v1/matches/suggestions', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('button', { name: 'See Matches' }).click()
    await page.getByText('Could not load matches right now.').waitFor()
    await expectAccessible(page, 'matches that failed')
    await page.unroute('**/v1/matches/suggestions')
    await page.route('**/v1/matches/suggestions', (route) => route.fulfill({ json: { ok: true, suggestions: PEOPLE } }))
    await page.getByRole('button', { name: 'Try again' }).click()
    const card = page.getByRole('article').first()
    await card.getByRole('button', { name: 'Get 3 Openers' }).click()
    await expect(card.getByRole('listitem')).toHaveCount(3)
    await card.getByRole('button', { name: 'Draft Intro' }).click()
    await expect(card.getByRole('term')).toHaveCount(4)
    await page.route('**/v1/matches/openers', (route) => route.abort())
    await page.getByRole('article').nth(1).getByRole('button', { name: 'Get 3 Openers' }).click()
    await page.getByText('Could not fetch openers right now.').waitFor()
    await page.getByRole('button', { name: 'Finish & Save Profile' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    await expectAccessible(page, 'people, openers, an intro, and a saved profile')
    await page.getByRole('button', { name: 'Change Ages' }).click()
    for (const colorScheme of ['light', 'dark'] as const)
      await expectAccessibleIn(page, 'people and all', { colorScheme, viewport: { width: 320, height: 700 } })
  })
})
