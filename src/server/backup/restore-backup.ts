import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '../config.ts'
import { openBare } from '../database/bare-database.ts'
import type { Queryable } from '../database/database.ts'
import { restoringIn } from '../database/embedded.ts'
import { syncPath, syncTree } from '../database/folder-file-system.ts'
import { claimFolder } from '../database/folder-lock.ts'
import { markMoved, unmarkMoved } from '../database/moved-marker.ts'
import { openRefusal } from '../database/open-refusal.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkBackupFile } from './backup-file.ts'
import { loadBackup, readHeader } from './load-backup.ts'
import { countOthers, isEmpty } from './tables-store.ts'
import { secretProofOf } from './write-backup.ts'

/**
 * Restores all or nothing. No server may use the database meanwhile.
 * @param replace replaces existing data; a folder's old database stays as `pg.replaced`
 * @throws StartRefusal when the file is damaged, or there is data already
 */
export async function restore(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secret' | 'secretPrevious'>,
  { file, replace }: { file: string; replace: boolean },
) {
  const path = resolve(file)
  await checkBackupFile(path)
  const { secretProof } = await readHeader(path)
  const { rows, header } =
    config.databaseUrl === undefined
      ? await restoreIntoFolder(config.dataDir, { path, replace })
      : await restoreIntoServer(config.databaseUrl, { path, replace })
  if (config.databaseUrl !== undefined) markMoved(config.dataDir, new Date())
  const known = [config.secret, ...config.secretPrevious].map((secret) => secret && secretProofOf(secret))
  const isOtherSecret = config.secret !== undefined && !known.includes(secretProof)
  return { rows, madeAt: header.madeAt, secretProof, isOtherSecret }
}

async function restoreIntoFolder(dataDir: string, { path, replace }: { path: string; replace: boolean }) {
  const release = claimFolder(dataDir, { isByDesk: true })
  const target = join(dataDir, 'pg')
  const former = `${target}.replaced`
  const folder = restoringIn(dataDir)
  // Until a restore succeeds, this folder stops a server from starting empty.
  let isHalfDone = existsSync(folder)
  try {
    const isTaken = existsSync(target) && readdirSync(target).length > 0
    if (isTaken && !replace)
      throw new StartRefusal(
        `The folder ${dataDir} holds a database already: set DATA_DIR to an empty folder, or add --replace to put the backup in its place.`,
      )
    // `former` may be the only copy of the old data.
    if (isTaken && existsSync(former))
      throw new StartRefusal(
        `The former database of an earlier restore is still in ${former}: delete it or move it away first. Nothing was changed.`,
      )
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { mode: 0o700 })
    // The files are synced once, not at each commit.
    const scratch = await openBare({ folder, durable: false })
    const loaded = await loadBackup(scratch, { path }).finally(scratch.close)
    syncTree(join(folder, 'pg'))
    if (isTaken) {
      isHalfDone = true
      renameSync(target, former)
    } else rmSync(target, { recursive: true, force: true })
    rmSync(`${target}.unfinished`, { force: true })
    renameSync(join(folder, 'pg'), target)
    isHalfDone = false
    unmarkMoved(dataDir)
    syncPath(dataDir)
    return loaded
  } finally {
    // This runs after a failure too: half a database must not fill the disk.
    rmSync(folder, { recursive: true, force: true })
    if (isHalfDone) mkdirSync(folder, { mode: 0o700 })
    release()
  }
}

async function restoreIntoServer(url: string, { path, replace }: { path: string; replace: boolean }) {
  const database = await openBare({ url })
  try {
    return await loadBackup(database, { path, mayLoad: (tx) => checkFree(tx, replace) })
  } catch (error) {
    throw openRefusal(error, { url, folder: '' }) ?? error
  } finally {
    await database.close()
  }
}

async function checkFree(db: Queryable, replace: boolean) {
  if ((await countOthers(db)) > 0)
    throw new StartRefusal(
      'Something else is connected to the database of DATABASE_URL: stop every server on it first.',
    )
  if (replace || (await isEmpty(db))) return
  throw new StartRefusal(
    'The database of DATABASE_URL is not empty: name an empty one, or add --replace to put the backup in its place.',
  )
}
