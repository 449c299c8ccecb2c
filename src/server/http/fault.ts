import pg from 'pg'
import { isUnavailable } from '../database/unavailable.ts'

/** The loggable part of a fault. PostgreSQL's messages quote people's answers, so they are left out. */
export function faultOf(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' }
  // Every call fails during an outage, so the stack is useless.
  if (isUnavailable(error)) return { name: error.name, code: 'code' in error ? error.code : error.message }
  if (!(error instanceof pg.DatabaseError)) return { name: error.name, message: error.message, stack: error.stack }
  const { name, code, table, column, constraint, routine } = error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '))
  return { name, code, table, column, constraint, routine, stack: frames?.join('\n') }
}
