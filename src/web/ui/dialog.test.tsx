import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog, OpenConfirmDialog } from './dialog.tsx'

afterEach(cleanup)

function Reset({ onConfirm }: { onConfirm: () => void }) {
  return (
    <ConfirmDialog
      title="Start again?"
      confirmLabel="Clear everything"
      cancelLabel="Keep my answers"
      onConfirm={onConfirm}
      trigger={<Button>Reset</Button>}
    >
      This clears the form.
    </ConfirmDialog>
  )
}

test('asks first, with the harmless answer at hand, and gives the focus back', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<Reset onConfirm={onConfirm} />)
  const reset = screen.getByRole('button', { name: 'Reset' })
  await user.click(reset)
  expect(screen.getByRole('alertdialog', { name: 'Start again?' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep my answers' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(document.activeElement).toBe(reset))
})

test('does it once when confirmed', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<Reset onConfirm={onConfirm} />)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(screen.getByRole('button', { name: 'Clear everything' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the one that opens by itself says when it closes', async () => {
  const user = userEvent.setup()
  const onClose = vi.fn()
  render(
    <OpenConfirmDialog title="Sure?" confirmLabel="Yes" cancelLabel="No" onConfirm={() => {}} onClose={onClose}>
      It is for good.
    </OpenConfirmDialog>,
  )
  await user.click(screen.getByRole('button', { name: 'No' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
