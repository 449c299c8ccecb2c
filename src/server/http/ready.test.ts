import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import type { Schema } from '../database/schema.ts'

const away = new Kysely<Schema>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 }) }),
})
const app = await testApp({ deps: { db: away } })

test('without its database the server is alive, but not ready, and refuses calls with 503', async () => {
  expect((await app.app.inject('/healthz')).statusCode).toBe(200)
  const unavailable = {
    error: 'unavailable',
    message: 'The service cannot take this right now. Nothing was changed.',
  }
  const ready = await app.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, unavailable])
  const payload = { email: 'ada@example.com', draft: {} }
  const save = await app.app.inject({ method: 'POST', url: '/v1/intake/save-draft', payload })
  expect([save.statusCode, save.json()]).toEqual([503, unavailable])
  const complaints = app.log.filter((line) => JSON.parse(line).level > 30)
  expect(complaints).toHaveLength(1)
  expect(complaints[0]).toContain('"msg":"unavailable"')
  expect(complaints[0]).not.toContain('stack')
})
