import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { ChatTurn, Snapshot, SnapshotSource } from '#contract/concierge.ts'
import type { Suggestion } from '#contract/suggestions.ts'
import { type Answers, fakeServer } from '../api/fake-server.test-kit.ts'
import { rememberConversation } from '../session/conversation-memory.ts'
import { DRAFT_KEY, rememberEmail } from '../session/member-email.ts'
import { forgetSession } from '../session/use-session.ts'
import { SiteConfigProvider } from '../ui/page/site-config.ts'
// The page loads this on demand. It is loaded here, so that no test waits for it.
import '../ui/feedback/dialog.tsx'
import ConciergePage from './concierge-page.tsx'

export const SESSION_ID = '4f9a1c07-0000-7000-8000-000000000000'
export const GREETING = 'Hello Maya. How far would you travel for a first evening?'
export const ANSWER = 'Fifteen miles it is. And faith: is it something you would want to share?'
export const NOTED = 'Noted: 15 miles instead of 25 miles.'

export const SNAPSHOT: Snapshot = {
  valuesMap: { intent: 'long_term', distance_km: 24, age_range: { min: 34, max: 43 }, availability: ['Weekends'] },
  preferences: { must_haves: ['Men', 'Kindness'], nice_to_haves: [] },
  notes: 'Prefers places reached by train.',
}
export const SOURCES: SnapshotSource[] = [
  { path: 'valuesMap.intent', from: 'intake', words: null, turn: null },
  { path: 'valuesMap.distance_km', from: 'answer', words: 'make that 15', turn: 0 },
  { path: 'valuesMap.age_range.min', from: 'answer', words: 'mid thirties', turn: null },
  { path: 'preferences.must_haves.0', from: 'intake', words: null, turn: null },
  { path: 'preferences.must_haves.1', from: 'answer', words: 'kindness', turn: 0 },
]
export const THEO: Suggestion = {
  id: 'm1',
  name: 'Theo',
  age: 38,
  distance_km: 15,
  score: 86,
  brief: 'Puts family first.',
}
export const PREVIOUS = {
  snapshot: SNAPSHOT,
  sources: SOURCES,
  intakeSummary: null,
  name: 'Maya',
  updatedAt: '2026-03-02T12:00:00.000Z',
}
export const TURNS: ChatTurn[] = [
  { from: 'concierge', text: GREETING },
  { from: 'member', text: 'Make that 15 miles' },
  { from: 'concierge', text: ANSWER, noted: NOTED },
]
export const OPEN_CONVERSATION = {
  sessionId: SESSION_ID,
  name: 'Maya',
  turns: TURNS,
  done: false,
  snapshot: SNAPSHOT,
  sources: SOURCES,
}
const STARTED = {
  sessionId: SESSION_ID,
  reply: GREETING,
  savedSnapshot: null,
  savedUpdatedAt: null,
  savedIntakeSummary: null,
}

export const START = 'POST /v1/concierge/intake/start'
export const REPLY = 'POST /v1/concierge/intake/reply'
export const COMPLETE = 'POST /v1/concierge/intake/complete'
export const LOOKUP = 'POST /v1/concierge/intake/previous'
export const DRAFT = 'GET /v1/intake/draft'
export const OPEN = 'GET /v1/concierge/intake/open'
export const LEAVE = 'DELETE /v1/concierge/intake/open'
export const SUGGEST = 'POST /v1/matches/suggestions'
export const OPENERS = 'POST /v1/matches/openers'
export const INTRO = 'POST /v1/matches/intro/draft'

const NOT_FOUND = () => ({ status: 404, body: { error: 'not_found' } })

const WELL: Answers = {
  [OPEN]: NOT_FOUND,
  [LOOKUP]: NOT_FOUND,
  [DRAFT]: NOT_FOUND,
  [START]: () => ({ body: STARTED }),
  [REPLY]: () => ({ body: { reply: ANSWER, noted: NOTED, done: false, snapshot: SNAPSHOT, sources: SOURCES } }),
  [COMPLETE]: () => ({ body: { snapshot: SNAPSHOT, sources: SOURCES } }),
  [LEAVE]: () => ({ body: { ok: true } }),
  'GET /v1/line': () => ({ body: { line: null, mayWrite: true } }),
  [SUGGEST]: () => ({ body: { ok: true, suggestions: [THEO] } }),
}

const SITE = { name: 'Overture', home: '/intake/account', navLinks: [], footerLinks: [] }

type Before = {
  answers?: Answers
  remembered?: string
  draft?: object
  isOpen?: boolean
  at?: string
}

export function openConcierge({ answers = {}, remembered, draft, isOpen, at = '/concierge' }: Before = {}) {
  const server = fakeServer({ ...WELL, ...answers })
  if (remembered) rememberEmail(remembered)
  if (draft) window.localStorage.setItem(DRAFT_KEY, JSON.stringify({ values: draft }))
  if (isOpen) rememberConversation()
  const router = createMemoryRouter([{ path: '/concierge', Component: ConciergePage }], {
    initialEntries: [at],
  })
  const user = userEvent.setup()
  const page = render(
    <SiteConfigProvider value={SITE}>
      <RouterProvider router={router} />
    </SiteConfigProvider>,
  )
  return { server, user, page }
}

export async function talking(before: Before = {}) {
  const opened = openConcierge(before)
  await opened.user.type(field('Your name'), 'Maya')
  await opened.user.click(press('Begin'))
  await screen.findByText(GREETING)
  return opened
}

export async function restored(before: Before = {}) {
  const opened = openConcierge({
    isOpen: true,
    ...before,
    answers: { [OPEN]: () => ({ body: OPEN_CONVERSATION }), ...before.answers },
  })
  await screen.findByText(/And faith: is it something you would want to share\?$/)
  return opened
}

export function closeConcierge() {
  cleanup()
  forgetSession()
  window.localStorage.clear()
  window.sessionStorage.clear()
  vi.unstubAllGlobals()
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(name)
export const press = (name: string) => screen.getByRole('button', { name })
export const log = () => screen.getByRole('log')
export const card = () => screen.getByRole('region', { name: 'Your snapshot' })
export const said = (label: string) => {
  const row = [...card().querySelectorAll('dl > div')].find((div) => div.querySelector('dt')?.textContent === label)
  return row?.querySelector('dd')?.textContent?.replace(/\s+/g, ' ').trim()
}
export const silence = () => new Promise<never>(() => {})
