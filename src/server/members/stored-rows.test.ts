import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import type { endpoints } from '#contract/endpoints/endpoints.ts'
import { fromVersion1 } from '#engine/concierge/turn/upcast.ts'
import { anIntake } from '../../../test/builders.ts'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { answer, ask, matchIdFor } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { rebuildDerived } from '../rebuild/rebuild-derived.ts'

vi.setConfig({ testTimeout: 60_000 })
const app = await testApp()
const { db, deps } = app
afterEach(() => app.clock.set('2026-03-02T12:00:00.000Z'))

type Json = Record<string, unknown>
type Row = Record<string, Json | Json[]>

/** The row that the first commit with this table wrote. */
const first = (table: string): Row =>
  JSON.parse(readFileSync(new URL(`../../../test/fixtures/stored/${table}.json`, import.meta.url), 'utf8'))

/** From a later version: unknown keys at every depth, a new version, an unknown option. */
const future = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(future)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, future(part)]))
  return { ...inner, added_later: { deep: ['new'] } }
}
const ofFuture = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const later = future(value)
      return [column, Array.isArray(later) ? later : { ...(later as Json), version: 99, budget: '$$$$$' }]
    }),
  )

/** Every value has another type, as after a change without an upcast. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, turned(part)]))
  return typeof value === 'string' ? 7 : 'seven'
}
const turnedRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, turned(value) as Json]))
const emptied = (row: Row): Row => Object.fromEntries(Object.keys(row).map((column) => [column, {}]))

const KINDS = {
  'the first version': (row: Row) => row,
  'a future version': ofFuture,
  'other types throughout': turnedRow,
  'nothing in it': emptied,
}

async function members() {
  const ada = await fullMember(app, anIntake())
  const chat = await chatOf(ada.browser, { name: 'Ada', email: ada.email })
  await chat.say('I never smoke')
  await chat.complete(ada.email)
  const open = await chatOf(ada.browser, { name: 'Ada', email: ada.email })
  await ada.browser.post('/v1/intake/save-draft', { email: ada.email, draft: { basics: { displayName: 'Ada' } } })
  const bo = await fullMember(app, aPartner())
  await deps.jobs.drain()
  const [match] = (await matchesOf(ada)).items
  return { ada, bo, chatId: open.sessionId, matchId: match?.id ?? '' }
}

async function writeRows(ownerId: string, kind: (row: Row) => Row) {
  const text = (value: unknown) => JSON.stringify(value)
  const { body: draft } = kind({ body: first('draft').body as Json })
  const { body: submission } = kind({ body: first('submission').body as Json })
  const chat = first('conversation').state as Json
  const { state } = kind({ state: (kind === ofFuture ? fromVersion1(chat) : chat) as Json })
  const snapshot = kind({ body: first('snapshot').body as Json, sources: first('snapshot').sources as Json[] })
  const { facts } = kind({ facts: first('member-profile').facts as Json })
  const done = [
    db
      .updateTable('draft')
      .set({ body: text(draft) })
      .where('owner_id', '=', ownerId),
    db
      .updateTable('submission')
      .set({ body: text(submission) })
      .where('owner_id', '=', ownerId),
    db
      .updateTable('conversation')
      .set({ state: text(state) })
      .where('owner_id', '=', ownerId),
    db
      .updateTable('snapshot')
      .set({ body: text(snapshot.body), sources: text(snapshot.sources) })
      .where('owner_id', '=', ownerId),
    db
      .updateTable('member_profile')
      .set({ facts: text(facts) })
      .where('member_id', '=', ownerId),
  ]
  for (const update of done) expect(Number((await update.executeTakeFirstOrThrow()).numUpdatedRows)).toBeGreaterThan(0)
  await deps.matching.load()
}

type People = Awaited<ReturnType<typeof members>>
type Call = () => Promise<{ statusCode: number }>
const NOT_THERE = { statusCode: 404 }

const NO_OFFER = { zone: 'America/Chicago', times: [{ starts: '2026-03-07T14:00', minutes: 120 }] }

/** The order matters: each call finds what it needs. */
const callsOf = ({ ada, bo, chatId, matchId }: People): Record<keyof typeof endpoints, Call> => {
  const { browser, email } = ada
  const chat = conciergeOf(browser)
  const pair = { theirName: 'Bo' }
  let askId = 'none'
  return {
    csrfToken: () => browser.get('/v1/csrf-token'),
    session: () => browser.get('/api/auth/session'),
    findPlaces: () => browser.get('/v1/places?q=Chic'),
    listIntroductions: () => browser.get(`/v1/introductions?email=${email}`),
    askIntroduction: async () => {
      // A member with unreadable answers is on no list.
      if ((await matchIdFor(bo, 'Ada')) === '') return NOT_THERE
      const reply = await ask(bo, 'Ada')
      askId = reply.json().id
      return reply
    },
    answerIntroduction: () => answer(ada, askId, 'yes'),
    openIntroduction: () => browser.post('/v1/introductions/open', { id: askId }),
    findTimes: () => browser.get(`/v1/introductions/times?matchId=${matchId}`),
    offerTimes: () => browser.post('/v1/introductions/meeting/offer', { id: 'none', offer: NO_OFFER }),
    pickTime: () => browser.post('/v1/introductions/meeting/pick', { id: 'none', startsAt: 'never' }),
    cancelMeeting: () => browser.post('/v1/introductions/meeting/cancel', { id: 'none' }),
    sharePlan: () => browser.post('/v1/introductions/meeting/share', { id: 'none' }),
    stopSharingPlan: () => browser.delete('/v1/introductions/meeting/share', { id: 'none' }),
    findSharedPlan: () => browser.get('/v1/introductions/plan?token=none'),
    withdrawIntroduction: () => browser.post('/v1/introductions/withdraw', { id: askId }),
    findAfter: () => browser.get('/v1/introductions/after?token=none'),
    afterIntroduction: () => browser.post('/v1/introductions/after', { id: askId, outcome: 'met_again' }),
    loadDraft: () => browser.get(`/v1/intake/draft?email=${email}`),
    draftChoice: () => browser.get('/v1/intake/draft-choice'),
    chooseDraft: () => browser.post('/v1/intake/draft-choice', { use: 'member' }),
    home: () => browser.get('/v1/home'),
    listMatches: () => browser.get(`/v1/matches?email=${email}&cursor=`),
    suggestMatches: () => browser.post('/v1/matches/suggestions', { snapshot: {} }),
    writeOpeners: () => browser.post('/v1/matches/openers', pair),
    draftIntro: () => browser.post('/v1/matches/intro/draft', pair),
    giveFeedback: () => browser.post('/v1/feedback', { email, matchId, action: 'more_like_this' }),
    undoFeedback: () => browser.delete('/v1/feedback', { email, matchId }),
    previewAsk: () => browser.get(`/v1/introductions/preview?${new URLSearchParams({ matchId })}`),
    findOwnLine: () => browser.get('/v1/line'),
    writeOwnLine: () => browser.post('/v1/line', { line: 'I stack the chairs.' }),
    removeOwnLine: () => browser.delete('/v1/line'),
    openConversation: chat.open,
    replyConcierge: () => chat.reply(chatId, 'I never drink'),
    editSnapshot: () => chat.edit({ sessionId: chatId, path: 'valuesMap.distance_km', value: 30 }),
    previousIntake: () => chat.previous(email),
    leaveConversation: () => browser.delete('/v1/concierge/intake/open', { sessionId: chatId }),
    startConcierge: () => chat.start({ name: 'Ada', email }),
    completeConcierge: async () => {
      const { sessionId } = (await chat.start({ name: 'Ada', email })).json()
      await chat.reply(sessionId, 'I never drink')
      return chat.complete(sessionId, email)
    },
    emailPreferences: () => browser.get('/api/preferences'),
    unsubscribing: () => browser.get('/api/unsubscribe?t=none'),
    requestEmail: () => browser.post('/api/auth/request-email', { email }),
    resendEmail: () => browser.post('/api/auth/resend-email', { email }),
    verify: () => browser.post('/api/auth/verify', { email, code: 'ABCD-2345' }),
    saveDraft: () => browser.post('/v1/intake/save-draft', { email, draft: { basics: { displayName: 'Ada' } } }),
    submitIntake: () => browser.post('/v1/intake/submit', anIntake()),
    exportAccount: () => browser.post('/api/account/export', {}),
    deleteAccount: () => browser.delete('/api/account', {}),
    signOut: () => browser.post('/api/auth/sign-out', {}),
  }
}

