import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error A script without types.
import { PAGE, page } from './figures-page.mjs'

test('docs/figures.md matches the recorded results (`npm run figures` writes it)', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(page())
})
