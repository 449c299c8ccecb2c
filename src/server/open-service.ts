import { setImmediate as nextTurn } from 'node:timers/promises'
import pino from 'pino'
import { mayBeginFor } from './backup/none-left.ts'
import { readConfig } from './config.ts'
import { recordVersion } from './database/check-usable.ts'
import { openDatabase } from './database/database.ts'
import { madeNew, SCHEMA_VERSION } from './database/migrate.ts'
import { openRefusal } from './database/open-refusal.ts'
import { refuseStart, startWarnings } from './operator/refuse-start.ts'
import { checkPort } from './port.ts'
import { VERSION } from './version.ts'

/** Opens the database while the other modules load. */
export async function openService(env: NodeJS.ProcessEnv, pages: { webFolder?: string }) {
  const config = readConfig(env)
  refuseStart(config)
  const log = pino({ level: config.logLevel })
  for (const warning of startWarnings(config)) log.warn(warning)
  // Checked first, because a database takes a while to make.
  await checkPort(config)
  const place = { url: config.databaseUrl, folder: config.dataDir }
  const load = () => import('./serve.ts')
  // A connection to PostgreSQL has a time limit, and loading blocks this thread.
  if (config.databaseUrl !== undefined) await load()
  const opening = openDatabase({ ...place, prepared: config.preparedStatements, mayBegin: mayBeginFor(config) })
  // In the next turn, so that the thread begins first.
  const [database, { serve }] = await Promise.all([opening, nextTurn().then(load)])
  const from = await recordVersion(database.db, { isNew: madeNew(database.applied) })
  log.info({ version: VERSION, ...(from ? { from } : {}) }, 'version')
  log.info({ schema: SCHEMA_VERSION, applied: database.applied }, 'database')
  try {
    return await serve({ config, log, database, pages })
  } catch (error) {
    // A damaged table is found only when it is read.
    throw openRefusal(error, place) ?? error
  }
}
