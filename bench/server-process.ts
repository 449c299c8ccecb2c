import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverArgs, serverSettings } from '../scripts/server-command.mjs'
import { freePort } from '../test/free-port.ts'

const root = join(import.meta.dirname, '..')

/** The process inherits only PATH and HOME. @param home an empty folder for its log */
export async function startServerProcess(main: string, { home, env }: { home: string; env: Record<string, string> }) {
  const logFile = join(home, 'log')
  const log = openSync(logFile, 'a')
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, [...serverArgs.slice(0, -1), main], {
    cwd: root,
    env: { PATH, HOME, ...serverSettings, PORT: `${await freePort()}`, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const gone = once(child, 'exit')
  return {
    child,
    gone,
    log: () => readFileSync(logFile, 'utf8'),
    async stop() {
      child.kill('SIGTERM')
      await gone
    },
  }
}
