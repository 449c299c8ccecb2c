import { randomUUIDv7 } from 'node:crypto'
// This process works on the queues. Tests kill it.
import pino from 'pino'
import { Registry } from 'prom-client'
import { readConfig } from '../src/server/config.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { dialogueThread } from '../src/server/dialogue/dialogue-thread.ts'
import { startJobs } from '../src/server/jobs/jobs.ts'
import { smtpMailer } from '../src/server/mail/smtp-mailer.ts'
import { MemberIndexReplica } from '../src/server/member-index/member-index-replica.ts'
import { readSender } from '../src/server/sender.ts'
import { startWorkers } from '../src/server/workers.ts'

const config = readConfig(process.env)
const { db, pool } = await openDatabase({ url: config.databaseUrl, folder: '' })
const jobs = await startJobs({ pool, onError: (error) => console.error(error) })
await startWorkers({
  config,
  db,
  jobs,
  matching: new MemberIndexReplica(db, () => new Date()),
  dialogue: dialogueThread(),
  mailer: smtpMailer({ url: config.smtpUrl ?? '', sender: readSender(config.mailFrom) }),
  countCalls: async () => 0,
  countWrite: () => {},
  log: pino({ level: 'silent' }),
  metrics: new Registry(),
  secret: 'not needed for sending',
  clock: () => new Date(),
  newId: () => randomUUIDv7(),
  newToken: () => randomUUIDv7(),
})
