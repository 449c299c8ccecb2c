import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { SiteConfigProvider } from './site-config.ts'

const SITE = { name: 'Overture', home: '/intake/account', navLinks: [], footerLinks: [] }

/** All other addresses show the heading 'Elsewhere'. */
export function openPage(page: ReactNode, at = '/page') {
  const path = new URL(at, 'http://localhost').pathname
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    {
      initialEntries: [at],
    },
  )
  const user = userEvent.setup()
  const shown = render(
    <SiteConfigProvider value={SITE}>
      <RouterProvider router={router} />
    </SiteConfigProvider>,
  )
  return { router, user, ...shown }
}

export function closePage() {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
  window.location.hash = ''
  vi.unstubAllGlobals()
}
