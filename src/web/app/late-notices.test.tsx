import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { askSession, forgetSession } from '../session/use-session.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { LateNotices } from './late-notices.tsx'

afterEach(() => {
  closePage()
  forgetSession()
  vi.restoreAllMocks()
})

const open = (session: object = {}) => {
  fakeServer({ 'GET /api/auth/session': () => ({ body: { email: null, verified: false, fresh: false, ...session } }) })
  openPage(<LateNotices />)
  return askSession()
}

test('no notice appears if storage works and the member is not suspended', async () => {
  await open()
  await new Promise((passed) => setTimeout(passed, 50))
  expect(screen.queryByRole('status')).toBeNull()
  expect(window.localStorage.getItem('overture.probe')).toBeNull()
})

test('blocked cookies are reported', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
  await open()
  expect(await screen.findByText(/This browser blocks cookies/)).toBeDefined()
})

test('a suspension is reported after the session is loaded', async () => {
  await open({ email: 'bo@example.com', verified: true, suspended: true })
  expect(await screen.findByText(/Your account is suspended/)).toBeDefined()
})
