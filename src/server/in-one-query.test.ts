import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from './database/database.ts'
import { inOneQuery } from './in-one-query.ts'

const db = () => ({}) as Database

function nameQuery() {
  const asked: (readonly string[])[] = []
  const find = inOneQuery(
    async (_db, names: readonly string[]) => {
      asked.push(names)
      if (names.includes('broken')) throw new Error('The database is away.')
      const known = names.filter((name) => name !== 'unknown').map((name) => ({ name }))
      return known.toReversed()
    },
    (of) => (typeof of === 'string' ? of : of.name),
  )
  return { find, asked }
}

test('calls of one turn share a query, and each gets its own row', async () => {
  const { find, asked } = nameQuery()
  const one = db()
  const early = find(one, 'ada')
  // Like calls of two connections, which Node reads in different ticks.
  await new Promise<void>((next) => process.nextTick(next))
  const rows = await Promise.all([early, find(one, 'bea'), find(one, 'unknown'), find(one, 'ada')])
  expect(rows).toEqual([{ name: 'ada' }, { name: 'bea' }, undefined, { name: 'ada' }])
  expect(asked).toHaveLength(1)
})

test('a row is read again in the next turn', async () => {
  const { find, asked } = nameQuery()
  const one = db()
  await find(one, 'ada')
  await nextTurn()
  await find(one, 'ada')
  expect(asked).toEqual([['ada'], ['ada']])
})

test('two databases share no query', async () => {
  const { find, asked } = nameQuery()
  await Promise.all([find(db(), 'ada'), find(db(), 'bea')])
  expect(asked).toEqual([['ada'], ['bea']])
})

test('a failed query fails each of its calls, and no later one', async () => {
  const { find } = nameQuery()
  const one = db()
  const both = await Promise.allSettled([find(one, 'ada'), find(one, 'broken')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find(one, 'ada')).toEqual({ name: 'ada' })
})
