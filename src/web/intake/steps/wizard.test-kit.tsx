import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { type Answers, fakeServer as fakeApi } from '../../api/fake-server.test-kit.ts'
import { forgetSession } from '../../session/use-session.ts'
import { ToastRegion } from '../../ui/feedback/toast.tsx'
import { closeToast, toastShelf } from '../../ui/feedback/toast-store.ts'
import { SiteConfigProvider } from '../../ui/page/site-config.ts'
// The page loads these parts on demand. No test should wait for them.
import '../verification/code-panel.tsx'
import '../verification/way-to-matches.tsx'
import '../wizard/question-panel.tsx'
import '../../ui/feedback/dialog.tsx'
import IntakeLayout from '../wizard/intake-layout.tsx'
import AccountStep from './account-step.tsx'
import BasicsStep from './basics-step.tsx'
import DealbreakersStep from './dealbreakers-step.tsx'
import LocationStep from './location-step.tsx'
import MediaStep from './media-step.tsx'
import PreferencesStep from './preferences-step.tsx'
import ReviewStep from './review-step.tsx'

const QUIET: Answers = {
  'GET /v1/intake/draft': () => ({ status: 404, body: { error: 'not_found' } }),
  'GET /v1/places': () => ({ body: { places: [] } }),
  'POST /v1/intake/save-draft': () => ({ body: { savedAt: '2026-03-02T12:00:00.000Z', version: 1 } }),
}
export const fakeServer = (answers: Answers = {}) => fakeApi({ ...QUIET, ...answers })

const SITE = { name: 'Overture', home: '/intake/account', navLinks: [], footerLinks: [] }

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
      { path: '/verify/draft', element: <h1>Which draft shall we use?</h1> },
      { path: '/concierge', element: <h1>Concierge</h1> },
    ],
    { initialEntries: [at] },
  )
  const user = userEvent.setup()
  const page = render(
    <SiteConfigProvider value={SITE}>
      <RouterProvider router={router} />
      <ToastRegion />
    </SiteConfigProvider>,
  )
  return { router, user, page }
}

export function closeWizard() {
  cleanup()
  forgetSession()
  for (const toast of toastShelf.current()) if (toast) closeToast(toast.id)
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
