import { expect, test } from 'vitest'
import { cooldownText } from './cooldown.ts'

test.each([
  [45_000, '45s'],
  [44_001, '45s'],
  [60_000, '1m 0s'],
  [65_000, '1m 5s'],
  [120_000, '2m 0s'],
  [119_999, '2m 0s'],
  [59_000, '59s'],
  [-5, '0s'],
])('%i ms are shown as %s [spec 151]', (leftMs, text) => {
  expect(cooldownText(leftMs)).toBe(text)
})
