import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { faultOf } from './fault.ts'

const app = await testApp()

test('of what PostgreSQL says of a fault the log gets the codes, not the words that quote an answer', async () => {
  const error = await sql`select ${'Zanzibarcanary'}::uuid`.execute(app.db).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('Zanzibarcanary')
  expect(faultOf(error)).toMatchObject({ name: 'error', code: '22P02', stack: expect.stringContaining('    at ') })
  expect(JSON.stringify(faultOf(error))).not.toContain('Zanzibarcanary')
})

test('of any other fault it gets the words, and something for what is no error at all', () => {
  expect(faultOf(new RangeError('too far'))).toMatchObject({ name: 'RangeError', message: 'too far' })
  expect(faultOf('thrown by mistake')).toEqual({ name: 'unknown' })
})

test('a list that cannot be made anew fails no submit, and is logged without an answer', async () => {
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
