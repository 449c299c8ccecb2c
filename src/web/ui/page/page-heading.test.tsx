import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PageHeading, PageTitle } from './page-heading.tsx'
import { SiteConfigProvider } from './site-config.ts'

afterEach(cleanup)

const site = { name: 'Overture', home: '/', navLinks: [], footerLinks: [] }

function Page({ title, next }: { title: string; next: string }) {
  return (
    <SiteConfigProvider value={site}>
      <PageTitle>{title}</PageTitle>
      <PageHeading>{title}</PageHeading>
      <Link to={next}>Onward</Link>
      <Link to="?sort=new">Sort</Link>
      <Link to="/matches#rights">Rights</Link>
      <h2 id="rights" tabIndex={-1}>
        Your rights
      </h2>
    </SiteConfigProvider>
  )
}

function openTwoPages() {
  const router = createMemoryRouter([
    { path: '/', element: <Page key="one" title="Concierge" next="/matches" /> },
    { path: '/matches', element: <Page key="two" title="Your matches" next="/" /> },
  ])
  render(<RouterProvider router={router} />)
}

test('the heading of each page except the first takes the focus, and the title changes with it [spec 29]', async () => {
  const user = userEvent.setup()
  openTwoPages()
  expect(document.activeElement).toBe(document.body)
  expect(document.title).toBe('Concierge – Overture')

  await user.click(screen.getByRole('link', { name: 'Onward' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your matches' }))
  expect(document.title).toBe('Your matches – Overture')

  await user.click(screen.getByRole('link', { name: 'Sort' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sort' }))

  await user.click(screen.getByRole('link', { name: 'Onward' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Concierge' }))
})

test('a link to a part of another page moves the focus to the heading of that part', async () => {
  const user = userEvent.setup()
  openTwoPages()
  await user.click(screen.getByRole('link', { name: 'Rights' }))
  expect(await screen.findByRole('heading', { name: 'Your matches' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your rights' }))
})
