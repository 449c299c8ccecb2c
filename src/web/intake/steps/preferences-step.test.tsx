import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeWizard, fakeServer, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('the buttons that stay in view on a phone do so only while the step has no error', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  const inReach = () => document.querySelector('.way-on')
  await user.type(box('Minimum age'), '40')
  await expect.poll(inReach).not.toBeNull()
  await user.type(box('Maximum age'), '30')
  await user.tab()
  await screen.findByText('Maximum age cannot be below minimum age')
  expect(inReach()).toBeNull()
})

test('a minimum and maximum age in the wrong order can be swapped with one press', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.type(box('Minimum age'), '40')
  expect(screen.queryByRole('button', { name: 'Swap them' })).toBeNull()
  await user.type(box('Maximum age'), '30')
  await user.tab()
  await screen.findByText('Maximum age cannot be below minimum age')
  await user.click(press('Swap them'))
  expect([box('Minimum age').value, box('Maximum age').value]).toEqual(['30', '40'])
  expect(document.activeElement).toBe(box('Minimum age'))
  await expect.poll(() => screen.queryByText('Maximum age cannot be below minimum age')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Swap them' })).toBeNull()
})

test('with ages in the wrong order, Tab leads to the button that swaps them', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.type(box('Minimum age'), '40')
  await user.type(box('Maximum age'), '30')
  await user.tab()
  expect(document.activeElement).toBe(press('Swap them'))
})

test('the step says that the concierge will ask who the member wants to meet', async () => {
  fakeServer()
  openWizard('/intake/preferences')
  expect(await screen.findByText(/Who you'd like to meet, the concierge asks once you submit\./)).toBeTruthy()
})
