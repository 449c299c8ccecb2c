import { expect, test } from 'vitest'
import { inventedLine } from '#engine/population/invented-lines.ts'
import { shownLines } from './shown-lines.ts'

const idOf = (number: number) => `${number.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`

function twoAlike() {
  const first = new Map<string, string>()
  for (let number = 1; number < 5000; number++) {
    const line = inventedLine(idOf(number))
    const other = line === undefined ? undefined : first.get(line)
    if (other !== undefined) return [other, idOf(number)] as const
    if (line !== undefined) first.set(line, idOf(number))
  }
  throw new Error('No two share a line.')
}

test('of two invented members with the same line, the same one keeps it in any order of the list', () => {
  const people = twoAlike().map((memberId) => ({ memberId, demo: true, line: null }))
  const lines = shownLines(people)
  expect(lines.size).toBe(1)
  expect(shownLines(people.toReversed())).toEqual(lines)
})
