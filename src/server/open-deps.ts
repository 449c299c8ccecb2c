import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { openDatabase } from './database/database.ts'
import type { Deps } from './deps.ts'
import { dialogueThread } from './dialogue/dialogue-thread.ts'
import { countCallsInMemory } from './http/call-limits.ts'
import { outboxMailer } from './mail/outbox-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { MemberIndexReplica } from './member-index/member-index-replica.ts'
import { hashMailboxes } from './members/hash-mailboxes.ts'
import { readSecret } from './secret/signing-keys.ts'
import { readSender } from './sender.ts'
import { boundWrites } from './write-bounds/write-bounds.ts'

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

/** For the server, and for the desk when no server runs. */
export async function openDeps(
  given: Pick<Deps, 'config' | 'jobs' | 'log' | 'stopping'> & { database: OpenDatabase },
): Promise<Deps> {
  const { config, jobs, log, database, stopping } = given
  const newToken = () => randomBytes(32).toString('base64url')
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const { db } = database
  const clock = () => new Date()
  const mailer = config.smtpUrl
    ? smtpMailer({ url: config.smtpUrl, sender: readSender(config.mailFrom) })
    : outboxMailer({ db, clock })
  const secret = await readSecret(db, { newToken, set: { secret: config.secret, previous: config.secretPrevious } })
  await hashMailboxes({ db, secret, log })
  const onFailure = (reason: string) => log.warn({ reason }, 'model')
  // Loaded only for a model, so that a start is faster.
  const askModel = config.llm && (await import('./language-model/model.ts')).modelAt({ ...config.llm, onFailure })
  const matching = new MemberIndexReplica(db, clock)
  const countCalls = countCallsInMemory()
  const countWrite = boundWrites({ db, log, clock, embedded: config.databaseUrl === undefined })
  const dialogue = dialogueThread()
  return {
    config,
    db,
    jobs,
    mailer,
    matching,
    dialogue,
    askModel,
    countCalls,
    countWrite,
    log,
    metrics,
    secret,
    stopping,
    clock,
    newId: () => randomUUIDv7(),
    newToken,
  }
}
