import { expect, test } from 'vitest'
import { cursorAfter, readCursor } from './cursor.ts'

const SECRET = 'a secret for tests'
const ADA = { ownerId: '019aa1b2-0000-7000-8000-000000000001', email: 'ada@example.com' }
const [BO, CY] = ['019aa1b2-0000-7000-8000-0000000000b0', '019aa1b2-0000-7000-8000-0000000000c1']

test('a cursor tells who was already shown, for the owner and address that it was made for', () => {
  const cursor = cursorAfter(SECRET, ADA, [BO])
  const wasShown = readCursor(SECRET, ADA, cursor)
  expect([wasShown(BO), wasShown(CY)]).toEqual([true, false])
})

test.each([
  ['another owner', { ...ADA, ownerId: CY }],
  ['another address of the same owner', { ...ADA, email: 'other@example.com' }],
])('%s cannot use the cursor', (_, owner) => {
  expect(() => readCursor(SECRET, owner, cursorAfter(SECRET, ADA, [BO]))).toThrow('not valid any more')
})

test('a cursor with any letter changed is refused', () => {
  const cursor = cursorAfter(SECRET, ADA, [BO])
  for (const [at, letter] of [...cursor].entries()) {
    const altered = `${cursor.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${cursor.slice(at + 1)}`
    expect(() => readCursor(SECRET, ADA, altered)).toThrow('not valid any more')
  }
})
