import { expect, test } from 'vitest'
import { calendarText } from './calendar-file.ts'

const plan = { day: 'Saturday', window: '2 to 4 PM', vibe: 'Pie; then a walk, slowly', area: 'Logan Square, in public' }

test('a plan is an all-day entry with its words escaped', () => {
  const text = calendarText({ id: 'x', date: '2026-11-28', firstName: 'Theo', plan })
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261128\r\n')
  expect(unfolded).toContain('SUMMARY:Meet Theo\\, 2 to 4 PM\r\n')
  expect(unfolded).toContain('LOCATION:Logan Square\\, in public\r\n')
  expect(unfolded).toContain('DESCRIPTION:Pie\\; then a walk\\, slowly\r\n')
})

test('no line is longer than 75 octets, whatever the alphabet, and nothing is lost by folding', () => {
  const firstName = '美咲'.repeat(40)
  const text = calendarText({ id: 'x', date: '2026-11-28', firstName, plan })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`Meet ${firstName}`)
})
