import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { MINUTE_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import type { Network } from '../http/network.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { DailyCounts } from './daily-counts.ts'
import { makeRoom } from './make-room.ts'

const MB = 1024 * 1024
const WAIT_MS = MINUTE_MS

export const SESSION_BYTES = 1024
/** The overhead per row: keys, header, index entries. */
const ROW_BYTES = 500
/** The cost of a new list: up to thirty cards with their texts. */
export const LIST_BYTES = 64 * 1024

export type Bounds = {
  /** Bytes per day of a session, or of a member in all browsers. */
  owner: number
  /** Bytes per day of a network's unverified browsers. */
  network: number
  /** Bytes of all unverified browsers. Above this limit, their oldest data is deleted. */
  unverified: number
  /** The limit while data is being deleted, or if deleting fails: above it, writes are refused. */
  most: number
}
const BOUNDS: Bounds = { owner: 16 * MB, network: 192 * MB, unverified: 320 * MB, most: 512 * MB }

/**
 * Call it before the write. @throws `rate_limited` above the daily limit of the owner or network; `unavailable` for
 * unverified browsers above `most`
 */
export type CountWrite = (by: Writer, bytes: number) => void

/** `id` is absent while the session is being opened. */
type Writer = { id?: string; kind: Owner['kind']; network: Network }

/**
 * Strangers must not let the database grow. The count is in memory: in the database each write would cause another. N
 * processes allow N times as much. Members have separate limits.
 */
export function boundWrites({
  db,
  log,
  clock,
  embedded,
  bounds = BOUNDS,
}: {
  db: Database
  log: FastifyBaseLogger
  clock: () => Date
  embedded: boolean
  bounds?: Bounds
}): CountWrite {
  const byOwner = new DailyCounts()
  const byNetwork = new DailyCounts()
  let written = 0
  let making: Promise<void> | undefined

  const startMakingRoom = () => {
    if (making) return
    making = makeRoom(db, { embedded, keep: bounds.unverified / 2, now: clock() })
      .then((deleted) => {
        log.warn({ deleted, writtenMb: Math.round(written / MB) }, 'made-room')
        // All that was written is live data or reusable space.
        written = 0
      })
      .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'make-room'))
      .finally(() => {
        making = undefined
      })
  }

  return ({ id, kind, network }, bytes) => {
    const now = clock().getTime()
    const amount = Math.ceil(bytes)
    if (id !== undefined) refuseFor(byOwner.add(id, { amount, most: bounds.owner, now }))
    if (kind === 'member') return
    if (network !== null) refuseFor(byNetwork.add(network, { amount, most: bounds.network, now }))
    if (written + amount > bounds.unverified) startMakingRoom()
    if (written + amount > bounds.most) throw refuse('unavailable', { retryInMs: WAIT_MS })
    written += amount
  }
}

function refuseFor(retryInMs: number) {
  if (retryInMs > 0) throw refuse('rate_limited', { retryInMs })
}

export const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + ROW_BYTES
