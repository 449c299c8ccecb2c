import { spawn } from 'node:child_process'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import { countEvent } from '../instruments.ts'
import { recordCopy, recordCopyFailure } from './tables-store.ts'

/** A copy that takes longer is stuck. */
const LONGEST_MS = HOUR_MS
const KEPT_CHARACTERS = 300
const COMMANDS = { name: 'backup_commands_total', help: 'Runs of BACKUP_COMMAND, by what came of them' }

/**
 * Runs BACKUP_COMMAND with the backup's path, to copy it off the machine. The command's errors are
 * logged: it is the operator's own. @returns why it failed; undefined when it took the file, or is not set
 */
export async function runBackupCommand(
  { config, db, log, metrics }: Pick<Deps, 'config' | 'db' | 'log' | 'metrics'>,
  { file, madeAt }: { file: string; madeAt: Date },
) {
  if (config.backupCommand === undefined) return undefined
  const { how, said } = await runShell(config.backupCommand, file)
  const isDone = how === 0
  countEvent(metrics, COMMANDS, { outcome: isDone ? 'done' : 'failed' })
  if (isDone) {
    await recordCopy(db, madeAt)
    log.info('backup command')
    return undefined
  }
  log.error({ how, said }, 'backup command')
  const failure = `it ended with ${how}${said === '' ? '' : `: ${said}`}`
  // On a full disk this fails too; the log has the reason.
  await recordCopyFailure(db, failure).catch(() => {})
  return failure
}

/** @returns the exit code, signal or failure, and the end of stderr */
function runShell(command: string, file: string) {
  return new Promise<{ how: number | string; said: string }>((done) => {
    const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'sh', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-KEPT_CHARACTERS)
    })
    child.on('error', (error) => done({ how: error.message, said }))
    child.on('close', (code, signal) => done({ how: code ?? signal ?? 'unknown', said: said.trim() }))
  })
}
