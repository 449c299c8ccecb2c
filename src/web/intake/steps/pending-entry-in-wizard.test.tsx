import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MAX_LIST } from '#contract/limits.ts'
import { anIntake } from '../../../../test/builders.ts'
import { readCopy, writeCopy } from '../draft/draft-copy.ts'
import { valuesFrom, withFields } from '../form/form-values.ts'
import { closeWizard, fakeServer, heading, openWizard, press } from './wizard.test-kit.tsx'

afterEach(closeWizard)

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const chip = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })
const OWN = 'A value of your own'

function kept(fields: Parameters<typeof withFields>[1]) {
  const values = withFields(valuesFrom(anIntake()), fields)
  writeCopy({ values, reached: 6, email: 'ada@example.com', version: 3, base: valuesFrom(anIntake()), sent: [] })
}

test('an unfinished entry of a list survives a reload unchanged', async () => {
  fakeServer()
  const { user, page } = openWizard('/intake/preferences')
  await user.type(box(OWN), 'Hones')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  page.unmount()
  openWizard('/intake/preferences')
  expect(await screen.findByDisplayValue('Hones')).toBe(box(OWN))
  expect(chip('Hones')).toBeNull()
})

test('Continue adds an unfinished entry to the list and to the saved draft', async () => {
  const server = fakeServer()
  kept({})
  const { user } = openWizard('/intake/preferences')
  await user.type(box(OWN), 'Honesty')
  await user.click(press('Continue to Deal-breakers'))
  await heading('Deal-breakers')
  await screen.findByText(/^Saved at/)
  expect(server.to('/v1/intake/save-draft').at(-1)?.body).toMatchObject({
    draft: { preferences: { values: expect.arrayContaining(['Honesty']) } },
  })
  await user.click(press('Back'))
  expect(chip('Honesty')?.checked).toBe(true)
  expect(box(OWN).value).toBe('')
})

test('Save adds an unfinished entry, too', async () => {
  const server = fakeServer()
  kept({})
  const { user } = openWizard('/intake/preferences')
  await user.type(box(OWN), 'Honesty')
  await user.click(press('Save'))
  await screen.findByText('Draft saved.')
  expect(chip('Honesty')?.checked).toBe(true)
  expect(server.to('/v1/intake/save-draft').at(-1)?.body).toMatchObject({
    draft: { preferences: { values: expect.arrayContaining(['Honesty']) } },
  })
})

test('a full list stops Continue with an error, and keeps the unfinished entry', async () => {
  fakeServer()
  kept({ 'preferences.values': Array.from({ length: MAX_LIST }, (_, at) => `Value ${at}`) })
  const { user } = openWizard('/intake/preferences')
  await user.type(box(OWN), 'Honesty')
  await user.click(press('Continue to Deal-breakers'))
  expect(await screen.findAllByText('Choose up to 20')).toHaveLength(2)
  expect(box(OWN).value).toBe('Honesty')
  await user.clear(box(OWN))
  expect(screen.queryByText('Choose up to 20')).toBeNull()
  await user.click(press('Continue to Deal-breakers'))
  expect(await heading('Deal-breakers')).toBeTruthy()
})

test('leaving the step another way adds the entry, too; an invalid one stays in its input', async () => {
  fakeServer()
  kept({})
  const { user } = openWizard('/intake/media')
  await user.type(box('Photo URL'), 'https://exa mple')
  await user.click(press('Back'))
  await heading('Deal-breakers')
  await user.type(box('Something else that is a no'), 'Puns')
  await user.click(screen.getByRole('link', { name: /^7\s*Review/ }))
  await heading('Review and Consent')
  expect(screen.getByText('Puns')).toBeTruthy()
  await user.click(press('Back'))
  await heading('Media')
  expect(box('Photo URL').value).toBe('https://exa mple')
})

test('a reset deletes the unfinished entry', async () => {
  fakeServer()
  const { user } = openWizard('/intake/preferences')
  await user.type(box(OWN), 'Honesty')
  await user.click(press('Reset'))
  await user.click(await screen.findByRole('button', { name: 'Clear my answers' }))
  await heading('Account')
  expect(readCopy()?.values.pending.values ?? '').toBe('')
  expect(readCopy()?.values.preferences.values ?? []).toEqual([])
})
