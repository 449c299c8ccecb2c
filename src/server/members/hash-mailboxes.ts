import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { lockKey } from '../database/lock.ts'
import type { SigningKey } from '../http/sign.ts'
import { mailboxHash } from './mailbox.ts'
import { findUnhashed, moveToMailboxes, setMailboxes } from './mailbox-store.ts'

/** Few enough to stay far below the query limit. */
const AT_ONCE = 2000

type Given = { db: Database; secret: SigningKey; log: Pick<Logger, 'info'>; atOnce?: number }

/**
 * Hashes members from before version 0.2.0, and moves the rows that protect others. A migration has no key to hash
 * with. Each part is a transaction, so an interrupted start can continue.
 */
export async function hashMailboxes({ db, secret, log, atOnce = AT_ONCE }: Given) {
  if ((await findUnhashed(db, 1)).length === 0) return
  for (let members = 0; ; ) {
    const part = await db.transaction().execute(async (tx) => {
      await lockKey(tx, 'upgrade', 'mailboxes')
      const some = await findUnhashed(tx, atOnce)
      const ids = some.map(({ id }) => id)
      await setMailboxes(
        tx,
        some.map(({ id, email }) => ({ id, hash: mailboxHash(secret, email) })),
      )
      await moveToMailboxes(tx, ids)
      return ids.length
    })
    if (part === 0) return
    members += part
    log.info({ members }, 'moved members of an older version to their mailboxes')
  }
}
