import type { Database } from '../database/database.ts'
import type { Mailer } from './mailer.ts'
import { insertSent } from './outbox-store.ts'

/** Keeps mail in the database instead of sending it; a second attempt at the same mail changes nothing. */
export const outboxMailer = ({ db, clock }: { db: Database; clock: () => Date }): Mailer => ({
  async send(message) {
    await insertSent(db, message, clock())
  },
  async check() {},
  close() {},
})
