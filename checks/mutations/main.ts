import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as spec from '../../scripts/spec/coverage.mjs'
import { KINDS, type Kind, kindOf, runTests } from './run-tests.ts'
import { makeTree } from './tree.ts'

const USAGE = `usage: npm run check:mutations -- [--only 12,13] [--kind unit|web|api|browser] [--tree FOLDER] [--json]

Breaks each statement of the specification once, by scripts/spec/mutations.json, and runs the tests that name it.

  --only   these statements alone
  --kind   statements whose cheapest test is of this kind
  --tree   breaks the files of this folder, in place of a copy of this one
  --json   the rows as JSON`

type Row = { statement: number; result: 'killed' | 'survived' | 'not tried'; by: string; seconds: number; why: string }

const named = spec.tests()
const testsOf = (numbers: readonly number[], kind: Kind) =>
  named.filter((test) => kindOf(test.file) === kind && test.numbers.some((number) => numbers.includes(number)))
/** Cheapest first. */
const kindsOf = ({ statement }: spec.Mutation) => KINDS.filter((kind) => testsOf([statement], kind).length > 0)
const tell = (line: string) => console.error(line)

/** Tests unchanged code: a test that always fails would seem to find every mutation. */
function soundness(asked: readonly spec.Mutation[]) {
  const known = new Map<Kind, Promise<void>>()
  const numbers = asked.map(({ statement }) => statement)
  async function check(tree: string, kind: Kind) {
    const tests = testsOf(numbers, kind)
    tell(`${kind}: ${tests.length} tests as they are`)
    const { ran, failed, why } = await runTests(tree, kind, tests)
    if (failed.length > 0 || why !== undefined || ran === 0)
      throw new Error([`The tests of ${kind} fail as they are, or do not run:`, ...failed, why].join('\n'))
  }
  return (tree: string, kind: Kind) => {
    const checked = known.get(kind) ?? check(tree, kind)
    known.set(kind, checked)
    return checked
  }
}

async function tryOne(tree: string, mutation: spec.Mutation, checkSound: ReturnType<typeof soundness>): Promise<Row> {
  const { statement, file, from, to } = mutation
  const began = performance.now()
  const row = (result: Row['result'], by: string, why = '') => {
    const seconds = Math.round((performance.now() - began) / 1000)
    return { statement, result, by, seconds, why }
  }
  const path = join(tree, file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2) return row('not tried', '', `${file} does not have its text once`)
  let lastWhy: string | undefined
  let ranAny = false
  for (const kind of kindsOf(mutation)) {
    await checkSound(tree, kind)
    writeFileSync(
      path,
      source.replace(from, () => to),
    )
    const { ran, failed, why } = await runTests(tree, kind, testsOf([statement], kind)).finally(() =>
      writeFileSync(path, source),
    )
    if (failed[0] !== undefined) return row('killed', kind, failed[0])
    lastWhy = why ?? lastWhy
    ranAny ||= ran > 0
  }
  return row(ranAny ? 'survived' : 'not tried', kindsOf(mutation).join(', '), lastWhy)
}

async function tryAll(trees: readonly string[], asked: readonly spec.Mutation[]) {
  const checkSound = soundness(asked)
  const waiting = [...asked]
  const rows: Row[] = []
  async function work(tree: string) {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const row = await tryOne(tree, next, checkSound)
      rows.push(row)
      tell(`${rows.length}/${asked.length}: [spec ${row.statement}] ${row.result} (${row.by}, ${row.seconds} s)`)
    }
  }
  await Promise.all(trees.map(work))
  return rows.toSorted((one, other) => one.statement - other.statement)
}

function print(rows: readonly Row[], asJson: boolean) {
  if (asJson) return console.log(JSON.stringify(rows, null, 2))
  for (const { statement, result, by, why } of rows)
    if (result !== 'killed') console.log(`${statement}  ${result}  ${by}  ${why}`)
  const counts = (['killed', 'survived', 'not tried'] as const).map(
    (name) => `${rows.filter(({ result }) => result === name).length} ${name}`,
  )
  console.log(`${rows.length} mutations: ${counts.join(', ')}`)
}

async function main() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      kind: { type: 'string' },
      tree: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  const only = values.only?.split(',').map(Number)
  const asked = KINDS.filter((kind) => values.kind === undefined || kind === values.kind).flatMap((kind) =>
    spec
      .mutations()
      .filter((mutation) => kindsOf(mutation)[0] === kind)
      .filter(({ statement }) => only === undefined || only.includes(statement)),
  )
  if (asked.length === 0) throw new Error(USAGE)
  const copies = values.tree === undefined ? Array.from({ length: Math.min(2, availableParallelism()) }, makeTree) : []
  try {
    const rows = await tryAll(values.tree === undefined ? copies.map(({ folder }) => folder) : [values.tree], asked)
    print(rows, values.json)
    process.exitCode = rows.every(({ result }) => result === 'killed') ? 0 : 1
  } finally {
    for (const { remove } of copies) remove()
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
