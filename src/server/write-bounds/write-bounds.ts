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

/** What an opened session costs. */
export const SESSION_BYTES = 1024
/** What a row costs beside its words: its keys, its header, its place in the indexes. */
const ROW_BYTES = 500
/** What a list made anew costs: up to thirty cards with their texts. */
export const LIST_BYTES = 64 * 1024

/** Bytes that may be written. */
export type Bounds = {
  /** In a day by one owner: a session, or a member with all their browsers. */
  owner: number
  /** In a day by the unverified of one network. */
  network: number
  /** By all the unverified until room is made: the oldest of what they keep goes. */
  unverified: number
  /** By all the unverified while room is being made, and when that fails. */
  most: number
}
const BOUNDS: Bounds = { owner: 16 * MB, network: 192 * MB, unverified: 320 * MB, most: 512 * MB }

/**
 * Counts bytes before they are written.
 *
 * @throws `rate_limited` when the owner or the network has written enough for a day; `unavailable` for the unverified
 * while room is being made. Nothing was written then.
 */
export type CountWrite = (by: Writer, bytes: number) => void

/** Who writes; `id` is left out by a browser whose session is being opened. */
type Writer = { id?: string; kind: Owner['kind']; network: Network }

/**
 * Bounds what strangers can make the database grow by. Counted in the memory of this process, because counting in the
 * database would be a write for each write, on rows that all wait for: N processes allow N times as much. Members are
 * bounded each on their own, and nothing of theirs is ever deleted to make room.
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
  /** Whether the database has no cleaner of its own. */
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
        // What was written until now is live or reusable space: the count begins anew.
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

/** How many bytes a value is once it is kept. */
export const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value)) + ROW_BYTES
