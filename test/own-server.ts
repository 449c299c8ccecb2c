import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArgs, serverSettings } from '../scripts/server-command.mjs'
import { freePort } from './free-port.ts'

const root = join(import.meta.dirname, '..')
const READY_TIMEOUT_MS = 240_000

/**
 * Runs in its own process, with only PATH and HOME inherited.
 * @param env overrides `npm start` defaults
 * @param options.folder a data folder that the caller owns
 * @param options.main by default the bundle of `npm run build`
 */
export async function ownServer(
  env: Record<string, string> = {},
  options: { folder?: string; nodeArgs?: string[]; main?: string } = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'overture-server-'))
  const folder = options.folder ?? join(home, 'data')
  const logFile = join(home, 'log')
  const main = options.main ?? serverArgs.at(-1) ?? ''
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { PATH, HOME } = process.env
  let child: ChildProcess | undefined

  return {
    url,
    port,
    folder,
    pid: () => child?.pid ?? 0,
    isRunning: () => child !== undefined && !hasEnded(child),
    log: () => readFileSync(logFile, 'utf8'),
    /** @returns milliseconds until it was ready */
    async start() {
      const began = Date.now()
      const log = openSync(logFile, 'a')
      child = spawn(process.execPath, [...(options.nodeArgs ?? []), ...serverArgs.slice(0, -1), main], {
        cwd: root,
        env: {
          PATH,
          HOME,
          ...serverSettings,
          PORT: `${port}`,
          DATA_DIR: folder,
          ...env,
        },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      await untilReady(url, child).catch(async (error: Error) => {
        await this.kill()
        throw new Error(`${error.message}\n${this.log().slice(-2000)}`)
      })
      return Date.now() - began
    },
    /** Acts like a power failure: nothing is flushed. */
    kill: () => end(child, 'SIGKILL'),
    async stop() {
      const began = Date.now()
      await end(child, 'SIGTERM')
      return { code: child?.exitCode ?? null, tookMs: Date.now() - began }
    },
    async remove() {
      await this.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
export type OwnServer = Awaited<ReturnType<typeof ownServer>>

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function end(child: ChildProcess | undefined, signal: NodeJS.Signals) {
  if (!child || hasEnded(child)) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + READY_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server stopped before it was ready (code ${child.exitCode}).`)
    const reply = await fetch(`${url}/readyz`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((next) => setTimeout(next, 50))
  }
  throw new Error('The server was not ready within four minutes.')
}
