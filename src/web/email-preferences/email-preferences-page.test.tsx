import { screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { EmailPreferencesFound } from '#contract/email-preferences.ts'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import EmailPreferencesPage from './email-preferences-page.tsx'

afterEach(closePage)

const NOBODY: EmailPreferencesFound = {
  freq: 'weekly',
  topics: ['product', 'tips'],
  pausedUntil: null,
  masked: null,
  unsubscribed: false,
}
const ADA: EmailPreferencesFound = { ...NOBODY, freq: 'monthly', topics: ['promos'], masked: 'a***@example.com' }
const found = (reader: EmailPreferencesFound) => ({ 'GET /api/preferences': () => ({ body: reader }) })
const openAt = (search = '') => openPage(<EmailPreferencesPage />, `/preferences${search}`)
const posted = () => {
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return { to: `${form.method} ${form.getAttribute('action')}`, fields: [...new FormData(form)].map(String) }
}

test('without scripts the page is a plain form with the defaults [spec 107, 109]', () => {
  const router = createMemoryRouter([{ path: '*', element: <EmailPreferencesPage /> }])
  document.body.innerHTML = renderToString(<RouterProvider router={router} />)
  expect(posted()).toEqual({
    to: 'post /api/preferences',
    fields: ['t,', 'freq,weekly', 'topics,product', 'topics,tips'],
  })
  expect(screen.getByRole('checkbox', { name: 'Transactional' })).toMatchObject({ checked: true, disabled: true })
  document.body.innerHTML = ''
})

test('the page offers frequencies and topics, and says which mail cannot be turned off [spec 106]', async () => {
  fakeServer(found(NOBODY))
  openAt()
  expect(document.title).toBe('Email preferences – Overture')
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'weekly',
    'monthly',
    'pause30',
  ])
  expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).value)).toEqual([
    'product',
    'tips',
    'promos',
    'on',
  ]) // only inputs have this role
  expect(screen.getByText(/^Transactional emails are always on\./)).toBeTruthy()
  const nobody = /^We do not know yet whose preferences these are\./
  await waitFor(() => expect(screen.getByText(nobody).closest('[hidden]')).toBeNull())
})

test("the page shows the reader's own choices, and the form keeps the token of the signed link", async () => {
  const server = fakeServer(found(ADA))
  openAt('?t=id.sign')
  await screen.findByText('a***@example.com')
  expect(server.to('/api/preferences').map(({ query }) => query.get('t'))).toEqual(['id.sign'])
  expect(posted().fields).toEqual(['t,id.sign', 'freq,monthly', 'topics,promos'])
  expect(screen.getByText(/^We do not know yet/).closest('[hidden]')).not.toBeNull()
})

test('the address that the server wrote into the page stays visible while the script loads the choices', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {}) // React warns, because it rendered a shown element as hidden
  const router = createMemoryRouter([{ path: '*', element: <EmailPreferencesPage /> }])
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<RouterProvider router={router} />)
    .replace('data-reader="known" hidden=""', 'data-reader="known"')
    .replace(/(<b data-masked=""[^>]*>)/, '$1a***@example.com')
  let answer = () => {}
  fakeServer({ 'GET /api/preferences': () => new Promise((reply) => (answer = () => reply({ body: ADA }))) })
  const taken = hydrateRoot(root, <RouterProvider router={router} />)
  await waitFor(() =>
    expect(Object.keys(root.firstElementChild ?? {}).some((key) => key.startsWith('__react'))).toBe(true),
  )
  expect(screen.getByText('a***@example.com').closest('[hidden]')).toBeNull()
  answer()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Monthly' })).toMatchObject({ checked: true }))
  expect(screen.getByText('a***@example.com').closest('[hidden]')).toBeNull()
  taken.unmount()
  root.remove()
  complaint.mockRestore()
})

test('a choice made before the reply of the server is kept', async () => {
  let answer = () => {}
  const server = fakeServer({
    'GET /api/preferences': () => new Promise((reply) => (answer = () => reply({ body: ADA }))),
  })
  const { user } = openAt()
  await user.click(screen.getByRole('radio', { name: 'Pause for 30 days' }))
  await user.click(screen.getByRole('checkbox', { name: 'Tips' }))
  await waitFor(() => expect(server.to('/api/preferences')).toHaveLength(1))
  answer()
  await screen.findByText('a***@example.com')
  expect(posted().fields).toEqual(['t,', 'freq,pause30', 'topics,product'])
})

test('if one choice is changed after the reply, the others stay as the server sent them', async () => {
  fakeServer(found(ADA))
  const { user } = openAt()
  await screen.findByText('a***@example.com')
  await user.click(screen.getByRole('checkbox', { name: 'Tips' }))
  expect(posted().fields).toEqual(['t,', 'freq,monthly', 'topics,tips', 'topics,promos'])
})

test.each([
  ['?saved=1', 'Your preferences are saved.', /^Not saved:/],
  ['?saved=0', /^Not saved: we could not tell whose preferences these are\./, 'Your preferences are saved.'],
])('with %s the page says whether the form was saved', async (search, said, unsaid) => {
  fakeServer(found(NOBODY))
  openAt(search)
  const note = await screen.findByText(said)
  expect(note.closest('[hidden]')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(note.closest('[role=group]')))
  expect(screen.getByText(unsaid).closest('[hidden]')).not.toBeNull()
})

test('the page shows when a pause ends, and how an unsubscribed reader gets mails again', async () => {
  fakeServer(found({ ...ADA, freq: 'pause30', pausedUntil: '2026-04-01T12:00:00.000Z', unsubscribed: true }))
  openAt()
  expect(await screen.findByText('Paused until April 1, 2026, then weekly again.')).toBeTruthy()
  expect(
    screen.getByText(/^You are unsubscribed\. To hear from us again, verify your email in this browser and save/),
  ).toBeTruthy()
})

test('if no reply comes, the page says so, and the form still works', async () => {
  fakeServer({ 'GET /api/preferences': () => 'offline' })
  openAt()
  expect(await screen.findByText('We could not load your choices right now. These are the defaults.')).toBeTruthy()
  expect(posted().fields).toEqual(['t,', 'freq,weekly', 'topics,product', 'topics,tips'])
})

test('without a network, Save sends nothing, says so, and keeps the choices', async () => {
  let isOffline = false
  fakeServer({ 'GET /api/preferences': () => (isOffline ? 'offline' : { body: ADA }) })
  const post = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const { user } = openAt()
  await screen.findByText('a***@example.com')
  await user.click(screen.getByRole('radio', { name: 'Pause for 30 days' }))
  isOffline = true
  const save = screen.getByRole('button', { name: 'Save preferences' })
  await user.click(save)
  expect(
    await screen.findByText('Not saved: the server could not be reached. Your choices are still here.'),
  ).toBeTruthy()
  expect(post).not.toHaveBeenCalled()
  expect(posted().fields).toEqual(['t,', 'freq,pause30', 'topics,promos'])

  isOffline = false
  await user.click(save)
  await waitFor(() => expect(post).toHaveBeenCalledOnce())
  post.mockRestore()
})
