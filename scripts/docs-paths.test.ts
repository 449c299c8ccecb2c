import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PAGES = globSync(['*.md', 'docs/**/*.md']).filter((page) => page !== 'CHANGELOG.md')
const FILES = globSync('{src,bench,checks,e2e,reader,scripts,test,ops,docs}/**/*')
/** Paths with a folder: `labels/labels.ts`, `src/engine/concierge/turn/turn.ts`. */
const PATH = /`([\w.-]+\/[\w./-]+\.(?:tsx?|mjs|md|txt|css|sh|ya?ml))(?::\d+)?`/g

test('every file that a docs page names exists', () => {
  const named = PAGES.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(PATH)].map(([, path = '']) => ({ page, path })),
  )
  expect(named.length).toBeGreaterThan(20)
  const isMadeUp = (path: string) => path.includes('NNNN')
  expect(named.filter(({ path }) => !isMadeUp(path) && !FILES.some((file) => `/${file}`.endsWith(`/${path}`)))).toEqual(
    [],
  )
})
