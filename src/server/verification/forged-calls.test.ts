import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { checksums } from '../../../test/database-contents.ts'
import { newestMail } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const ADA = 'ada@example.com'

type Endpoints = typeof endpoints
type Changing = { [Name in keyof Endpoints]: Endpoints[Name]['method'] extends 'GET' ? never : Name }[keyof Endpoints]

const BODIES: Record<Changing, object> = {
  signOut: {},
  verify: {},
  exportAccount: {},
  deleteAccount: {},
  leaveConversation: { sessionId: 'x' },
  saveDraft: { email: ADA, draft: {} },
  submitIntake: anIntake(),
  requestEmail: { email: ADA },
  resendEmail: { email: ADA },
  chooseDraft: { use: 'browser' },
  startConcierge: { name: 'Eve' },
  replyConcierge: { sessionId: 'x', text: 'Hello' },
  editSnapshot: { sessionId: 'x', path: 'valuesMap.budget', value: '$' },
  completeConcierge: { sessionId: 'x' },
  previousIntake: { email: ADA },
  suggestMatches: { snapshot: {} },
  writeOpeners: { yourName: 'Eve', theirName: 'Ada', brief: 'Cyclist' },
  draftIntro: { yourName: 'Eve', theirName: 'Ada', brief: 'Cyclist' },
  askIntroduction: {
    matchId: 'x',
    text: 'Hello',
    plan: { day: 'Saturday', window: '2 to 4 PM', vibe: 'Coffee', area: 'Downtown' },
    share: { email: true },
  },
  answerIntroduction: { id: 'x', answer: 'yes', share: { email: true } },
  openIntroduction: { id: 'x' },
  offerTimes: { id: 'x', offer: { zone: 'America/Chicago', times: [{ starts: '2026-03-07T14:00', minutes: 120 }] } },
  pickTime: { id: 'x', startsAt: '2026-03-07T20:00:00.000Z' },
  cancelMeeting: { id: 'x' },
  sharePlan: { id: 'x' },
  stopSharingPlan: { id: 'x' },
  withdrawIntroduction: { id: 'x' },
  afterIntroduction: { id: 'x', outcome: 'did_not_meet' },
  giveFeedback: { email: ADA, matchId: 'x', action: 'hard_no' },
  undoFeedback: { email: ADA, matchId: 'x' },
  writeOwnLine: { line: 'I stack the chairs.' },
  removeOwnLine: {},
}

const changing = Object.entries(endpoints).filter(
  ([, { method, path }]) => method !== 'GET' && app.app.hasRoute({ method, url: path }),
)

test('no changing call can be forged from another site, and the attempts change no table', {
  timeout: 60_000,
}, async () => {
  const ada = app.browser()
  await ada.post('/v1/intake/save-draft', { email: ADA, draft: aDraft() })
  const oldToken = ada.csrfToken() ?? ''
  await ada.post('/api/auth/request-email', { email: ADA })
  const oldCookie = ada.cookies.get('sid') ?? ''
  await ada.post('/api/auth/verify', { token: (await newestMail(app, ADA)).token })
  ada.renew()
  await ada.post('/v1/intake/save-draft', { email: ADA, draft: aDraft() })
  const cookie = `sid=${ada.cookies.get('sid')}`
  const token = ada.csrfToken() ?? ''
  const eve = app.browser()
  await eve.post('/v1/intake/save-draft', { email: 'eve@example.com', draft: {} })
  const json = { 'content-type': 'application/json' }

  expect(changing.length).toBeGreaterThan(10)
  const forgeries: [string, Record<string, string>, number][] = [
    ['no token', { ...json, cookie }, 403],
    ['the token from before the bind', { ...json, cookie, 'x-csrf-token': oldToken }, 403],
    [
      'the cookie and token from before the bind',
      { ...json, cookie: `sid=${oldCookie}`, 'x-csrf-token': oldToken },
      403,
    ],
    ['the token of another session', { ...json, cookie, 'x-csrf-token': eve.csrfToken() ?? '' }, 403],
    ['another Origin, with the token', { ...json, cookie, 'x-csrf-token': token, origin: 'https://evil.example' }, 403],
    ['another Origin, without a cookie', { ...json, origin: 'https://evil.example' }, 403],
    ['cross-site', { ...json, cookie, 'x-csrf-token': token, 'sec-fetch-site': 'cross-site' }, 403],
    ['text/plain', { cookie, 'x-csrf-token': token, 'content-type': 'text/plain' }, 415],
    ['a form', { cookie, 'x-csrf-token': token, 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ]
  const before = await checksums(app.db)
  // Object.entries loses the literal key types.
  for (const [name, { method, path }] of changing)
    for (const [how, headers, status] of forgeries) {
      const payload = JSON.stringify(BODIES[name as Changing])
      const reply = await app.app.inject({ method, url: path, headers, payload })
      expect([name, how, reply.statusCode]).toEqual([name, how, status])
      expect(reply.headers['set-cookie']).toBeUndefined()
    }
  expect(await checksums(app.db)).toEqual(before)
})
