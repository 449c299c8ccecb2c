import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { forgetCsrfToken } from '../api/http.ts'
import { HouseProvider } from '../ui/house.tsx'
import { ToastRegion } from '../ui/toast.tsx'
import { closeToast, toastShelf } from '../ui/toast-store.ts'
// Fetched on demand by the page; loaded ahead here, so that no test waits for a module.
import './question-panel.tsx'
import './reset-dialog.tsx'
import IntakeLayout from './intake-layout.tsx'
import AccountStep from './steps/account-step.tsx'
import BasicsStep from './steps/basics-step.tsx'
import DealbreakersStep from './steps/dealbreakers-step.tsx'
import LocationStep from './steps/location-step.tsx'
import MediaStep from './steps/media-step.tsx'
import PreferencesStep from './steps/preferences-step.tsx'
import ReviewStep from './steps/review-step.tsx'

type Call = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers }
type Answer = { status?: number; body?: unknown; text?: string } | 'offline'
type Answers = Record<string, (call: Call) => Answer | Promise<Answer>>

/** What the server says when a test does not care. */
const QUIET: Answers = {
  'GET /v1/csrf-token': () => ({ body: { csrfToken: 'token', csrfEnabled: true } }),
  'GET /api/auth/session': () => ({ body: { email: null, verified: false, fresh: false } }),
  'GET /v1/intake/draft': () => ({ status: 404, body: { error: 'not_found' } }),
  'GET /v1/places': () => ({ body: { places: [] } }),
  'POST /v1/intake/save-draft': () => ({ body: { savedAt: '2026-03-02T12:00:00.000Z', version: 1 } }),
}

/** Fakes the network's edge. `answers` may be changed while the page is open. */
export function fakeServer(answers: Answers = {}) {
  const calls: Call[] = []
  const server = {
    calls,
    answers: { ...QUIET, ...answers },
    to: (path: string) => calls.filter((call) => call.path === path),
  }
  forgetCsrfToken()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const method = init.method ?? 'GET'
    const body: unknown = init.body === undefined ? undefined : JSON.parse(String(init.body))
    const call = { method, path: pathname, query: searchParams, body, headers: new Headers(init.headers) }
    calls.push(call)
    const answer = await server.answers[`${method} ${pathname}`]?.(call)
    if (answer === undefined) throw new Error(`The test expects no ${method} ${pathname}`)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return new Response(answer.text ?? JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
  })
  return server
}

const HOUSE = { name: 'Overture', home: '/intake/account', rooms: [], foot: [], footNote: '18+ only' }

/** Opens the wizard at an address, as a page does. */
export function openWizard(at = '/intake/account') {
  const router = createMemoryRouter(
    [
      {
        path: '/intake',
        Component: IntakeLayout,
        children: [
          { path: 'account', Component: AccountStep },
          { path: 'basics', Component: BasicsStep },
          { path: 'location', Component: LocationStep },
          { path: 'preferences', Component: PreferencesStep },
          { path: 'dealbreakers', Component: DealbreakersStep },
          { path: 'media', Component: MediaStep },
          { path: 'review', Component: ReviewStep },
        ],
      },
      { path: '/concierge', element: <h1>Concierge</h1> },
    ],
    { initialEntries: [at] },
  )
  const user = userEvent.setup()
  const page = render(
    <HouseProvider value={HOUSE}>
      <RouterProvider router={router} />
      <ToastRegion />
    </HouseProvider>,
  )
  return { router, user, page }
}

/** Leaves no trace for the next test. */
export function closeWizard() {
  cleanup()
  for (const toast of toastShelf.current()) if (toast) closeToast(toast.id)
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
