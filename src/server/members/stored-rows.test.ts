import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { rebuildDerived } from '../rebuild/rebuild-derived.ts'

vi.setConfig({ testTimeout: 60_000 })
const app = await testApp()
const { db, deps } = app
afterEach(() => app.clock.set('2026-03-02T12:00:00.000Z'))

type Json = Record<string, unknown>
type Row = Record<string, Json | Json[]>

/** A row as the first commit that had its table wrote it. */
const first = (table: string): Row =>
  JSON.parse(readFileSync(new URL(`../../../test/fixtures/stored/${table}.json`, import.meta.url), 'utf8'))

/** The same of a later program: unknown keys at every depth, another version, an option nobody here knows. */
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

/** Every value of another kind, as after a change of types that nobody wrote an upcast for. */
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

/** Two members who see each other, one with a row in each of the five tables. */
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
  const { state } = kind({ state: first('conversation').state as Json })
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

/** Every call that reads what is stored, as [name, status]. */
async function statusesOf({ ada, bo, chatId, matchId }: Awaited<ReturnType<typeof members>>) {
  const { browser, email } = ada
  const chat = conciergeOf(browser)
  const calls: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
    draft: () => browser.get(`/v1/intake/draft?email=${email}`),
    'draft choice': () => browser.get('/v1/intake/draft-choice'),
    session: () => browser.get('/api/auth/session'),
    matches: () => browser.get(`/v1/matches?email=${email}&cursor=`),
    suggestions: () => browser.post('/v1/matches/suggestions', { snapshot: {} }),
    openers: () => browser.post('/v1/matches/openers', { theirName: 'Bo' }),
    'intro draft': () => browser.post('/v1/matches/intro/draft', { theirName: 'Bo' }),
    introductions: () => browser.get(`/v1/introductions?email=${email}`),
    feedback: () => browser.post('/v1/feedback', { email, matchId, action: 'more_like_this' }),
    'open conversation': chat.open,
    reply: () => chat.reply(chatId, 'I never drink'),
    previous: () => chat.previous(email),
    start: () => chat.start({ name: 'Ada', email }),
    complete: () => chat.complete(chatId, email),
    preferences: () => browser.get('/api/preferences'),
    export: () => browser.post('/api/account/export', {}),
    "somebody else's matches": () => bo.browser.get(`/v1/matches?email=${bo.email}&cursor=`),
    "somebody else's suggestions": () => bo.browser.post('/v1/matches/suggestions', { snapshot: {} }),
    'saving again': () => browser.post('/v1/intake/save-draft', { email, draft: { basics: { displayName: 'Ada' } } }),
    'submitting again': () => browser.post('/v1/intake/submit', anIntake()),
    'loading again': () => browser.get(`/v1/intake/draft?email=${email}`),
  }
  const statuses: Record<string, number> = {}
  for (const [name, call] of Object.entries(calls)) statuses[name] = (await call()).statusCode
  return statuses
}

// What is left of a conversation or a snapshot may be nothing: that is told as "there is none", never as a fault.
const MAY_BE_UNKNOWN = new Set(['draft', 'open conversation', 'reply', 'previous', 'complete', 'feedback'])

test.each(Object.entries(KINDS))('with %s in each of the five tables every call still answers', async (_name, kind) => {
  const people = await members()
  await writeRows(people.ada.memberId, kind)
  const statuses = await statusesOf(people)
  const wrong = Object.entries(statuses).filter(
    ([name, status]) => status !== 200 && !(status === 404 && MAY_BE_UNKNOWN.has(name)),
  )
  expect(wrong).toEqual([])
})

test('rows of the first version and of a future one lose nothing that this version knows', async () => {
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

test('what was dropped is logged and counted by table, without what it held', async () => {
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

test('one row among 5,000 that cannot be read keeps nobody else from being matched, and rebuilding brings it back', async () => {
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
