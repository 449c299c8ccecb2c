import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { faultOf } from './fault.ts'

const app = await testApp()

test('for a fault of PostgreSQL the log gets the codes, but not the text, which quotes an answer', async () => {
  const error = await sql`select ${'Zanzibarcanary'}::uuid`.execute(app.db).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('Zanzibarcanary')
  expect(faultOf(error)).toMatchObject({ name: 'error', code: '22P02', stack: expect.stringContaining('    at ') })
  expect(JSON.stringify(faultOf(error))).not.toContain('Zanzibarcanary')
})

test('for any other fault the log gets the text, and for a thrown non-error a fixed name', () => {
  expect(faultOf(new RangeError('too far'))).toMatchObject({ name: 'RangeError', message: 'too far' })
  expect(faultOf('thrown by mistake')).toEqual({ name: 'unknown' })
})

test('if a list cannot be made again, the submit still works, and the log has no answer of the member', async () => {
  const { matching } = app.deps
  const failing = () => sql`select ${'Zanzibarcanary'}::uuid`.execute(app.db).then(() => {})
  const { catchUp } = matching
  matching.catchUp = failing
  await submit(app.browser(), anIntake()).finally(() => {
    matching.catchUp = catchUp
  })
  const lines = app.log.filter((line) => line.includes('refresh-matches'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('22P02')
  expect(app.log.join()).not.toContain('Zanzibarcanary')
})
