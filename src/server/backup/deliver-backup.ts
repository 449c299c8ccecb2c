import { copyFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncPath } from '../database/folder-file-system.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkBackupFile, isBackupFile } from './backup-file.ts'
import { fileRefusal } from './file-refusal.ts'

/** A backup as the process that wrote it describes it. */
type Made = { file: string; bytes: number; sha256: string }

/**
 * Moves a backup to the place that a person named, and looks at it there. This runs in the process of the terminal: a
 * service may have other rights, and a /tmp of its own.
 *
 * @throws StartRefusal when the place takes no file
 */
export async function deliverBackup(made: Made, target: string) {
  await refuseForeignFile(made.file, target)
  // Each failure here is the place's, which the person at the terminal chose.
  try {
    move(made.file, target)
  } catch (error) {
    throw fileRefusal(error, target) ?? error
  } finally {
    rmSync(made.file, { force: true })
  }
  await confirmBackup({ ...made, file: target })
}

/** A typing mistake must not cost a file: only an older backup gives its place. */
async function refuseForeignFile(made: string, target: string) {
  const found = statSync(target, { throwIfNoEntry: false })
  // A folder is refused as a place.
  if (!found || found.isDirectory() || found.size === 0 || (await isBackupFile(target).catch(() => false))) return
  rmSync(made, { force: true })
  throw new StartRefusal(`No backup was written to ${target}: that file is no backup, and it would be lost.`)
}

/** Puts a whole file under its new name, which appears once the file is whole. */
function move(file: string, target: string) {
  const folder = dirname(target)
  const part = join(folder, `.${basename(target)}.part`)
  try {
    if (dirname(file) !== folder) copyFileSync(file, part)
    renameSync(dirname(file) === folder ? file : part, target)
    syncPath(target)
    syncPath(folder)
  } finally {
    rmSync(part, { force: true })
  }
}

/** @throws StartRefusal unless the whole file is where it is said to be */
export async function confirmBackup({ file, bytes, sha256 }: Made) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found)
    throw new StartRefusal(
      `The server says that it wrote ${file}, but there is no such file here: name a folder that both of you see.`,
    )
  if (found.size !== bytes || (await checkBackupFile(file)) !== sha256)
    throw new StartRefusal(`The file ${file} is not the backup that was written: make another one.`)
}
