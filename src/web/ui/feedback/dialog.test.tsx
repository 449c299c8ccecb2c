import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../button.tsx'
import { ConfirmDialog } from './dialog.tsx'

afterEach(cleanup)

function Reset({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reset</Button>
      {isOpen && (
        <ConfirmDialog
          title="Start again?"
          confirmLabel="Clear everything"
          cancelLabel="Keep my answers"
          onConfirm={onConfirm}
          onClose={() => setOpen(false)}
        >
          This clears the form.
        </ConfirmDialog>
      )}
    </>
  )
}

test('the dialog focuses the harmless button, and that button changes nothing', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<Reset onConfirm={onConfirm} />)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('alertdialog', { name: 'Start again?', description: 'This clears the form.' })).toBeDefined()
  const keep = screen.getByRole('button', { name: 'Keep my answers' })
  expect(document.activeElement).toBe(keep)
  await user.click(keep)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirm).not.toHaveBeenCalled()
})

test('the confirm button acts once', async () => {
  const user = userEvent.setup()
  const onConfirm = vi.fn()
  render(<Reset onConfirm={onConfirm} />)
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await user.click(screen.getByRole('button', { name: 'Clear everything' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
