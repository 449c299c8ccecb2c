import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import pino from 'pino'
import { mayBeginFor } from '../../backup/none-left.ts'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../database/database.ts'
import { checkOpen, claimFolder, FolderTaken } from '../../database/folder-lock.ts'
import { SECOND_MS } from '../../durations.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { openDeps } from '../../open-deps.ts'
import { DeskRefusal, EXIT } from '../desk-command.ts'
import { askServer } from '../desk-socket.ts'
import { type DeskOutcome, type DeskRequest, runCommand } from '../run-command.ts'

/** A start takes seconds, more on a busy machine. */
const WAIT_MS = 20 * SECOND_MS
const PAUSE_MS = 250

/**
 * Runs a command on the server of DATABASE_URL, in the running server of DATA_DIR, or here with the folder locked. If a
 * server is starting, the command waits, and `tell` says so.
 * @throws StartRefusal when the database cannot be opened
 */
export async function callCommand(
  config: Config,
  request: DeskRequest,
  { tell, waitMs = WAIT_MS }: { tell: (text: string) => void; waitMs?: number },
): Promise<DeskOutcome> {
  if (config.databaseUrl !== undefined) return runHere(config, request)
  const until = performance.now() + waitMs
  for (let tries = 0; ; tries += 1) {
    let forget = () => {}
    const onSend = () => {
      forget = onceEnded(() => tell(`The desk alone ends here: the running server goes on with ${request.command}.`))
    }
    const answered = await askServer(config.dataDir, request, { onSend }).finally(() => forget())
    if (answered) return { ...answered, isByServer: true }
    // The command has not begun and can be retried.
    try {
      return await runInFolder(config, request)
    } catch (error) {
      if (!(error instanceof FolderTaken)) throw error
      if (performance.now() > until) throw stillTaken(error)
      if (tries === 0) tell(`Overture is starting, or just ending (pid ${error.owner}): waiting for it.`)
      await pass(PAUSE_MS)
    }
  }
}

const stillTaken = ({ owner }: FolderTaken) =>
  new DeskRefusal(
    EXIT.refused,
    `Overture is still starting, or another command of the desk is at work (pid ${owner}): try again in a minute; journalctl -u overture says how far it is. Nothing was changed.`,
  )

async function runInFolder(config: Config, request: DeskRequest) {
  const { dataDir } = config
  checkOpen(dataDir)
  if (existsSync(join(dataDir, 'pg', 'PG_VERSION'))) return runHere(config, request)
  // The first start locks the folder while it creates the database.
  if (existsSync(join(dataDir, 'lock'))) claimFolder(dataDir, { isByDesk: true })()
  throw new DeskRefusal(
    EXIT.refused,
    `There is no data in DATA_DIR=${dataDir}: set DATA_DIR or DATABASE_URL as the server has it, or start Overture once.`,
  )
}

async function runHere(config: Config, request: DeskRequest) {
  // Logs to stderr, so `--json` output stays JSON.
  const log = pino({ level: 'warn' }, pino.destination(2))
  const { databaseUrl: url, dataDir: folder, preparedStatements: prepared } = config
  const mayBegin = mayBeginFor(config)
  const database = await openDatabase({ url, folder, prepared, isByDesk: true, mayBegin })
  try {
    const onError = (error: Error) => log.error({ name: error.name }, 'queue')
    const jobs = await startJobs({ pool: database.pool, polls: false, onError })
    const stopping = new AbortController()
    const forget = onceEnded(() => stopping.abort(), { afterMs: ENDS_MS })
    const deps = await openDeps({ config, database, jobs, log, stopping: stopping.signal })
    try {
      return await runCommand(deps, request)
    } finally {
      forget()
      await jobs.stop()
      await deps.dialogue.close()
      deps.mailer.close()
    }
  } finally {
    await database.close()
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** BACKUP_COMMAND is in its own process group, gets no Ctrl-C, and needs this time to end. */
const ENDS_MS = 3 * SECOND_MS

/** The signal may arrive twice: npm forwards it, and a terminal sends it to the whole group. */
function onceEnded(begin: () => void, { afterMs = 0 } = {}) {
  let isEnding = false
  const onSignal = (signal: NodeJS.Signals) => {
    if (isEnding) return
    isEnding = true
    begin()
    setTimeout(() => {
      forget()
      process.kill(process.pid, signal)
    }, afterMs).unref()
  }
  for (const signal of SIGNALS) process.on(signal, onSignal)
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal)
  }
  return forget
}
