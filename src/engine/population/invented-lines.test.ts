import { expect, test } from 'vitest'
import { MAX_OWN_LINE } from '#contract/limits.ts'
import { unfitIn } from '../introductions/fit-for-others.ts'
import { INVENTED_LINES, inventedLine } from './invented-lines.ts'

test('there are at least 150 card lines, all different, short enough and allowed on a card', () => {
  expect(INVENTED_LINES.length).toBeGreaterThanOrEqual(150)
  expect(new Set(INVENTED_LINES).size).toBe(INVENTED_LINES.length)
  expect(INVENTED_LINES.filter((line) => line.length > MAX_OWN_LINE || line.length < 20)).toEqual([])
  expect(INVENTED_LINES.filter((line) => unfitIn(line, 'line') !== undefined)).toEqual([])
})

test('an invented member always gets the same line, most have one, and every line is used', () => {
  const ids = Array.from({ length: 4000 }, (_, at) => `member-${at}`)
  const lines = ids.map(inventedLine)
  expect(ids.map(inventedLine)).toEqual(lines)
  const written = lines.filter((line) => line !== undefined)
  expect(written.length / lines.length).toBeGreaterThan(0.7)
  expect(written.length / lines.length).toBeLessThan(0.8)
  expect(new Set(written).size).toBe(INVENTED_LINES.length)
})
