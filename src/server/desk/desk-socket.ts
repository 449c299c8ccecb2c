import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { dirname, join, relative, resolve } from 'node:path'
import Fastify from 'fastify'
import * as z from 'zod/mini'
import { checkOpen, notOpen } from '../database/folder-lock.ts'
import type { Deps } from '../deps.ts'
import { SECOND_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { StartRefusal } from '../start-refusal.ts'
import { DeskRefusal, EXIT } from './desk-command.ts'
import { type DeskOutcome, type DeskRequest, outcomeSchema, requestSchema, runCommand } from './run-command.ts'

/** macOS limits socket paths to 104 bytes, Linux to 108. */
const LONGEST_PATH = 103
const MAX_BYTES = 2 ** 20
/** A server that is silent longer hangs. */
const SILENT_MS = 10 * SECOND_MS

/** Undefined if the path is too long. */
export function socketPathOf(dataDir: string) {
  if (process.platform === 'win32') return undefined
  const whole = join(resolve(dataDir), 'desk', 'socket')
  const short = relative('', whole)
  const path = short.length < whole.length ? short : whole
  return Buffer.byteLength(path) > LONGEST_PATH ? undefined : path
}

/**
 * Serves commands on a socket in the data folder, which only this user can open. The process must own the folder.
 * @returns a function that stops after the current command
 */
export async function openDesk(deps: Deps) {
  const path = socketPathOf(deps.config.dataDir)
  if (path === undefined) {
    deps.log.warn('desk-closed')
    return async () => {}
  }
  const folder = dirname(path)
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
  chmodSync(folder, 0o700)
  // The folder lock proves that nobody listens on a leftover socket.
  rmSync(path, { force: true })
  const app = Fastify({ bodyLimit: MAX_BYTES })
  app.get('/', async () => '')
  app.post('/', async ({ body }, reply) => {
    const parsed = requestSchema.safeParse(body)
    if (!parsed.success) return refusal(new DeskRefusal(EXIT.usage, 'This is no request of the desk.'))
    return reply.send(await runCommand(deps, parsed.data))
  })
  app.setErrorHandler((error, _request, reply) => {
    deps.log.error({ fault: faultOf(error) }, 'desk')
    return reply.code(500).send(refusal(new DeskRefusal(EXIT.fault, `${FAULT} See the log of the server.`)))
  })
  // Without sockets the server still runs, but must be stopped before a desk command.
  try {
    await app.listen({ path })
    chmodSync(path, 0o600)
  } catch (error) {
    deps.log.warn({ fault: faultOf(error) }, 'desk-closed')
  }
  return () => app.close()
}

export const FAULT = 'Something went wrong on our side.'

const refusal = ({ exitCode, message }: DeskRefusal): DeskOutcome => ({ refusal: { exitCode, message } })

/**
 * Undefined when no server listens. First asks whether the server answers: a command may take long.
 * @throws StartRefusal when it is silent for `silentMs`
 */
export async function askServer(
  dataDir: string,
  asked: DeskRequest,
  { silentMs = SILENT_MS, onSend = () => {} }: { silentMs?: number; onSend?: () => void } = {},
): Promise<DeskOutcome | undefined> {
  const path = socketPathOf(dataDir)
  if (path === undefined) return undefined
  const isThere = await send(path, { method: 'GET', silentMs }).catch((error: unknown) => {
    if (hasCode(error, ['EACCES'])) throw notLetIn(dataDir, path)
    if (hasCode(error, ['ETIMEDOUT'])) throw silent(dataDir, silentMs)
    if (!hasCode(error, CUT)) throw error
  })
  if (isThere === undefined) return undefined
  onSend()
  const text = await send(path, { method: 'POST', body: JSON.stringify(asked) }).catch((error: unknown) => {
    throw hasCode(error, CUT) ? cutOff(asked) : error
  })
  if (text === undefined) return undefined
  // Both ends are the same program.
  return z.parse(outcomeSchema, JSON.parse(text)) as DeskOutcome
}

const CUT = ['ECONNRESET', 'EPIPE']

const silent = (dataDir: string, silentMs: number) =>
  new StartRefusal(
    `A server runs with DATA_DIR=${dataDir}, but it hangs: it did not answer the desk for ${silentMs / SECOND_MS} seconds. Restart it: systemctl restart overture`,
  )

function notLetIn(dataDir: string, socket: string) {
  checkOpen(dataDir)
  return notOpen({ path: dirname(socket), folder: dataDir, code: 'EACCES' })
}

const hasCode = (error: unknown, codes: readonly string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

const cutOff = ({ command, args }: DeskRequest) =>
  new DeskRefusal(
    EXIT.fault,
    `The server that ran ${command} ended before it answered. ${args.copy ? 'A BACKUP_COMMAND may go on: doctor says.' : 'Look whether it was done.'}`,
  )

type Call = { method: 'GET'; silentMs: number } | { method: 'POST'; body: string }

/** @returns undefined when nobody listens @throws ETIMEDOUT */
function send(socketPath: string, call: Call) {
  return new Promise<string | undefined>((done, fail) => {
    const body = 'body' in call ? call.body : ''
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    const sent = request({ socketPath, path: '/', method: call.method, headers, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
      })
      reply.on('end', () => done(text))
      reply.on('error', fail)
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') return done(undefined)
      fail(error)
    })
    if ('silentMs' in call)
      sent.setTimeout(call.silentMs, () => sent.destroy(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' })))
    sent.end(body)
  })
}
