import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeWizard, fakeServer, openWizard } from './wizard.test-kit.tsx'

afterEach(closeWizard)

test('a must-not that rules out an own answer says so', async () => {
  fakeServer()
  const { user } = openWizard('/intake/dealbreakers')
  const note = () => screen.queryByText(/leaves out everybody who answers No/)
  await user.click(await screen.findByRole('checkbox', { name: 'Dismissive of kids' }))
  expect(note()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Wants kids' }), 'No')
  expect(note()).not.toBeNull()
})
