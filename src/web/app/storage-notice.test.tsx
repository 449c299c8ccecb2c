import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StorageNotice } from './storage-notice.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('is silent where everything can be kept', () => {
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('says that blocked cookies keep anything from being saved, and can be closed', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('blocks cookies')
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('says that a reload empties the page where storage is denied', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('a reload empties the page')
})

test('says that cookies are blocked where the site setting denies storage and cookies, as Chromium does', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  expect(navigator.cookieEnabled).toBe(true)
  render(<StorageNotice />)
  expect(screen.getByRole('status').textContent).toContain('blocks cookies')
})
