import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import AfterMeetingPage from './after-meeting-page.tsx'

afterEach(() => {
  closePage()
  window.location.hash = ''
})

const FIND = 'GET /v1/introductions/after'
const SEND = 'POST /v1/introductions/after'
const FOUND = { firstName: 'Theo', day: 'Saturday', outcome: null }

function openLink(token: string) {
  window.location.hash = token
  return openPage(<AfterMeetingPage />, '/how-did-it-go')
}

test('opening the link changes nothing; a press sends the answer, and the thanks get the focus', async () => {
  const server = fakeServer({ [FIND]: () => ({ body: FOUND }), [SEND]: () => ({ body: { ok: true } }) })
  const { user } = openLink('a-token')
  expect(await screen.findByText('You and Theo planned to meet: Saturday.')).toBeTruthy()
  expect(server.calls.map(({ method, query }) => [method, query.get('token')])).toEqual([['GET', 'a-token']])
  await user.click(screen.getByRole('radio', { name: 'We did not meet' }))
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  const thanks = await screen.findByRole('group', { name: 'Thank you. It helps us choose better.' })
  expect(document.activeElement).toBe(thanks)
})

test('if the network fails, the answer stays selected and can be sent again', async () => {
  const server = fakeServer({ [FIND]: () => ({ body: FOUND }), [SEND]: () => 'offline' })
  const { user } = openLink('a-token')
  const answer = await screen.findByRole('radio', { name: 'We did not meet' })
  await user.click(answer)
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText('That did not go through. Please try again.')).toBeTruthy()
  expect(answer).toMatchObject({ checked: true })
  server.answers[SEND] = () => ({ body: { ok: true } })
  await user.click(screen.getByRole('button', { name: 'Send my answer' }))
  expect(await screen.findByText('Thank you. It helps us choose better.')).toBeTruthy()
})

test('without its link the page says so, and makes no request', async () => {
  const server = fakeServer({})
  openLink('')
  expect(await screen.findByText(/^This link does not work any more\./)).toBeTruthy()
  expect(server.calls).toEqual([])
})
