import { statfs } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../repeat.ts'

/** Often enough: at 50 MB a second, more than the embedded database writes, this is 25 MB. */
const CHECK_MS = 500
/** Writes are taken again only when there is a tenth more room than they need, so that one file does not flip it. */
const ROOM_TO_SPARE = 1.1

/** What a guard of the disk works with; `freeBytes` is there for tests. */
export type DiskGuardOptions = {
  folder: string
  minFreeBytes: number
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  freeBytes?: (folder: string) => Promise<number>
  /** Called when there is too little room, and when there is enough again. */
  refuseWrites: (on: boolean) => void
}

/**
 * Watches how much room the disk of a folder has, and has writes refused before it is full: PostgreSQL gives up when
 * its write-ahead log finds no room.
 *
 * @returns the room at the last look, and how to stop
 */
export function guardDisk({ folder, minFreeBytes, log, freeBytes = roomOf, refuseWrites }: DiskGuardOptions) {
  let roomBytes = 0
  let isRefusing = false
  const refuse = (on: boolean) => {
    isRefusing = on
    refuseWrites(on)
    const line = { freeMb: toMb(roomBytes), minFreeMb: toMb(minFreeBytes) }
    if (on) log.warn(line, 'disk nearly full: writes are refused')
    else log.info(line, 'disk has room: writes are taken again')
  }
  const look = async () => {
    roomBytes = await freeBytes(folder)
    if (!isRefusing && roomBytes < minFreeBytes) refuse(true)
    else if (isRefusing && roomBytes >= minFreeBytes * ROOM_TO_SPARE) refuse(false)
  }
  const stop = repeat({
    everyMs: CHECK_MS,
    step: look,
    // A look that fails says nothing about the room; the next one may.
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

/** The bytes that an ordinary user may still write. */
async function roomOf(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
