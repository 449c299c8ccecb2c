import type { Database } from '../database/database.ts'
import type { SigningKey } from '../http/sign.ts'
import { mailboxHash } from './mailbox.ts'
import { findUnhashed, moveToMailboxes, setMailboxes } from './mailbox-store.ts'

const AT_ONCE = 5000

/**
 * Hashes mailboxes of members from an older version and moves protective rows to them. A migration
 * has no key.
 */
export async function hashMailboxes({ db, secret }: { db: Database; secret: SigningKey }) {
  if ((await findUnhashed(db, 1)).length === 0) return
  await db.transaction().execute(async (tx) => {
    for (;;) {
      const some = await findUnhashed(tx, AT_ONCE)
      if (some.length === 0) break
      await setMailboxes(
        tx,
        some.map(({ id, email }) => ({ id, hash: mailboxHash(secret, email) })),
      )
    }
    await moveToMailboxes(tx)
  })
}
