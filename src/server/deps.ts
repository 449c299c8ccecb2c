import type { FastifyBaseLogger } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { DialogueThread } from './dialogue/dialogue-thread.ts'
import type { CountCalls } from './http/call-limits.ts'
import type { SigningKey } from './http/sign.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { AskModel } from './language-model/model.ts'
import type { Mailer } from './mail/mailer.ts'
import type { MemberIndexReplica } from './member-index/member-index-replica.ts'
import type { CountWrite } from './write-bounds/write-bounds.ts'

export type Deps = {
  config: Config
  db: Database
  jobs: Jobs
  mailer: Mailer
  matching: MemberIndexReplica
  dialogue: DialogueThread
  /** Undefined without LLM_*. */
  askModel?: AskModel | undefined
  countCalls: CountCalls
  countWrite: CountWrite
  log: FastifyBaseLogger
  metrics: Registry
  /** Key of CSRF tokens and mailed tokens; use it through `sign`, which keeps purposes apart. */
  secret: SigningKey
  clock: () => Date
  /** A UUID of version 7, sorted by its millisecond. */
  newId: () => string
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal | undefined
  /** 256 random bits in base64url: 43 characters. */
  newToken: () => string
}
