import { expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const withCode = (code: string) => Object.assign(new Error('from the driver'), { code })

test.each([
  ['a full disk', withCode('53100'), true],
  ['a database that takes no writes', withCode('25006'), true],
  ['files of DATA_DIR that may not be opened', Object.assign(withCode('42501'), { routine: 'mdopenfork' }), true],
  ['a right that our user lacks', Object.assign(withCode('42501'), { routine: 'aclcheck_error' }), false],
  ['a server that shuts down', withCode('57P01'), true],
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a machine that is off', withCode('EHOSTUNREACH'), true],
  ['a network that is cut off', withCode('ENETUNREACH'), true],
  ['a name that nobody answers for now', withCode('EAI_AGAIN'), true],
  ['a query without an answer', new Error('Query read timeout'), true],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), true],
  ['a unique violation', withCode('23505'), false],
  ['a fault of the program', new TypeError('x is not a function'), false],
  ['something that is no error', 'text', false],
])('isUnavailable is right for %s: %#', (_name, error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable)
})
