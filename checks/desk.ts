import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverSettings } from '../scripts/server-command.mjs'

const MAIN = join(import.meta.dirname, '../src/server/desk/cli/main.ts')

type Env = Record<string, string>

/** @param env where the data is */
export async function desk<Result>(env: Env, ...args: string[]) {
  const { stdout } = await inProcess(env, args)
  return JSON.parse(stdout) as Result
}

/** @returns the exit code, and the output unless the code is 0 */
export const deskExit = (env: Env, ...args: string[]) =>
  inProcess(env, args).then(
    () => ({ code: 0, said: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trim() }),
  )

/** Kills it without cleanup. @returns whether it was still running */
export const killedDesk = (env: Env, afterMs: number, ...args: string[]) =>
  inProcess(env, args, { timeout: Math.max(1, Math.round(afterMs)), killSignal: 'SIGKILL' }).then(
    () => false,
    ({ killed }: { killed: boolean }) => killed,
  )

function inProcess(env: Env, args: string[], options: { timeout?: number; killSignal?: 'SIGKILL' } = {}) {
  const { PATH, HOME } = process.env
  const { NODE_COMPILE_CACHE } = serverSettings
  return promisify(execFile)(process.execPath, [MAIN, ...args, '--json'], {
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
    ...options,
  })
}
