import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeWizard, fakeServer, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('on a phone the buttons do not cover what is wrong', async () => {
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

test('ages that crossed change places with one press', async () => {
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

test('Tab from ages that crossed leads to the button that swaps them', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.type(box('Minimum age'), '40')
  await user.type(box('Maximum age'), '30')
  await user.tab()
  expect(document.activeElement).toBe(press('Swap them'))
})

test('the step says where who one would like to meet is asked', async () => {
  fakeServer()
  openWizard('/intake/preferences')
  expect(await screen.findByText(/Who you'd like to meet, the concierge asks once you submit\./)).toBeTruthy()
})
