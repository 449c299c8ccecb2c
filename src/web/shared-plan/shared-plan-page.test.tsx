import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer } from '../api/fake-server.test-kit.ts'
import { closePage, openPage } from '../ui/page/open-page.test-kit.tsx'
import SharedPlanPage from './shared-plan-page.tsx'

const FOUND = {
  firstName: 'Ada',
  starts: '2026-11-29T14:00',
  minutes: 120,
  zone: 'America/Chicago',
  area: 'Logan Square',
  isOff: false,
}
afterEach(() => {
  window.location.hash = ''
  closePage()
})

test('a friend sees first name, date, hour and area', async () => {
  window.location.hash = '#t0'
  const server = fakeServer({ 'GET /v1/introductions/plan': () => ({ body: FOUND }) })
  openPage(<SharedPlanPage />, '/plan')
  expect(await screen.findByText('Sunday, November 29, 2 to 4 PM')).toBeTruthy()
  expect(screen.getByText('Your friend and Ada')).toBeTruthy()
  expect(screen.getByText('Logan Square')).toBeTruthy()
  expect(screen.queryByText('This meeting is off.')).toBeNull()
  expect(server.to('/v1/introductions/plan')[0]?.query.get('token')).toBe('t0')
})

test('a friend sees that a meeting is off', async () => {
  window.location.hash = '#t0'
  fakeServer({ 'GET /v1/introductions/plan': () => ({ body: { ...FOUND, isOff: true } }) })
  openPage(<SharedPlanPage />, '/plan')
  expect(await screen.findByText('This meeting is off.')).toBeTruthy()
})

test('an expired link shows nothing', async () => {
  window.location.hash = '#t0'
  fakeServer({ 'GET /v1/introductions/plan': () => ({ status: 404, body: { error: 'not_found' } }) })
  openPage(<SharedPlanPage />, '/plan')
  expect(await screen.findByText(/^This link shows nothing any more\./)).toBeTruthy()
})
