import { spawn } from 'node:child_process'
import type { Deps } from '../deps.ts'
import { SECOND_MS } from '../durations.ts'
import { countEvent } from '../instruments.ts'
import { LONGEST_COPY_MS } from './copy-times.ts'
import { signalGroup } from './group.ts'
import { claimRun } from './running-store.ts'
import { recordCopy, recordCopyFailure } from './tables-store.ts'

/** The time from SIGTERM to SIGKILL: short, because runuser kills the desk after two seconds. */
const GRACE_MS = SECOND_MS
const KEPT_CHARACTERS = 300
const COMMANDS = { name: 'backup_commands_total', help: 'Runs of BACKUP_COMMAND, by what came of them' }

/**
 * Runs the operator's command with the backup's path, to copy the file off the machine.
 * @returns the reason of a failure
 */
export async function runBackupCommand(
  deps: Pick<Deps, 'config' | 'db' | 'log' | 'metrics' | 'clock' | 'newId' | 'stopping'>,
  { file, madeAt, longestMs = LONGEST_COPY_MS }: { file: string; madeAt: Date; longestMs?: number },
) {
  const { config, db, log, metrics } = deps
  if (config.backupCommand === undefined) return undefined
  const claim = await claimRun(db, { now: deps.clock(), id: deps.newId() })
  if (!claim) {
    log.warn({ how: 'is running' }, 'backup command')
    return 'another run of it goes on: doctor says since when'
  }
  try {
    const { how, said } = await runShell(config.backupCommand, {
      file,
      longestMs,
      stopping: deps.stopping,
      begun: claim.note,
    })
    const isDone = how === 0
    countEvent(metrics, COMMANDS, { outcome: isDone ? 'done' : 'failed' })
    if (isDone) {
      await recordCopy(db, madeAt)
      log.info('backup command')
      return undefined
    }
    log.error({ how, said }, 'backup command')
    const failure = `it ${ENDINGS.get(how) ?? `ended with ${how}`}${said === '' ? '' : `: ${said}`}`
    await recordCopyFailure(db, failure).catch(() => {})
    return failure
  } finally {
    await claim.end().catch(() => {})
  }
}

const ENDINGS = new Map<number | string, string>([
  ['time limit', 'took longer than its limit and was ended'],
  ['stop', 'was ended by a stop of the process that ran it'],
])

/** @returns exit code, signal or failure, and the end of stderr */
function runShell(
  command: string,
  {
    file,
    longestMs,
    stopping,
    begun,
  }: { file: string; longestMs: number; stopping: AbortSignal | undefined; begun: (pid: number) => void },
) {
  return new Promise<{ how: number | string; said: string }>((done) => {
    if (stopping?.aborted) return done({ how: 'stop', said: '' })
    // The shell's children are in its process group and end with it.
    const child = spawn('/bin/sh', ['-c', `${command} "$@"`, 'sh', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    if (child.pid !== undefined) begun(child.pid)
    const signal = (name: NodeJS.Signals) => child.pid !== undefined && signalGroup({ pid: child.pid }, name)
    let said = ''
    let ended: string | undefined
    let killing: NodeJS.Timeout | undefined
    const end = (why: string) => {
      if (ended !== undefined) return
      ended = why
      signal('SIGTERM')
      killing = setTimeout(() => finish(why), GRACE_MS)
    }
    const limit = setTimeout(() => end('time limit'), longestMs)
    const onStop = () => end('stop')
    stopping?.addEventListener('abort', onStop)
    const finish = (how: number | string) => {
      clearTimeout(limit)
      clearTimeout(killing)
      stopping?.removeEventListener('abort', onStop)
      if (ended !== undefined) signal('SIGKILL')
      child.stderr.destroy()
      done({ how: ended ?? how, said: said.trim() })
    }
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      said = (said + part).slice(-KEPT_CHARACTERS)
    })
    child.on('error', (error) => finish(error.message))
    child.on('close', (code, signal) => finish(code ?? signal ?? 'unknown'))
  })
}
