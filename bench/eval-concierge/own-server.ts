import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const READY_TIMEOUT_MS = 60_000
const POLL_MS = 100

/** The product's API on a free port, with an empty folder of its own, no members and no model. */
export async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), 'overture-eval-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-api.ts')], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, DEMO_MEMBERS: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  async function stop() {
    child.kill('SIGTERM')
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const ready = await isReady(`${base}/readyz`, () => child.exitCode !== null)
  if (ready) return { base, stop }
  await stop()
  throw new Error('The server did not become ready.')
}

async function isReady(url: string, hasExited: () => boolean) {
  const until = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < until && !hasExited()) {
    // Refused until it listens: that is what is being waited for.
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return true
    await new Promise((done) => setTimeout(done, POLL_MS))
  }
  return false
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
