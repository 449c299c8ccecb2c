import type { Database } from '../database/database.ts'
import { appliedMigrations } from '../database/migrate.ts'
import { type SigningKey, sign } from '../http/sign.ts'
import { writeBackupFile } from './backup-file.ts'
import { contentsOf, type Totals } from './contents.ts'
import { fixFormats } from './tables-store.ts'

export type Header = {
  madeAt: string
  migrations: string[]
  /** A restore compares this with its own secret. The proof does not reveal the secret. */
  secretProof: string
}
export type End = { end: Totals }

export const secretProofOf = (secret: SigningKey) => sign(secret, 'backup', 'the secret of these tables').slice(0, 12)

export async function writeBackup(
  db: Database,
  path: string,
  { madeAt, secret }: { madeAt: Date; secret: SigningKey },
) {
  let totals: Totals = {}
  const written = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await fixFormats(tx)
      const header: Header = {
        madeAt: madeAt.toISOString(),
        migrations: await appliedMigrations(tx),
        secretProof: secretProofOf(secret),
      }
      return writeBackupFile(path, text())
      async function* text() {
        yield `${JSON.stringify(header)}\n`
        totals = yield* contentsOf(tx)
        const end: End = { end: totals }
        yield `${JSON.stringify(end)}\n`
      }
    })
  return { ...written, totals }
}
