import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** A server of one journey's own, on its own folder, that the journey may kill and start again. */
export async function ownServer(env: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'overture-journey-'))
  const port = await freePort()
  let child: ChildProcess | undefined
  const url = `http://localhost:${port}`

  return {
    url,
    folder,
    async start() {
      child = spawn(process.execPath, ['src/server/main.ts'], {
        cwd: root,
        env: { ...process.env, PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      await untilReady(url, child)
    },
    /** As a power cut would: no goodbye, nothing flushed. */
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async remove() {
      await this.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server stopped before it was ready (code ${child.exitCode}).`)
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ready) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error('The server was not ready within 60 s.')
}

const freePort = () =>
  new Promise<number>((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })
