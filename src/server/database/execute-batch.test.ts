import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, inject, test } from 'vitest'
import { executeBatch } from './execute-batch.ts'

const pg = await PGlite.create()
afterAll(() => pg.close())

function simpleQuery(text: string) {
  const message = Buffer.alloc(text.length + 6)
  message.write('Q')
  message.writeInt32BE(text.length + 5, 1)
  message.write(text, 5)
  return message
}

const answerTo = async (text: string) => Buffer.from(await executeBatch(pg, simpleQuery(text))).toString('latin1')

test('the reply has the rows in the order of the statements', async () => {
  expect(await answerTo("select 'first'; select 'second'")).toMatch(/first.*SELECT 1.*second.*SELECT 1/s)
})

test('a reply of several megabytes is complete', async () => {
  expect(await answerTo("select repeat('x', 3000000)")).toContain('x'.repeat(3_000_000))
})

test('an error is returned as a reply, and the next batch works', async () => {
  expect(await answerTo('select nonsense')).toContain('42703')
  expect(await answerTo("select 'well'")).toContain('well')
})

test.skipIf(inject('template').postgres)('50,000 replies leave nothing in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const heapBytes = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const query = simpleQuery("select 'answer'")
  for (let count = 0; count < 2000; count += 1) await executeBatch(pg, query)
  const before = heapBytes()
  for (let count = 0; count < 50_000; count += 1) await executeBatch(pg, query)
  expect((heapBytes() - before) / 50_000).toBeLessThan(20)
})
