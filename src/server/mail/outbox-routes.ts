import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { parseInput } from '../http/endpoint.ts'
import { isLocalRequest } from '../http/local-request.ts'
import { refuse } from '../http/refusal.ts'
import { OUTBOX_MAIL_POLICY, OUTBOX_POLICY, outboxPage } from './outbox-page.ts'
import { listOutbox, readOutbox } from './outbox-store.ts'

const filter = z.object({ to: z.optional(z.string().check(z.maxLength(320))) })
const mailParams = z.object({ id: z.uuid() })

/** Without OUTBOX=open, only a person at this machine may read it: its reader can sign in as anybody. */
export const mayReadOutbox = (config: Config, request: FastifyRequest) =>
  config.outbox && (config.outboxOpen || isLocalRequest(config, request))

export function outboxRoutes(app: FastifyInstance, { config, db }: { config: Config; db: Database }) {
  if (!config.outbox) return
  const onRequest = async (request: FastifyRequest) => {
    if (!mayReadOutbox(config, request)) throw refuse('not_found')
  }
  app.get('/dev/outbox.json', { onRequest }, async ({ query }, reply) => {
    reply.header('cache-control', 'no-store')
    return listOutbox(db, wanted(query))
  })
  app.get('/dev/outbox', { onRequest }, async ({ query }, reply) => {
    const to = wanted(query)
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', OUTBOX_POLICY)
      .type('text/html; charset=utf-8')
      .send(outboxPage({ mails: await listOutbox(db, to), to }))
  })
  app.get('/dev/outbox/:id', { onRequest }, async ({ params }, reply) => {
    const parsed = mailParams.safeParse(params)
    const mail = parsed.success ? await readOutbox(db, parsed.data.id) : undefined
    if (!mail) throw refuse('not_found')
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', OUTBOX_MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(mail.html)
  })
}

function wanted(query: unknown) {
  const { to } = parseInput({ input: filter }, query)
  return to === undefined || to.trim() === '' ? undefined : to
}
