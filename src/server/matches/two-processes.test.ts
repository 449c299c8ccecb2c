import { Registry } from 'prom-client'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { testBrowser } from '../../../test/test-browser.ts'
import { buildApp } from '../app.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'
import { refreshMatches } from './refresh-matches.ts'

const app = await testApp()
const SOON = { timeout: 20_000, interval: 20 }

const matching = new MemberIndexReplica(app.db, app.clock.now)
const deps = { ...app.deps, matching, metrics: new Registry() }
const server = await buildApp(deps)
const other = { ...app, app: server, deps, browser: () => testBrowser(server) }
beforeEach(() => matching.load())
afterAll(() => server.close())

test('a process soon learns, without a request, about a member who joined or left in another process', async () => {
  matching.follow({ everyMs: 50, log: app.deps.log })
  const bo = await fullMember(app, aPartner())
  await vi.waitFor(() => expect(matching.index.has(bo.memberId)).toBe(true), SOON)
  const ada = await fullMember(other, anIntake())
  const [match] = (await matchesOf(ada)).items
  expect(match?.safeProfileSummary.displayName).toBe('Bo')
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  await bo.browser.delete('/api/account')
  await vi.waitFor(() => expect(matching.index.has(bo.memberId)).toBe(false), SOON)
  await matching.stop()
})

test('by the next day, a process has learned an answer that was given in another process', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(other, anIntake())
  const [match] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: match?.id, action: 'more_like_this' })
  app.clock.pass({ days: 1 })
  await app.deps.matching.catchUp()
  expect(app.deps.matching.feedback.standingOf(bo.memberId).popularity).toBeGreaterThan(0)
})

test('a list made by one process already has a member who joined in another process a moment before', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(other, anIntake())
  expect(namesOf((await matchesOf(ada)).items)).toEqual(['Bo'])
  const sameBrowser = testBrowser(app.app)
  for (const [name, value] of ada.browser.cookies) sameBrowser.cookies.set(name, value)
  const [match] = (await matchesOf({ browser: sameBrowser, email: ada.email })).items
  const said = { email: ada.email, matchId: match?.id, action: 'hard_no' }
  expect((await sameBrowser.post('/v1/feedback', said)).statusCode).toBe(200)
  expect((await matchesOf(ada)).items).toEqual([])
})

test('if two processes make a list for one owner at once, one list remains, and its people are counted once', async () => {
  for (let at = 0; at < 4; at += 1)
    await fullMember(app, aPartner({ account: { email: `p${at}@example.com` }, basics: { displayName: `P${at}` } }))
  const ada = await fullMember(app, anIntake())
  const list = { ownerId: ada.memberId, email: ada.email }
  await Promise.all(Array.from({ length: 8 }, (_, at) => refreshMatches(at % 2 ? deps : app.deps, list)))
  expect((await matchesOf(ada)).items).toHaveLength(4)
  const counts = await app.db.selectFrom('exposure').select('lists').orderBy('lists', 'desc').execute()
  const front = await app.db.selectFrom('match').select('member_id').where('exposed', '=', true).execute()
  expect(counts.reduce((sum, { lists }) => sum + lists, 0)).toBe(front.length)
})
