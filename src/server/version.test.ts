import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNewer, VERSION } from './version.ts'

test.each([
  ['0.2.1', '0.2.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.99.99', true],
  ['0.2.0', '0.2.0', false],
  ['0.2.0', '0.2.1', false],
  ['0.9.0', '0.10.0', false],
])('%s is newer than %s: %s', (one, other, newer) => {
  expect(isNewer(one, other)).toBe(newer)
})

test('the changelog begins with this version', () => {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  expect(/^## (\S+?),? /m.exec(changelog)?.[1]).toBe(VERSION)
})
