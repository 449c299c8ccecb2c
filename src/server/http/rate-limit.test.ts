import { expect, test } from 'vitest'
import { movingTime } from '../../../test/moving-time.ts'
import { testApp } from '../../../test/test-app.ts'
import { countCall, forgetOldCounts, uncountCall } from './rate-limit.ts'

const { db, deps, clock } = await testApp()
const pass = movingTime(clock)
const limit = { name: 'test', points: 3, windowMs: 60_000 }

test('a limit allows some calls in a window, says how long to wait, and resets after the window', async () => {
  const waits = [1, 2, 3, 4].map(() => countCall(deps, limit, 'ada'))
  expect((await Promise.all(waits)).sort()).toEqual([0, 0, 0, 60_000])
  pass({ seconds: 20 })
  expect(await countCall(deps, limit, 'ada')).toBe(40_000)
  expect(await countCall(deps, limit, 'eve')).toBe(0)
  pass({ seconds: 41 })
  expect(await countCall(deps, limit, 'ada')).toBe(0)
})

test('exactly the allowed number of 50 calls at once passes', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => countCall(deps, limit, 'ada')))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
})

test('a count is undone if its transaction is rolled back, or if it is taken back', async () => {
  const change = db.transaction().execute(async (tx) => {
    for (let call = 0; call < 3; call += 1) await countCall({ db: tx, secret: deps.secret }, limit, 'ada')
    throw new Error('rolled back')
  })
  await expect(change).rejects.toThrow('rolled back')
  for (let call = 0; call < 3; call += 1) expect(await countCall(deps, limit, 'ada')).toBe(0)
  await uncountCall(deps, limit, 'ada')
  expect(await countCall(deps, limit, 'ada')).toBe(0)
})

test('a key is not stored as plain text, and its count is deleted after the window', async () => {
  await countCall(deps, limit, 'ada@example.com')
  const rows = await db.selectFrom('rate_limit').selectAll().execute()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('ada')
  await forgetOldCounts(db, clock.now().getTime() + 60_001)
  expect(await db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
})
