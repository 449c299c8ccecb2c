import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Options, Row } from './check.ts'

const root = join(import.meta.dirname, '..')

/** Tests of `npm test` as rows, on both databases. */
export type HeldByTests = { check: string; asked: string; files: string[] }

type FileResult = { name: string; assertionResults: { status: string; fullName: string }[] }

export function runTests(checks: readonly HeldByTests[], { quick, tell }: Options): Row[] {
  const files = [...new Set(checks.flatMap((check) => check.files))]
  tell(`${files.length} files of tests`)
  const results = resultsOf(files, quick ? ['api on embedded', 'unit'] : ['api on embedded', 'api on postgres', 'unit'])
  return checks.map(({ check, asked, files }) => {
    const runs = results.filter(({ name }) => files.some((file) => name.endsWith(file)))
    const tests = runs
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== 'pending' && status !== 'skipped')
    const failed = tests.filter(({ status }) => status !== 'passed')
    const missing = files.filter((file) => !runs.some(({ name }) => name.endsWith(file)))
    return {
      check,
      asked,
      reached: `${tests.length - failed.length} of ${tests.length} tests pass (${files.map((file) => file.replace(/^.*\//, '')).join(', ')})`,
      holds: tests.length > 0 && failed.length === 0 && missing.length === 0,
      ...(failed.length + missing.length > 0
        ? { why: [...missing.map((file) => `not run: ${file}`), ...failed.map(({ fullName }) => fullName)].join('; ') }
        : {}),
    }
  })
}

function resultsOf(files: string[], projects: string[]): FileResult[] {
  const folder = mkdtempSync(join(tmpdir(), 'overture-checks-'))
  const report = join(folder, 'vitest.json')
  const run = spawnSync(
    process.execPath,
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=json',
      `--outputFile=${report}`,
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ],
    { cwd: root, encoding: 'utf8' },
  )
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    throw new Error(`The tests did not run: ${run.stderr.slice(-1000)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
