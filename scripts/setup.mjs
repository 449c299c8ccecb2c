// Runs on any Node (20.19+) before installation, so without dependencies or TypeScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = join(root, 'node_modules', '.bin')

/** The Node that npm installed, else this one if it is new enough. */
export function node() {
  const pinned = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error(
    `There is no Node package for ${process.platform}-${process.arch}: install Node 24 or newer and try again.`,
  )
  process.exit(1)
}

/** Our commands are first in PATH. NODE_ENV is not inherited. */
export function environment(extra = {}) {
  const { NODE_ENV, ...inherited } = process.env
  const separator = process.platform === 'win32' ? ';' : ':'
  return { ...inherited, PATH: [bin, process.env.PATH].join(separator), ...extra }
}

/** Returns the exit code, or 1 if a signal ended the command. */
export const statusOf = (command, args, extra = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment(extra) }).status ?? 1

export const succeeds = (command, args, extra = {}) => statusOf(command, args, extra) === 0

function runOrExit(command, args) {
  if (!succeeds(command, args)) process.exit(1)
}

function fingerprint(paths) {
  const sum = createHash('sha256').update(`${process.platform}-${process.arch}`)
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (!statSync(full).isDirectory()) return void sum.update(path).update('\0').update(readFileSync(full))
    for (const name of readdirSync(full).sort()) if (!name.includes('.test.')) add(join(path, name))
  }
  paths.forEach(add)
  return sum.digest('hex')
}

const isFresh = (stamp, made) => existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === made

/** Runs `work` only if its sources have changed. The stamp is inside its output. */
function whenStale(stamp, madeFrom, work) {
  const now = fingerprint(madeFrom)
  if (isFresh(stamp, now)) return
  work()
  writeFileSync(join(root, stamp), now)
}

/** Node's headers (67 MB) are for compiling add-ons, and none is compiled. */
function removeHeaders() {
  const packages = join(root, 'node_modules')
  for (const name of readdirSync(packages))
    if (/^node-(linux|darwin|win|bin)-/.test(name))
      rmSync(join(packages, name, 'include'), { recursive: true, force: true })
}

/** @param options.forTests adds the packages of tests, checks and benches */
export function install({ forTests = false } = {}) {
  const [forRunning, forAll] = ['node_modules/.installed', 'node_modules/.installed-for-tests']
  const locked = fingerprint(['package-lock.json'])
  if (!forTests && isFresh(forAll, locked)) return
  whenStale(forTests ? forAll : forRunning, ['package-lock.json'], () => {
    console.log('Installing packages. This happens once and takes about half a minute.')
    // `npm ci` empties the folder, but a running server needs its packages.
    const isGrowing = forTests && isFresh(forRunning, locked)
    const how = isGrowing ? ['install', '--no-save'] : ['ci', ...(forTests ? [] : ['--omit=dev'])]
    runOrExit('npm', [...how, '--loglevel=error', '--no-audit', '--no-fund'])
    removeHeaders()
  })
}

const PREVIOUS_KEPT_MS = 24 * 60 * 60_000

/**
 * Keeps files of earlier builds for a day, because open pages still request them.
 */
function keepingPreviousFiles(work) {
  const [assets, served, aside] = [
    'build/client/assets',
    'build/client/previous',
    'node_modules/.cache/previous-build',
  ].map((path) => join(root, path))
  // The build empties `build`.
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(dirname(aside), { recursive: true })
  if (existsSync(served)) renameSync(served, aside)
  else mkdirSync(aside)
  for (const name of readdirSync(aside))
    if (Number(name) < Date.now() - PREVIOUS_KEPT_MS) rmSync(join(aside, name), { recursive: true })
  if (existsSync(assets)) renameSync(assets, join(aside, `${Date.now()}`))
  work()
  renameSync(aside, served)
}

const buildPages = () =>
  whenStale(
    'build/.built',
    [
      'src/web',
      'src/contract',
      'public',
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/basic-faces.ts',
      'scripts/pack-assets.ts',
    ],
    () => {
      console.log('Building the pages.')
      keepingPreviousFiles(() =>
        runOrExit(node(), [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'error']),
      )
    },
  )

const buildServer = () =>
  whenStale(
    'dist/server/.built',
    ['src/server', 'src/engine', 'src/contract', 'package.json', 'package-lock.json', 'scripts/bundle-server.mjs'],
    () => {
      console.log('Building the server.')
      runOrExit(node(), [join('scripts', 'bundle-server.mjs')])
    },
  )

export function build() {
  buildPages()
  buildServer()
}
