import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { NamingTest } from '../../scripts/spec/coverage.mjs'
import { freePort } from '../../test/free-port.ts'

export const KINDS = ['unit', 'web', 'api', 'browser'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(file: string): Kind {
  if (file.startsWith('e2e/')) return 'browser'
  if (file.startsWith('src/server/')) return 'api'
  return file.startsWith('src/web/') ? 'web' : 'unit'
}

const PROJECTS = { unit: 'unit', web: 'web', api: 'api on embedded' }
const LIMIT_MS = { unit: 300_000, web: 300_000, api: 600_000, browser: 1_200_000 }

/** `why`: the runner crashed or a file did not load. */
export type Outcome = { ran: number; failed: string[]; why?: string }

export async function runTests(tree: string, kind: Kind, tests: readonly NamingTest[]): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'overture-mutation-'))
  const report = join(folder, 'report.json')
  const files = [...new Set(tests.map(({ file }) => file))]
  const pattern = [...new Set(tests.map(({ tag }) => tag.replace(/[[\]]/g, '\\$&')))].join('|')
  try {
    const asked = { files, pattern, report }
    const { said } = await (kind === 'browser'
      ? inTurn(() => playwright(tree, asked))
      : vitest(tree, { kind, ...asked }))
    if (!existsSync(report)) return { ran: 0, failed: [], why: said.slice(-2000) }
    const found = JSON.parse(readFileSync(report, 'utf8'))
    return kind === 'browser' ? ofPlaywright(found) : ofVitest(found)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Run = { files: string[]; pattern: string; report: string }
type How = { env?: Record<string, string>; timeout: number }

/** @returns what was printed, and whether it ended well */
function run(tree: string, args: string[], { env = {}, timeout }: How) {
  const PATH = [join(tree, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const options = { cwd: tree, timeout, killSignal: 'SIGKILL', maxBuffer: 2 ** 28 } as const
  return new Promise<{ said: string; ok: boolean }>((ended) => {
    execFile(process.execPath, args, { ...options, env: { ...process.env, PATH, ...env } }, (error, out, err) =>
      ended({ said: `${out}\n${err}`, ok: error === null }),
    )
  })
}

function vitest(tree: string, { kind, files, pattern, report }: Run & { kind: Exclude<Kind, 'browser'> }) {
  const args = ['run', `--project=${PROJECTS[kind]}`, '-t', pattern, '--reporter=json', `--outputFile=${report}`]
  return run(tree, ['node_modules/vitest/vitest.mjs', ...args, ...files], { timeout: LIMIT_MS[kind] })
}

/** Builds first, if sources changed. Without the build there is no report. */
async function playwright(tree: string, { files, pattern, report }: Run) {
  const timeout = LIMIT_MS.browser
  const build = await run(tree, ['scripts/build.mjs'], { timeout })
  if (!build.ok) return build
  const browser = ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8' }).stdout.trim())
    .find((path) => path !== '')
  const env = {
    ...(browser ? { CHROMIUM: browser } : {}),
    E2E_PORT: `${await freePort()}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }
  const args = ['test', '--retries=0', '--reporter=json', '-g', pattern, ...files]
  return run(tree, ['node_modules/@playwright/test/cli.js', ...args], { env, timeout })
}

/** One tree after the other: their builds share a folder in node_modules. */
let journeys: Promise<unknown> = Promise.resolve()
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = journeys.then(work)
  journeys = done.catch(() => undefined)
  return done
}

type VitestReport = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

function ofVitest({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const [passed, failed] = ['passed', 'failed'].map((wanted) => tests.filter(({ status }) => status === wanted))
  // A file that did not load proves nothing.
  const broken = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    ran: (passed?.length ?? 0) + (failed?.length ?? 0),
    failed: (failed ?? []).map(({ fullName }) => fullName),
    ...(broken ? { why: `${broken.name}: ${broken.message}` } : {}),
  }
}

type Suite = { suites?: Suite[]; specs?: { title: string; tests: { status: string }[] }[] }

const specsIn = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
]

function ofPlaywright(report: Suite & { errors?: { message?: string }[] }): Outcome {
  const specs = specsIn(report).filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'))
  const [error] = report.errors ?? []
  return {
    ran: specs.length,
    failed: specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected')).map(({ title }) => title),
    ...(error && specs.length === 0 ? { why: error.message ?? 'no journey ran' } : {}),
  }
}
