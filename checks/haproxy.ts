import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sleep } from './figures.ts'

const CONFIGURATION = join(import.meta.dirname, '../ops/haproxy.cfg')
/** Other machines only: user, certificate, remote clients. */
const ELSEWHERE = /^ {2}(log \/dev\/log|user|group|bind :443|http-request (redirect|set-header)) .*\n/gm

const LISTENS_MS = 5000

type Ports = { people: number; postgres: number; processes: readonly number[]; databases: readonly number[] }

/** Uses the configuration of ops/ with local ports. @throws one sentence if HAProxy is not installed */
export async function startHaproxy({ people, postgres, processes, databases }: Ports) {
  const home = mkdtempSync(join(tmpdir(), 'overture-haproxy-'))
  const file = join(home, 'haproxy.cfg')
  const text = readFileSync(CONFIGURATION, 'utf8')
    .replace(ELSEWHERE, '')
    .replace('bind :80', `bind 127.0.0.1:${people}`)
    .replace('bind 127.0.0.1:5432', `bind 127.0.0.1:${postgres}`)
    .replace(/10\.0\.0\.1([123]):3000/g, (_, number) => `127.0.0.1:${processes[number - 1]}`)
    .replace(/10\.0\.0\.2([12]):5432/g, (_, number) => `127.0.0.1:${databases[number - 1]}`)
  writeFileSync(file, text)
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  let ended: string | undefined
  const gone = once(child, 'exit').then(
    ([code]) => {
      ended = `HAProxy ended (${code}): ${said}`
    },
    () => {
      ended = 'HAProxy is not installed: apt-get install haproxy.'
    },
  )
  const stop = async () => {
    child.kill('SIGTERM')
    await gone
    rmSync(home, { recursive: true, force: true })
  }
  const until = Date.now() + LISTENS_MS
  while (!(await listens(people))) {
    if (ended === undefined && Date.now() < until) await sleep(50)
    else {
      await stop()
      throw new Error(ended ?? `HAProxy does not listen: ${said}`)
    }
  }
  return { log: () => said, stop }
}

const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}`).then(
    () => true,
    () => false,
  )
