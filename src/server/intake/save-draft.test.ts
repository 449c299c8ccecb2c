import { describe, expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import type { TestBrowser } from '../../../test/test-browser.ts'
import { testMember } from '../../../test/test-member.ts'

const app = await testApp()
const SAVE = '/v1/intake/save-draft'
const LOAD = '/v1/intake/draft?email=ada@example.com'
const save = (browser: TestBrowser, displayName: string, version?: number | null | '') =>
  browser.post(SAVE, { email: 'ada@example.com', draft: { basics: { displayName } }, version })

test('the browser that saved a draft can load it [spec 215]', async () => {
  const ada = app.browser()
  const saved = await ada.post(SAVE, { email: ' Ada@Example.com ', draft: aDraft() })
  expect(saved.json()).toEqual({ savedAt: '2026-03-02T12:00:00.000Z', version: 1 })
  expect((await ada.get('/v1/intake/draft?email=ADA@example.com')).json()).toEqual({ draft: aDraft(), version: 1 })
})

test('a draft of another owner and an unknown draft get the same 404, byte for byte', async () => {
  await save(app.browser(), 'Ada')
  const eve = app.browser()
  await eve.post(SAVE, { email: 'eve@example.com', draft: {} })
  const foreign = await eve.get(LOAD)
  const unknown = await eve.get('/v1/intake/draft?email=nobody@example.com')
  const stranger = await app.browser().get(LOAD)
  const seen = [foreign, unknown, stranger].map(({ statusCode, body, headers: { date: _, ...headers } }) => ({
    statusCode,
    body,
    headers,
  }))
  expect(seen[0]).toEqual(seen[1])
  expect(seen[0]).toEqual(seen[2])
  expect(foreign.statusCode).toBe(404)
  expect(foreign.json()).toEqual({
    error: 'not_found',
    message:
      'No draft for this email in this browser. Drafts open in the browser that saved them, or once the email is verified.',
  })
})

test('saving gets the same answer for an address that others use and for a new one', async () => {
  await save(app.browser(), 'Ada')
  const eve = app.browser()
  const known = await save(eve, 'Eve')
  const fresh = await eve.post(SAVE, { email: 'new@example.com', draft: { basics: { displayName: 'Eve' } } })
  expect(known.body).toBe(fresh.body)
})

describe('versions', () => {
  test('each save of the newest version makes the next one', async () => {
    const ada = app.browser()
    expect((await save(ada, 'A', 0)).json().version).toBe(1)
    expect((await save(ada, 'B', 1)).json().version).toBe(2)
    expect((await ada.get(LOAD)).json()).toEqual({ draft: { basics: { displayName: 'B' } }, version: 2 })
  })

  test.each([0, 1, 3])(
    'saving version %d if 2 is the newest changes nothing, and the reply names the newest',
    async (stale) => {
      const ada = app.browser()
      await save(ada, 'A')
      await save(ada, 'B')
      const refused = await save(ada, 'C', stale)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ error: 'stale_draft', version: 2 })
      expect((await ada.get(LOAD)).json().draft.basics.displayName).toBe('B')
    },
  )

  test.each([undefined, null, ''] as const)('without a version (%j) the last save wins', async (version) => {
    const ada = app.browser()
    await save(ada, 'A')
    expect((await save(ada, 'B', version)).json().version).toBe(2)
  })

  test('if the server has lost a version, the next save continues from that number', async () => {
    expect((await save(app.browser(), 'A', 7)).json().version).toBe(8)
  })

  test('after 100 shuffled saves at once, the newest save is stored, and every other one got a 409', async () => {
    const ada = app.browser()
    await save(ada, 'start')
    let newest = 1
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => save(ada, `save ${index}`, 1 + ((index * 37) % 10))),
    )
    const won = replies.filter(({ statusCode }) => statusCode === 200)
    const lost = replies.filter(({ statusCode }) => statusCode === 409)
    expect(won.length + lost.length).toBe(100)
    expect(won.length).toBeGreaterThan(0)
    newest += won.length
    const kept = (await ada.get(LOAD)).json()
    expect(kept.version).toBe(newest)
    const last = won.find((reply) => reply.json().version === newest)
    expect(kept.draft.basics.displayName).toBe(`save ${last ? replies.indexOf(last) : 'none'}`)
  })

  test('only one of 20 saves of the same version at once succeeds', async () => {
    const ada = app.browser()
    await save(ada, 'start')
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => save(ada, `save ${index}`, 1)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })
})

test('one browser can save drafts for 50 addresses; the 51st is refused for an hour, the others still work', async () => {
  const ada = app.browser()
  for (let index = 0; index < 50; index += 1) await ada.post(SAVE, { email: `a${index}@example.com`, draft: {} })
  const refused = await ada.post(SAVE, { email: 'a50@example.com', draft: {} })
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error: 'rate_limited', retryInMs: 3_600_000 })
  expect(refused.headers['retry-after']).toBe('3600')
  expect((await ada.post(SAVE, { email: 'a7@example.com', draft: {} })).json().version).toBe(2)
})

test("a draft for a member's own address belongs to the member, any other draft to the session", async () => {
  const ada = app.browser()
  await save(ada, 'as a session')
  const { memberId } = await testMember(app, ada, 'ada@example.com')
  await save(ada, 'as the member')
  await ada.post(SAVE, { email: 'other@example.com', draft: {} })
  const rows = await app.db.selectFrom('draft').select(['owner_id', 'email']).orderBy('saved_at').execute()
  expect(rows.filter(({ owner_id }) => owner_id === memberId)).toEqual([
    { owner_id: memberId, email: 'ada@example.com' },
  ])
  expect(rows).toHaveLength(3)

  const phone = app.browser()
  await testMember(app, phone, 'ada@example.com')
  expect((await phone.get(LOAD)).json().draft.basics.displayName).toBe('as the member')
  expect((await phone.get('/v1/intake/draft?email=other@example.com')).statusCode).toBe(404)
})
