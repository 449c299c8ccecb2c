import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeWizard, fakeServer, heading, openWizard } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test.each([
  ['/intake/basics', () => box('Pronouns'), 'Display name is required'],
  ['/intake/location', () => box('Travel distance (miles)'), 'City is required'],
])(
  'Enter in the last field of %s works like Continue, and names missing answers even if Continue is disabled',
  async (path, field, message) => {
    fakeServer()
    const { user } = openWizard(path)
    await vi.waitFor(() => field().focus())
    await user.keyboard('{Enter}')
    const summary = await screen.findByRole('group', { name: 'Please resolve the highlighted fields.' })
    expect(document.activeElement).toBe(summary)
    expect(within(summary).getAllByRole('link', { name: message }).length).toBeGreaterThan(0)
  },
)

test('Enter moves to the next empty field first', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await vi.waitFor(() => box('Minimum age').focus())
  await user.keyboard('50{Enter}')
  expect(document.activeElement).toBe(box('Maximum age'))
  await heading('Preferences')
})

test('Enter skips an own entry that is folded away', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await user.click(await screen.findByRole('combobox', { name: 'City' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(box('Travel distance (miles)'))
})

test('Enter adds an own entry, and without one it continues', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.click(await screen.findByText('A value of your own'))
  await user.type(box('A value of your own'), 'Honesty{Enter}')
  expect(screen.getByRole('checkbox', { name: 'Honesty' })).toBeTruthy()
  await user.keyboard('{Enter}')
  await heading('Deal-breakers')
})
