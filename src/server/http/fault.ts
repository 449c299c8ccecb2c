import pg from 'pg'
import { isUnavailable } from '../database/unavailable.ts'

/** What may be logged. PostgreSQL's messages quote people's answers. */
export function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' }
  // In an outage every call fails, and stacks do not help.
  if (isUnavailable(error)) return { name: error.name, code: 'code' in error ? error.code : error.message }
  if (!(error instanceof pg.DatabaseError)) return { name: error.name, message: error.message, stack: error.stack }
  const { name, code, table, column, constraint, routine } = error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { name, code, table, column, constraint, routine, stack: frames?.join('\n') }
}
