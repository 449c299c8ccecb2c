import { access, constants, rm, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { ownName } from '../own-name.ts'
import { repeat } from '../repeat.ts'

/** In this time, a disk with 50 MB/s writes 25 MB, the embedded database less. */
const CHECK_MS = 500
const LOOKS_PER_WRITE = 20
/** With this margin, one small file cannot switch writes on and off. */
const ROOM_TO_SPARE = 1.1

export type DiskGuardOptions = {
  folder: string
  minFreeBytes: number
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  freeBytes?: (folder: string) => Promise<number>
  isWritable?: (folder: string) => Promise<boolean>
  refuseWrites: (on: boolean) => void
}

/**
 * Refuses writes while the disk is almost full or read-only: PostgreSQL panics without room for its write-ahead log.
 * @returns the free bytes at the last check, and a function that stops this
 */
export function guardDisk({
  folder,
  minFreeBytes,
  log,
  freeBytes = roomOf,
  isWritable = writableBetweenWrites(),
  refuseWrites,
}: DiskGuardOptions) {
  let roomBytes = 0
  let isRefusing = false
  const refuse = (on: boolean, isReadOnly = false) => {
    isRefusing = on
    refuseWrites(on)
    const line = { freeMb: toMb(roomBytes), minFreeMb: toMb(minFreeBytes) }
    if (isReadOnly) log.warn(`${folder} takes no files: writes are refused. ${readOnlyAdvice(folder)}`)
    else if (on) log.warn(line, 'disk nearly full: writes are refused')
    else log.info(line, 'disk has room: writes are taken again')
  }
  const look = async () => {
    const isReadOnly = !(await isWritable(folder))
    roomBytes = isReadOnly ? 0 : await freeBytes(folder)
    if (isReadOnly) {
      if (!isRefusing) refuse(true, isReadOnly)
      return
    }
    if (!isRefusing && roomBytes < minFreeBytes) refuse(true)
    else if (isRefusing && roomBytes >= minFreeBytes * ROOM_TO_SPARE) refuse(false)
  }
  const stop = repeat({
    everyMs: CHECK_MS,
    step: look,
    // A failed check says nothing about the room.
    complain: (error) => log.warn({ reason: error.message }, 'disk'),
  })
  return {
    get freeBytes() {
      return roomBytes
    },
    stop,
  }
}

const toMb = (bytes: number) => Math.floor(bytes / 2 ** 20)

export const readOnlyAdvice = (folder: string) =>
  `Mount it writable again (journalctl -k says why it is not), or give it back: chown -R ${ownName()} ${resolve(folder)}. Then restart.`

const CLOSED = ['EROFS', 'EACCES', 'EPERM']

/** Writes a file: after a disk error, a kernel may grant access and refuse writes. @throws if it is refused */
export async function tryWriting(folder: string) {
  const file = join(folder, `written-by-${process.pid}`)
  const tried = writeFile(file, '.', { mode: 0o600 }).then(() => rm(file, { force: true }))
  await tried.catch((error: NodeJS.ErrnoException) => {
    if (CLOSED.includes(String(error.code))) throw error
  })
}

export const mayWriteTo = (folder: string) =>
  tryWriting(folder).then(
    () => true,
    () => false,
  )

function writableBetweenWrites() {
  let looks = 0
  let hasWritten = true
  return async (folder: string) => {
    if (looks++ % LOOKS_PER_WRITE === 0) hasWritten = await mayWriteTo(folder)
    return hasWritten && grantsAccess(folder)
  }
}

const grantsAccess = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    ({ code }: NodeJS.ErrnoException) => !CLOSED.includes(String(code)),
  )

/** The bytes that an unprivileged user may still write. */
export async function roomOf(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
