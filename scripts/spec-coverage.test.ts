import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STATEMENTS = 272

const rowsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^\| (?!The specification|Page|#)(?!-)(.+) \|$/gm)].map(([, row = '']) =>
    row.split(' | '),
  )

const statements = rowsOf('docs/spec-coverage.md').map(([number, , heldBy = '']) => ({
  number,
  heldBy: heldBy.split(' · '),
}))
const references = statements.flatMap(({ number, heldBy }) => heldBy.map((reference) => ({ number, reference })))

test('every statement of the specification has a row, in its order', () => {
  const numbers = Array.from({ length: STATEMENTS }, (_, at) => `${at + 1}`)
  expect(statements.map(({ number }) => number)).toEqual(numbers)
})

const files = globSync('{src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}')

/** What is wrong with a reference to a test; undefined when the test exists, in one file. */
function problemOf(reference: string) {
  const [, end = '', title = ''] = /^`(.+?)` (.+)$/.exec(reference) ?? []
  const [file, ...others] = files.filter((name) => name.endsWith(`/${end}`))
  if (!file) return 'no such file'
  if (others.length > 0) return `also ${others}`
  const source = readFileSync(file, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)) ? undefined : 'no such test'
}

test('every test that a row names exists, in one file', () => {
  const tests = references.filter(({ reference }) => !reference.startsWith('departs: '))
  expect(tests.length).toBeGreaterThan(STATEMENTS)
  expect(tests.map((row) => ({ ...row, problem: problemOf(row.reference) })).filter(({ problem }) => problem)).toEqual(
    [],
  )
})

test('every departure that a row names has its reason', () => {
  const departures = rowsOf('docs/departures.md').map(([sentence = '']) => sentence)
  const named = references.flatMap(({ reference }) => reference.match(/^departs: (.+)/)?.[1] ?? [])
  expect(named.filter((name) => !departures.some((sentence) => sentence.startsWith(name)))).toEqual([])
  expect(departures.filter((sentence) => !named.some((name) => sentence.startsWith(name)))).toEqual([])
})

test('every promise of a page is still on it, and the test that holds it exists', () => {
  const promises = rowsOf('docs/promises.md')
  const problems = promises.map(([page = '', words = '', heldBy = '']) => {
    const [file = ''] = globSync(`src/web/**/${page.replaceAll('`', '')}`)
    const says = file !== '' && readFileSync(file, 'utf8').replace(/\s+/g, ' ').includes(words)
    return [says ? undefined : `${page} does not say: ${words}`, ...heldBy.split(' · ').map(problemOf)]
  })
  expect(promises.length).toBeGreaterThan(15)
  expect(problems.flat().filter(Boolean)).toEqual([])
})
