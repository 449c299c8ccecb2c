import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { closeWizard, fakeServer, openWizard } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a distance in minutes gets an error that asks for miles, and the typed words stay', async () => {
  fakeServer()
  const { user } = openWizard('/intake/location')
  await user.type(box('Travel distance (miles)'), 'half an hour')
  await user.tab()
  expect(await screen.findByText('In miles, please: half an hour by car is about 20, an hour about 45.')).toBeTruthy()
  expect(screen.queryByText(/from 0 to 310 miles \(500 km\)/)).toBeNull()
  expect(box('Travel distance (miles)').value).toBe('half an hour')
})
