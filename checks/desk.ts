import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverSettings } from '../scripts/server-command.mjs'

const MAIN = join(import.meta.dirname, '../src/server/desk/cli/main.ts')

/** Runs a command of the desk in a process of its own, as at the terminal. @param env where the data is */
export async function desk<Result>(env: Record<string, string>, ...args: string[]) {
  const { PATH, HOME } = process.env
  const { NODE_COMPILE_CACHE } = serverSettings
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args, '--json'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  })
  return JSON.parse(stdout) as Result
}
