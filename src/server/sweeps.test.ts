import { expect, test } from 'vitest'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

test('a failed sweep does not stop the others', async () => {
  const ada = app.browser()
  await ada.post('/v1/intake/save-draft', { email: 'ada@example.com', draft: {} })
  app.clock.pass({ days: 31 })
  await app.db.schema.alterTable('idempotency').renameTo('idempotency_away').execute()
  try {
    await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'forget-expired', {}))
    await app.deps.jobs.drain()
  } finally {
    await app.db.schema
      .alterTable('idempotency_away' as 'idempotency')
      .renameTo('idempotency')
      .execute()
  }
  expect(await app.db.selectFrom('session').select('id').execute()).toEqual([])
  expect(await app.db.selectFrom('draft').select('email').execute()).toEqual([])
})
