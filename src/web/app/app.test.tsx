import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PageFrame } from '../ui/page/page-frame.tsx'
import { SiteConfigProvider } from '../ui/page/site-config.ts'
import { RouteError } from './route-error.tsx'
import { site } from './site.ts'
import ToAccount from './to-account.tsx'

afterEach(cleanup)

function Broken(): never {
  throw new Error('broken page')
}

test('an unknown address is replaced by the first step with the same query string [spec 27]', async () => {
  const router = createMemoryRouter(
    [
      { path: '/intake/account', element: <p>Account</p> },
      { path: '*', element: <ToAccount /> },
    ],
    { initialEntries: ['/nowhere?email=ada%40example.com'] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText('Account')
  expect(router.state.location).toMatchObject({ pathname: '/intake/account', search: '?email=ada%40example.com' })
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a broken page shows an error and a link to the intake [spec 111]', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {}) // React reports the error it caught
  const router = createMemoryRouter([{ path: '/', element: <Broken />, errorElement: <RouteError /> }])
  render(<RouterProvider router={router} />)
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to the intake' }).getAttribute('href')).toBe('/intake/account')
  complaint.mockRestore()
})

test('the header links to every main page and marks the current one; the footer has the other links [spec 208]', () => {
  const router = createMemoryRouter([{ path: '/results', element: <PageFrame title="Your matches">list</PageFrame> }], {
    initialEntries: ['/results'],
  })
  render(
    <SiteConfigProvider value={site}>
      <RouterProvider router={router} />
    </SiteConfigProvider>,
  )
  const navLinks = screen.getByRole('navigation', { name: 'Main' }).querySelectorAll('a')
  expect(
    [...navLinks].map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['Intake', '/intake/account', null],
    ['Concierge', '/concierge', null],
    ['Matches', '/results', 'page'],
  ])
  const foot = screen.getByRole('contentinfo')
  expect([...foot.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Help',
    'Privacy',
    'Email preferences',
    'Your data',
  ])
  expect(foot.textContent).not.toContain('18+ only')
})
