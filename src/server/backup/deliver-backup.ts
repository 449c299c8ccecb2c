import { accessSync, constants, copyFileSync, renameSync, rmSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { syncPath } from '../database/folder-file-system.ts'
import { StartRefusal } from '../start-refusal.ts'
import { checkBackupFile, isBackupFile } from './backup-file.ts'
import { fileRefusal } from './file-refusal.ts'

type Made = { file: string; bytes: number; sha256: string }

/**
 * Runs in the terminal's process: a service may have other rights and its own /tmp.
 * @throws StartRefusal when the target cannot be written
 */
export async function deliverBackup(made: Made, target: string) {
  try {
    await refuseForeignFile(target)
    move(made.file, target)
  } catch (error) {
    throw fileRefusal(error, target) ?? error
  } finally {
    rmSync(made.file, { force: true })
  }
  await confirmBackup({ ...made, file: target })
}

/** Call it before a backup is made. @throws StartRefusal */
export function refuseUnwritable(target: string) {
  try {
    const found = statSync(target, { throwIfNoEntry: false })
    if (found?.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
    if (found) refuseDevice(found, target)
    // With the dot, this fails if the folder is a file.
    accessSync(`${dirname(target)}/.`, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw fileRefusal(error, target) ?? error
  }
}

function refuseDevice(found: Stats, target: string) {
  if (!found.isFile())
    throw new StartRefusal(`No backup was written to ${target}: that is a device or a pipe, and no file.`)
}

/** A typing mistake must not cost a file: only a backup is overwritten. */
async function refuseForeignFile(target: string) {
  const found = statSync(target, { throwIfNoEntry: false })
  if (!found || found.isDirectory()) return
  refuseDevice(found, target)
  if (found.size === 0 || (await isBackupFile(target).catch(() => false))) return
  throw new StartRefusal(`No backup was written to ${target}: that file is no backup, and it would be lost.`)
}

/** The target's name appears when the file is complete. */
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

/** @throws StartRefusal unless the file is complete */
export async function confirmBackup({ file, bytes, sha256 }: Made) {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found)
    throw new StartRefusal(
      `The server says that it wrote ${file}, but there is no such file here: name a folder that both of you see.`,
    )
  if (found.size !== bytes || (await checkBackupFile(file)) !== sha256)
    throw new StartRefusal(`The file ${file} is not the backup that was written: make another one.`)
}
