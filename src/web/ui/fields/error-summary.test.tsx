import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { RadioCards } from './radio-cards.tsx'

afterEach(cleanup)

const errors = [
  { field: 'basics.displayName', message: 'Display name is required' },
  { field: 'basics.relationshipIntent', message: 'Select your relationship intent' },
]

function Page({ attempt = 1, errors: found = errors }: { attempt?: number; errors?: typeof errors }) {
  return (
    <>
      <ErrorSummary title="Please resolve the highlighted fields." errors={found} focusKey={attempt} />
      <Field label="Display name" name="basics.displayName" />
      <RadioCards
        label="Relationship intent"
        name="basics.relationshipIntent"
        value="casual"
        onChange={() => {}}
        options={[
          { value: 'long_term', label: 'Long-term' },
          { value: 'casual', label: 'Casual' },
        ]}
      />
    </>
  )
}

const summary = () => screen.getByRole('group', { name: 'Please resolve the highlighted fields.' })

test('the summary takes the focus when it appears, and again at the next attempt', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page attempt={0} errors={[]} />)
  expect(screen.queryByRole('group')).toBeNull()
  rerender(<Page attempt={1} />)
  expect(document.activeElement).toBe(summary())
  await user.click(screen.getByLabelText('Display name'))
  rerender(<Page attempt={2} />)
  expect(document.activeElement).toBe(summary())
})

test('the summary does not take the focus while the person corrects an error', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page />)
  await user.click(screen.getByLabelText('Display name'))
  rerender(<Page errors={errors.slice(1)} />)
  expect(document.activeElement).toBe(screen.getByLabelText('Display name'))
})

test('after all errors are corrected, the summary returns only at the next attempt, not during typing', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page />)
  await user.click(screen.getByLabelText('Display name'))
  rerender(<Page errors={[]} />)
  rerender(<Page />)
  expect(document.activeElement).toBe(screen.getByLabelText('Display name'))
  expect(screen.queryByRole('group', { name: 'Please resolve the highlighted fields.' })).toBeNull()
  rerender(<Page attempt={2} />)
  expect(document.activeElement).toBe(summary())
})

test('each link of the summary moves the focus to its control, in a group to the chosen one', async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('link', { name: 'Display name is required' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Display name'))
  await user.click(screen.getByRole('link', { name: 'Select your relationship intent' }))
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Casual' }))
})
