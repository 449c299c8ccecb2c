import type { FastifyBaseLogger } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { onUnread } from './stored.ts'

/** Never logs content. */
export function countUnread({ log, metrics }: { log: FastifyBaseLogger; metrics: Registry }) {
  const counter = new Counter({
    name: 'stored_unread_total',
    help: 'Readings of stored JSON in which a field was dropped, or the row could not be read',
    labelNames: ['table', 'what'],
    registers: [metrics],
  })
  return onUnread(({ table, what, paths }) => {
    counter.inc({ table, what })
    log.warn({ table, what, paths }, 'stored')
  })
}
