import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { becomeFullMember } from './mailbox.ts'
import { open } from './visitor.ts'

async function pressByKey(page: Page, wanted: Locator, key = 'Enter') {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return page.keyboard.press(key)
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${wanted}`)
}

test('with only the keyboard, a person asks an invented member, is introduced, and says how it went', async ({
  page,
}) => {
  test.slow()
  const email = await becomeFullMember(page)
  await open(page, '/results')
  // Parallel journeys may add a real member who fits; then invented members are marked.
  const cards = page.getByRole('article')
  await expect(cards.first()).toBeVisible()
  const marked = cards.filter({ hasText: '· invented' })
  const invented = (await marked.count()) > 0 ? marked.first() : cards.first()
  const name = (await invented.getByRole('heading', { level: 2 }).textContent()) ?? ''
  const card = page.getByRole('article', { name, exact: true }).last()
  const ask = card.getByRole('button', { name: 'Ask for an introduction' })
  await page.getByRole('heading', { level: 1 }).focus()
  await pressByKey(page, ask)
  await expect(page.getByText(`This is exactly what ${name} will see, and nothing else.`)).toBeVisible()
  const words = page.getByLabel('Your words')
  await expect(words).not.toHaveValue('')
  await expect(page.getByRole('checkbox', { name: / to .* [AP]M/ }).first()).toBeChecked()
  await expectAccessible(page, 'introduction-ask')

  await pressByKey(page, card.getByRole('checkbox', { name: 'My email' }), 'Space')

  await words.focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Call me: 312 555 0142')
  const written = await words.inputValue()
  await pressByKey(page, ask)
  await expect(page.getByText(/Please take the phone number out/)).toBeVisible()
  await expect(words).toHaveValue(written)
  await expectAccessible(page, 'introduction-refused')

  await words.focus()
  for (let back = 0; back < ' Call me: 312 555 0142'.length; back += 1) await page.keyboard.press('Backspace')
  await pressByKey(page, ask)
  await expect(page.getByText(`Your ask is on its way to ${name}.`)).toBeVisible()
  await expectAccessible(page, 'introduction-asked')

  await expect(page.getByRole('article', { name: `You and ${name} are introduced` })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/@example\.com$/).last()).toBeVisible()
  const introduced = page.getByRole('article', { name: `You and ${name} are introduced` })
  await expect(introduced.getByText(/is invented: nobody will come/)).toBeVisible()
  await expect(introduced.getByText('Meet in a public place.')).toBeVisible()
  await expectAccessible(page, 'introduction-introduced')
  const sent: { subject: string }[] = await (await page.request.get(`/dev/outbox.json?to=${email}`)).json()
  expect(sent.map(({ subject }) => subject).filter((subject) => !subject.startsWith('Your Overture code'))).toEqual([
    'You are introduced',
  ])

  await expect(introduced.getByRole('button', { name: 'Tell us how it went' })).toBeHidden()
  // This device's clock is now after the meeting.
  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000)
  await page.reload()
  await expect(introduced).toBeVisible()
  await page.getByRole('heading', { level: 1 }).focus()
  await pressByKey(page, page.getByRole('button', { name: 'Tell us how it went' }).first())
  await pressByKey(page, page.getByRole('radio', { name: 'We met, and I would again' }), 'Space')
  await expectAccessible(page, 'introduction-after')
  for (let down = 0; down < 3; down += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByText('We are sorry. You come first.', { exact: false })).toBeVisible()
  await expectAccessible(page, 'introduction-unsafe')
  for (let up = 0; up < 3; up += 1) await page.keyboard.press('ArrowUp')
  await pressByKey(page, page.getByRole('button', { name: 'Send my answer' }))
  await expect(page.getByText('Thank you. It helps us choose better.')).toBeVisible()
})
