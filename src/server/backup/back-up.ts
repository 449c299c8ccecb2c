import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { openBare } from '../database/bare-database.ts'
import { roomOf, tryWriting } from '../database/disk-guard.ts'
import { syncPath } from '../database/folder-file-system.ts'
import type { Deps } from '../deps.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkBackupFile } from './backup-file.ts'
import { copyEmbedded } from './copy-embedded.ts'
import { fileRefusal, roomRefusal } from './file-refusal.ts'
import { loadBackup } from './load-backup.ts'
import { placeOf } from './newest-backup.ts'
import { backupsFolder, dropLeftovers, dropOldBackups, isBackupRunning, nameAt } from './places.ts'
import { recordBackup, sizeOf } from './tables-store.ts'
import { writeBackup } from './write-backup.ts'

/** The copied folder, the file and the scratch database each need as much room as the database. */
const ROOM_OF_SIZE = 3
/** An empty embedded database has this size. The copy and the scratch database each need it. */
const EMPTY_BYTES = 48 * 2 ** 20

/**
 * Works while the database is in use. The file gets its name only after a trial restore finds every row.
 * @param file by default a new file in the data folder, where the newest seven stay
 * @throws StartRefusal if the disk has too little room, or the target cannot be written
 */
export const backUp = (
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'secret'>,
  { file }: { file?: string | undefined } = {},
) =>
  make(deps, file).catch((error: unknown) => {
    throw fileRefusal(error, file ?? join(deps.config.dataDir, 'backups')) ?? roomRefusal(error) ?? error
  })

async function make(
  { db, config, clock, secret }: Pick<Deps, 'db' | 'config' | 'clock' | 'secret'>,
  file: string | undefined,
) {
  const began = performance.now()
  const madeAt = clock()
  const folder = backupsFolder(config.dataDir)
  const target = file === undefined ? join(folder, nameAt(madeAt)) : resolve(file)
  // Leftovers are deleted first, because they may fill the disk.
  dropLeftovers(folder)
  await checkPlace(folder, { db, config })
  // The system's temporary folder is not safe for everyone's data.
  const scratch = mkdtempSync(join(folder, 'scratch-'))
  // In the target's folder, so that the rename is atomic.
  const part = join(dirname(target), `.${basename(target)}.part`)
  try {
    const { heldMs, ...source } = await sourceOf({ db, config }, join(scratch, 'copy'))
    const { bytes, sha256 } = await writeBackup(source.db, part, { madeAt, secret }).finally(source.close)
    rmSync(join(scratch, 'copy'), { recursive: true, force: true })
    const { rows } = await prove(part, join(scratch, 'proof'))
    renameSync(part, target)
    syncPath(dirname(target))
    if (file === undefined) {
      dropOldBackups(folder)
      await recordBackup(db, madeAt, placeOf(config))
    }
    const tookMs = Math.round(performance.now() - began)
    return { file: target, madeAt, bytes, sha256, rows, heldMs: Math.round(heldMs), tookMs }
  } finally {
    rmSync(part, { force: true })
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The embedded database allows no second connection, so this reads a copy. */
async function sourceOf({ db, config }: Pick<Deps, 'db' | 'config'>, copy: string) {
  if (config.databaseUrl !== undefined) return { db, heldMs: 0, close: async () => {} }
  const heldMs = await copyEmbedded(db, { dataDir: config.dataDir, into: copy })
  return { ...(await openBare({ folder: copy, durable: false })), heldMs }
}

async function prove(path: string, folder: string) {
  await checkBackupFile(path)
  mkdirSync(folder)
  const scratch = await openBare({ folder, durable: false })
  return loadBackup(scratch, { path }).finally(scratch.close)
}

/** DATA_DIR/backups may be a disk of its own. @returns why no backup can be made there now */
export async function refusalOfNext({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string | undefined> {
  const folder = join(config.dataDir, 'backups')
  if (!existsSync(folder)) return undefined
  try {
    // Its files take the room that the next one will have.
    if (isBackupRunning(folder)) return undefined
    await checkPlace(folder, { db, config })
    return undefined
  } catch (error) {
    const refusal = error instanceof StartRefusal ? error : fileRefusal(error, folder)
    if (refusal) return refusal.message
    throw error
  }
}

async function checkPlace(folder: string, { db, config }: Pick<Deps, 'db' | 'config'>) {
  await tryWriting(folder)
  const needed = (await sizeOf(db)) * ROOM_OF_SIZE + 2 * EMPTY_BYTES + config.minFreeBytes
  if ((await roomOf(folder)) >= needed) return
  throw new StartRefusal(
    `There is too little room for a backup: the disk of ${folder} needs ${Math.ceil(needed / 2 ** 20)} MB free.`,
  )
}
