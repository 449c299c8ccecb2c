import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { askSession, forgetSession } from '../session/use-session.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import { SuspendedNotice } from './suspended-notice.tsx'

afterEach(() => {
  closePage()
  forgetSession()
})

const session = (more: object) => ({
  'GET /api/auth/session': () => ({ body: { email: 'bo@example.com', verified: true, fresh: false, ...more } }),
})

test('a suspended member reads the notice and a link to the Privacy page', async () => {
  fakeServer(session({ suspended: true }))
  openPage(<SuspendedNotice />)
  await askSession()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Your account is suspended'))
  expect(screen.getByRole('link', { name: 'Privacy page' }).getAttribute('href')).toBe('/privacy')
})

test('a member who is not suspended sees no notice', async () => {
  fakeServer(session({}))
  openPage(<SuspendedNotice />)
  await askSession()
  expect(screen.getByRole('status').textContent).toBe('')
})