async function statusesOf(people: People) {
  const statuses: Record<string, number> = {}
  for (const [name, call] of Object.entries(callsOf(people))) {
    statuses[name] = (await call()).statusCode
    if (name !== 'answerIntroduction') continue
    const { browser, email } = people.bo
    statuses["somebody else's matches"] = (await browser.get(`/v1/matches?email=${email}&cursor=`)).statusCode
    statuses["somebody else's suggestions"] = (
      await browser.post('/v1/matches/suggestions', { snapshot: {} })
    ).statusCode
  }
  return statuses
}

const REFUSED: Record<string, number> = {
  withdrawIntroduction: 404,
  findAfter: 404,
  verify: 400,
  ...{ offerTimes: 404, pickTime: 404, cancelMeeting: 404, sharePlan: 404, stopSharingPlan: 404, findSharedPlan: 404 },
}

test('with rows of this version every call answers 200, or its usual refusal', async () => {
  const statuses = await statusesOf(await members())
  expect(Object.fromEntries(Object.entries(statuses).filter(([, status]) => status !== 200))).toEqual(REFUSED)
})

// These calls may say "not found" for unreadable rows.
const MAY_BE_UNKNOWN = new Set([
  ...['loadDraft', 'openConversation', 'replyConcierge', 'editSnapshot', 'previousIntake'],
  ...['askIntroduction', 'answerIntroduction', 'afterIntroduction', 'openIntroduction', 'findTimes', 'previewAsk'],
])

