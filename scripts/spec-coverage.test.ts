import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as spec from './spec/coverage.mjs'

const statements = spec.sections().flatMap((section) => section.statements)
const tests = spec.tests()
const mutations = spec.mutations()
const held = new Set(tests.flatMap(({ numbers }) => numbers))

test('docs/spec-coverage.md matches the statements and the test titles (`npm run spec` writes it)', () => {
  expect(readFileSync(spec.PAGE, 'utf8')).toBe(spec.page())
})

test('every statement of the specification has its own number, and no number is missing', () => {
  const numbers = statements.map(({ number }) => number).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 273 }, (_, at) => at + 1))
})

test('every statement is named in a test title or has a departure', () => {
  expect(statements.filter(({ number, departs = [] }) => !held.has(number) && departs.length === 0)).toEqual([])
})

test('every id in a test title belongs to a statement, and every id is found', () => {
  expect([...held].filter((number) => number < 1 || number > statements.length)).toEqual([])
  const marks = globSync('{src,e2e}/**/*.{test,spec}.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return source.match(/\[spec /g)?.map(() => file) ?? []
  })
  expect(marks.length).toBe(tests.length)
})

test('every statement with a test has exactly one mutation, and the mutation can be applied', () => {
  expect(mutations.map(({ statement }) => statement)).toEqual([...held].toSorted((one, other) => one - other))
  const lost = mutations.filter(
    ({ file, from, to }) => from === to || readFileSync(file, 'utf8').split(from).length !== 2,
  )
  expect(lost, 'the text to change is not in the file, or more than once').toEqual([])
})

const rowsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^\| (?!The specification|Page)(?!-)(.+) \|$/gm)].map(([, row = '']) =>
    row.split(' | '),
  )

test('every departure of a statement has a row in docs/departures.md, and every row is used', () => {
  const departures = rowsOf('docs/departures.md').map(([sentence = '']) => sentence)
  const named = statements.flatMap(({ departs = [] }) => departs)
  expect(named.filter((name) => !departures.some((sentence) => sentence.startsWith(name)))).toEqual([])
  expect(departures.filter((sentence) => !named.some((name) => sentence.startsWith(name)))).toEqual([])
})

const files = globSync('{src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}')

/** Undefined if exactly one file has the test. */
function problemOf(reference: string) {
  const [, end = '', title = ''] = /^`(.+?)` (.+)$/.exec(reference) ?? []
  const [file, ...others] = files.filter((name) => name.endsWith(`/${end}`))
  if (!file) return 'no such file'
  if (others.length > 0) return `also ${others}`
  const source = readFileSync(file, 'utf8').replaceAll(/ \[spec [\d, -]+\]/g, '')
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote)) ? undefined : 'no such test'
}

test('every promise in docs/promises.md is still on its page, and its test exists', () => {
  const promises = rowsOf('docs/promises.md')
  const problems = promises.map(([page = '', words = '', heldBy = '']) => {
    const [file = ''] = globSync(`src/web/**/${page.replaceAll('`', '')}`)
    const says = file !== '' && readFileSync(file, 'utf8').replace(/\s+/g, ' ').includes(words)
    return [says ? undefined : `${page} does not say: ${words}`, ...heldBy.split(' · ').map(problemOf)]
  })
  expect(promises.length).toBeGreaterThan(15)
  expect(problems.flat().filter(Boolean)).toEqual([])
})
