import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StorageNotice } from './storage-notice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the notice is empty if cookies and storage work', () => {
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the notice says that nothing can be saved with blocked cookies, and can be closed', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('blocks cookies')
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the notice says that a reload empties the page if storage is denied', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('a reload empties the page')
})

test('the notice says that cookies are blocked if a site setting denies storage and cookies, as in Chromium', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(navigator.cookieEnabled).toBe(true)
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('blocks cookies')
})