test.each(Object.entries(KINDS))('with %s in each of the five tables every call still answers', async (_name, kind) => {
  const people = await members()
  await writeRows(people.ada.memberId, kind)
  const statuses = await statusesOf(people)
  const wrong = Object.entries(statuses).filter(
    ([name, status]) => status !== (REFUSED[name] ?? 200) && !(status === 404 && MAY_BE_UNKNOWN.has(name)),
  )
  expect(wrong).toEqual([])
})

test('rows of the first version and of a future one keep everything that this version knows', async () => {
  for (const kind of [KINDS['the first version'], KINDS['a future version']]) {
    const { ada, bo } = await members()
    await writeRows(ada.memberId, kind)
    const draft = (await ada.browser.get(`/v1/intake/draft?email=${ada.email}`)).json().draft
    expect(draft).toEqual(first('draft').body)
    const previous = (await conciergeOf(ada.browser).previous(ada.email)).json()
    expect(previous.snapshot).toEqual(first('snapshot').body)
    expect(previous.sources).toEqual(first('snapshot').sources)
    const open = (await conciergeOf(ada.browser).open()).json()
    expect(open.snapshot.valuesMap.intent).toBe('long_term')
    expect((await matchesOf(ada)).access).toBe('full')
    expect(deps.matching.index.has(ada.memberId)).toBe(true)
    expect((await matchesOf(bo)).access).toBe('full')
    await db.deleteFrom('member').execute()
  }
})

test('dropped fields are logged and counted by table, without their values', async () => {
  const { ada } = await members()
  await writeRows(ada.memberId, (row) => row)
  app.log.length = 0
  await db
    .updateTable('draft')
    .set({ body: JSON.stringify({ basics: { displayName: ['a secret name'], pronouns: 'she/her' } }) })
    .where('owner_id', '=', ada.memberId)
    .execute()
  const reply = await ada.browser.get(`/v1/intake/draft?email=${ada.email}`)
  expect(reply.json().draft).toEqual({ basics: { pronouns: 'she/her' } })
  const lines = app.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'stored')
  expect(lines).toMatchObject([{ table: 'draft', what: 'field', paths: ['basics.displayName'] }])
  expect(app.log.join()).not.toContain('a secret name')
  expect(await deps.metrics.metrics()).toMatch(/stored_unread_total\{table="draft",what="field"\} [1-9]/)
})

test('one unreadable row among 5,000 does not disturb matching for others, and a rebuild repairs it', async () => {
  const { ada } = await members()
  const facts = JSON.stringify(first('member-profile').facts)
  const rows = Array.from({ length: 4998 }, () => ({
    member_id: deps.newId(),
    demo: false,
    listed: true,
    birthdate: '1990-05-17',
    facts,
    erased_at: null,
  }))
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('member_profile')
      .values(rows.slice(at, at + 1000).map((row) => ({ ...row, changed: '1' })))
      .execute()
  await db
    .updateTable('member_profile')
    .set({ facts: JSON.stringify({ seeks: 'of a later version' }) })
    .where('member_id', '=', ada.memberId)
    .execute()
  await deps.matching.load()
  expect(deps.matching.index.size).toBe(4999)
  expect(deps.matching.index.has(ada.memberId)).toBe(false)
  const reply = await ada.browser.post('/v1/matches/suggestions', { snapshot: {} })
  expect(reply.statusCode).toBe(200)

  await rebuildDerived(deps)
  await deps.matching.catchUp()
  expect(deps.matching.index.size).toBe(5000)
  expect(deps.matching.index.has(ada.memberId)).toBe(true)
})
