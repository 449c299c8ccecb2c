import pino from 'pino'
import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { tendIntroductions } from '../src/server/introductions/tend-introductions.ts'
import { startJobs } from '../src/server/jobs/jobs.ts'
import { sendMail } from '../src/server/mail/send-mail.ts'
import { openDeps } from '../src/server/open-deps.ts'

/** Works on a stopped server's folder; mail goes to the outbox. */
export async function tendAt(folder: string, moment: Date) {
  const config = readConfig({ DATA_DIR: folder })
  const database = await openDatabase({ folder, durable: false })
  const jobs = await startJobs({ pool: database.pool, polls: false, onError: (error) => console.error(error) })
  const deps = { ...(await openDeps({ config, jobs, log: pino({ level: 'silent' }), database })), clock: () => moment }
  await jobs.work('send-mail', (job) => sendMail(deps, job))
  await tendIntroductions(deps)
  await jobs.drain()
  await jobs.stop()
  await deps.dialogue.close()
  await database.close()
}
