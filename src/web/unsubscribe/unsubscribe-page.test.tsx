import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import UnsubscribePage from './unsubscribe-page.tsx'

afterEach(closePage)

const openAt = (search: string) => openPage(<UnsubscribePage />, `/unsubscribe${search}`)
const found = (masked: string | null, unsubscribed = false) => ({
  'GET /api/unsubscribe': () => ({ body: { masked, unsubscribed } }),
})
const button = (name: string) => screen.findByRole('button', { name })

test('opening the page shows the address and changes nothing; the press stops the mail', async () => {
  const server = fakeServer({ ...found('a***@example.com'), 'POST /api/unsubscribe': () => ({ body: { ok: true } }) })
  const { user } = openAt('?t=id.sign')
  expect(document.title).toBe('Unsubscribe – Overture')
  expect((await screen.findByText('a***@example.com')).parentElement?.textContent).toBe(
    'We will stop sending matches, tips and news to a***@example.com.',
  )
  expect(screen.getByText('Mail you ask for yourself, like a verification code, still arrives.')).toBeTruthy()
  expect(server.calls.map(({ method, query }) => [method, query.get('t')])).toEqual([['GET', 'id.sign']])
  await user.click(await button('Unsubscribe'))
  expect(
    await screen.findByText('You are unsubscribed. We no longer send matches, tips and news to this address.'),
  ).toBeTruthy()
  expect(server.to('/api/unsubscribe').at(-1)).toMatchObject({ method: 'POST' })
  expect(server.to('/api/unsubscribe').at(-1)?.query.get('t')).toBe('id.sign')
  expect((await button('Unsubscribed')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('link', { name: 'Choose what I get instead' }).getAttribute('href')).toBe(
    '/preferences?t=id.sign',
  )
})

test('a reader who is already unsubscribed sees that', async () => {
  fakeServer(found('a***@example.com', true))
  openAt('?t=id.sign')
  expect((await button('Unsubscribed')).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('heading', { level: 1, name: 'You will hear less from us' })).toBeTruthy()
})

test('a forged link shows an error', async () => {
  fakeServer(found(null))
  openAt('?t=altered')
  expect(
    await screen.findByText('This link is not one of ours, or its account is gone. Nothing was changed.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link whose account is deleted before the press shows the same error', async () => {
  fakeServer({ ...found('a***@example.com'), 'POST /api/unsubscribe': () => ({ status: 400, body: {} }) })
  const { user } = openAt('?t=id.sign')
  await user.click(await button('Unsubscribe'))
  expect(await screen.findByText(/^This link is not one of ours/)).toBeTruthy()
})

test('without a link, the page says what to do, and makes no request', () => {
  const server = fakeServer()
  openAt('')
  expect(screen.getByText('To stop them, open this page with the link at the end of one of our emails.')).toBeTruthy()
  expect(server.calls).toEqual([])
})

test('if no reply comes, nothing changes, and it can be tried again', async () => {
  const server = fakeServer({ 'GET /api/unsubscribe': () => 'offline', 'POST /api/unsubscribe': () => 'offline' })
  const { user } = openAt('?t=id.sign')
  await screen.findByText('We could not reach the server. Nothing has changed. Try again in a moment.')
  Object.assign(server.answers, found('a***@example.com'))
  await user.click(await button('Try again'))
  await user.click(await button('Unsubscribe'))
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not reach the server. Nothing has changed. Try again in a moment.',
  )
  expect(await button('Unsubscribe')).toBeTruthy()
})
