import { join } from 'node:path'
import pg from 'pg'
import { FullDisk, StartRefusal } from '../start-refusal.ts'
import { notOpen } from './folder-lock.ts'
import { isUnavailable } from './unavailable.ts'

export type Place = { url?: string | undefined; folder: string }

const NOT_LET_IN: Record<string, string | undefined> = {
  '3D000': 'does not exist: make it with `create database overture owner overture`',
  '28P01': 'refuses the password: check the user and the password in the address',
  '28000': 'does not let this user in from here: add a line to its pg_hba.conf',
  '42501': 'does not let this user make tables: make the user the owner of the database',
}
// The server or the driver cancelled the query.
const TOO_SLOW = /^57014$|Query read timeout/
/** In the embedded database: files of another user. */
const DENIED = '42501'
const CLOSED = /Permission denied|EACCES/
const FULL = /^(25006|53100)$|ENOSPC|No space left/
const DAMAGED = /^(XX|58P01|58030)/

/** @returns a sentence if the operator can fix it, without DATABASE_URL, which holds a password */
export function openRefusal(error: unknown, { url, folder }: Place) {
  if (error instanceof StartRefusal) return error
  if (!(error instanceof Error)) return undefined
  const newer = /previously executed migration (\S+) is missing/.exec(error.message)?.[1]
  if (newer !== undefined)
    return new StartRefusal(
      `The database was written by a newer Overture (${newer}): start that version, or set ${url ? 'DATABASE_URL to another database' : 'DATA_DIR to another folder'}.`,
    )
  const reason = reasonOf(error)
  if (TOO_SLOW.test(reason))
    return new StartRefusal(
      `The database ${url ? 'of DATABASE_URL' : `in DATA_DIR=${folder}`} took too long to answer a query (${reason}): see what else works on this machine or server, and start again.`,
    )
  if (url) {
    const found = NOT_LET_IN[reason]
    if (found !== undefined) return new StartRefusal(`The database of DATABASE_URL ${found} (${reason}).`)
    return isUnavailable(error)
      ? new StartRefusal(
          `The database of DATABASE_URL cannot be reached (${reason}): check the address, and that it runs.`,
        )
      : undefined
  }
  return refusalOfFolder(error, { folder, reason })
}

function refusalOfFolder(error: Error, { folder, reason }: { folder: string; reason: string }) {
  if (reason === DENIED) return notOpen({ path: join(folder, 'pg'), folder, code: reason })
  return isUnavailable(error) || DAMAGED.test(reason) ? damagedFolder(folder, reason) : undefined
}

export function damagedFolder(folder: string, reason: string) {
  if (CLOSED.test(reason)) return notOpen({ path: join(folder, 'pg'), folder, code: 'EACCES' })
  return FULL.test(reason)
    ? new FullDisk(
        `The disk of DATA_DIR=${folder} is too full to start (${reason}): make more room there than MIN_FREE_DISK_MB (256 MB where it is not set). The data are whole, and no backup is needed.`,
      )
    : new StartRefusal(
        `The database in DATA_DIR=${folder} cannot be opened (${reason.replace(/[.\s]+$/, '')}): restore the folder from a backup, or set DATA_DIR to a new one.`,
      )
}

/** PostgreSQL's messages quote people's words; its codes do not. */
function reasonOf(error: Error) {
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) return code
  return code === 'ECONNRESET' || code === '' ? error.message : code
}
