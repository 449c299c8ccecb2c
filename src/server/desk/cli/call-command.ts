import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pino from 'pino'
import type { Config } from '../../config.ts'
import { openDatabase } from '../../database/database.ts'
import { startJobs } from '../../jobs/jobs.ts'
import { openDeps } from '../../open-deps.ts'
import { DeskRefusal, EXIT } from '../desk-command.ts'
import { askServer } from '../desk-socket.ts'
import { type DeskOutcome, type DeskRequest, runCommand } from '../run-command.ts'

/**
 * Runs a command where the data is: on the server of DATABASE_URL, in the running server of
 * DATA_DIR, or here with the folder locked. @throws StartRefusal when the database cannot be
 * opened
 */
export async function callCommand(config: Config, request: DeskRequest): Promise<DeskOutcome> {
  if (config.databaseUrl !== undefined) return runHere(config, request)
  const answered = await askServer(config.dataDir, request)
  if (answered) return answered
  if (!existsSync(join(config.dataDir, 'pg', 'PG_VERSION')))
    throw new DeskRefusal(
      EXIT.refused,
      `There is no data in DATA_DIR=${config.dataDir}: set DATA_DIR or DATABASE_URL as the server has it, or start Overture once.`,
    )
  return runHere(config, request)
}

async function runHere(config: Config, request: DeskRequest) {
  // On stderr, so that the output of `--json` stays JSON.
  const log = pino({ level: 'warn' }, pino.destination(2))
  const { databaseUrl: url, dataDir: folder, preparedStatements: prepared } = config
  const database = await openDatabase({ url, folder, prepared })
  try {
    const onError = (error: Error) => log.error({ name: error.name }, 'queue')
    const jobs = await startJobs({ pool: database.pool, polls: false, onError })
    const deps = await openDeps({ config, database, jobs, log })
    try {
      return await runCommand(deps, request)
    } finally {
      await jobs.stop()
      await deps.dialogue.close()
      deps.mailer.close()
    }
  } finally {
    await database.close()
  }
}
