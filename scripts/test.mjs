// `npm test`: all checks, unit and API tests on both databases, browser journeys.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runChecks } from './checks.mjs'
import { build, environment, install, root, succeeds } from './setup.mjs'

install({ forTests: true })
const reports = mkdtempSync(join(tmpdir(), 'overture-tests-'))

const step = (name, command, args, extra = {}) => {
  console.log(`\n# ${name}`)
  return succeeds(command, args, extra)
}

/** Finds an installed browser, or Debian's, or Playwright's. Returns the settings that point to it. */
function browser() {
  const installed = ['chromium', 'chromium-browser', 'google-chrome']
    .map((name) => spawnSync('which', [name], { encoding: 'utf8', env: environment() }).stdout?.trim())
    .find(Boolean)
  if (installed) return { CHROMIUM: installed }
  if (installFromDebian('chromium')) return { CHROMIUM: '/usr/bin/chromium' }
  step('browser', 'playwright', ['install', 'chromium'])
  return {}
}

/** Standard browsers, for the whole journey. A browser that cannot be installed is reported and skipped. */
function otherBrowsers() {
  if (!existsSync('/usr/bin/firefox-esr')) installFromDebian('--no-install-recommends firefox-esr')
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file)))
    installFromDebian('--no-install-recommends webkit2gtk-driver xvfb')
}

let knowsPackages

/** Only the download has a timeout, because half an installation is useless. */
function installFromDebian(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  knowsPackages ??= step('reading lists of packages', 'sh', ['-c', 'timeout 120 apt-get update -qq >/dev/null'])
  if (!knowsPackages) return false
  const install = `apt-get install -y -qq ${packages}`
  const script = `timeout 300 ${install} --download-only && ${install}`
  return step(`installing ${packages}`, 'sh', ['-c', `(${script}) >/dev/null`], { DEBIAN_FRONTEND: 'noninteractive' })
}

const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(`${port}`))
    })
  })

const report = (name) => {
  const file = join(reports, name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

const checks = await runChecks()
step('unit and API tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'vitest.json')}`,
])
build()
const chromium = browser()
otherBrowsers()
step('browser journeys', 'playwright', ['test', '--reporter=line,json'], {
  ...chromium,
  E2E_PORT: await freePort(),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
})

const skipReasons = ({ suites = [], specs = [] }) => [
  ...specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ type }) => type === 'skip')
    .map(({ description }) => description),
  ...suites.flatMap(skipReasons),
]

const failures = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ ok, title, tests }) => {
    const said = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
    return said.length > 0 ? [[`${ok ? 'Passed at the second try' : 'Failed'}: ${title}`, ...said].join('\n')] : []
  }),
  ...suites.flatMap(failures),
]

/** The messages of failed tests. If a file did not load, its own message. */
const failuresOfUnits = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [`Failed: ${relative(root, name)}\n${message}`] : []
    return failed.map((test) =>
      [`Failed: ${relative(root, name)}: ${test.fullName}`, ...test.failureMessages].join('\n'),
    )
  })

const ofUnits = (report) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    ms: endTime - startTime,
  }))

const ofJourneys = ({ suites = [] } = {}) =>
  suites.map((suite) => ({ file: join('e2e', suite.file), ms: lasted(suite) }))

const lasted = ({ suites = [], specs = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(lasted))
    .reduce((sum, ms) => sum + ms, 0)

const longest = (files) =>
  files
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 5)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`)

const vitest = report('vitest.json')
const playwright = report('playwright.json')
rmSync(reports, { recursive: true, force: true })

// A runner that crashed is one failure.
const ofVitest = vitest ? vitest.numFailedTests || (vitest.success ? 0 : 1) : 1
const ofPlaywright = playwright ? playwright.stats.unexpected || (playwright.errors.length > 0 ? 1 : 0) : 1
const failedChecks = checks.filter(({ ok }) => !ok)
const passed =
  checks.length -
  failedChecks.length +
  (vitest?.numPassedTests ?? 0) +
  (playwright?.stats.expected ?? 0) +
  (playwright?.stats.flaky ?? 0)
const failed = failedChecks.length + ofVitest + ofPlaywright
// Repeats this at the end, because long output is often cut at the start.
for (const { name } of failedChecks) console.log(`\nFailed: the check "${name}". Its output is at the beginning.`)
for (const failure of [...failuresOfUnits(vitest ?? {}), ...failures(playwright ?? {})])
  console.log(`\n${stripVTControlCharacters(failure)}`)
console.log(`\nThe files that took longest:\n${longest([...ofUnits(vitest), ...ofJourneys(playwright)]).join('\n')}`)
const leftOut = skipReasons(playwright ?? {})
if (leftOut.length > 0) console.log(`\n${leftOut.length} skipped: ${leftOut.join('; ')}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
