import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS, MINUTE_MS } from '../durations.ts'
import type { Network } from '../http/network.ts'
import { isAmong, recentSigns, type SigningKey, sha256, sign } from '../http/sign.ts'
import { SESSION_BYTES } from '../write-bounds/write-bounds.ts'
import {
  bindToMember,
  endSession,
  endSessionsOfMember,
  findByToken,
  insertSession,
  replaceToken,
  type SessionRow,
  touchSession,
} from './store.ts'

/** A session ends this long after its last POST. */
export const IDLE_MS = 14 * DAY_MS
/** A session ends this long after it was opened or bound. */
export const ABSOLUTE_MS = 30 * DAY_MS
const FRESH_MS = 10 * MINUTE_MS
// One write per minute is exact enough.
const TOUCH_MS = MINUTE_MS

export type Session = { id: string; memberId: string | null; email: string | null; fresh: boolean; suspended: boolean }
type Found =
  | { kind: 'none' }
  | { kind: 'ended'; revokedAt: Date | null }
  | {
      kind: 'open'
      session: Session
      lastPostAt: Date
      boundAt: Date | null
      /** A POST came since the sign-in. */
      wasUsed: boolean
    }

/** Accepts this secret and the one before, because pages stay open during a change. */
export const isCsrfToken = (secret: SigningKey, token: string, text: string) =>
  isAmong(recentSigns(secret, 'csrf', token), text)

export const csrfTokenOf = (secret: SigningKey, token: string) => sign(secret, 'csrf', token)

/** Ended means signed out, rotated or too old. Writes nothing. */
export async function findSession({ db, clock }: Deps, token: string): Promise<Found> {
  const row = await findByToken(db, sha256(token))
  if (!row) return { kind: 'none' }
  if (hasEnded(row, clock())) return { kind: 'ended', revokedAt: row.revoked_at }
  const { last_post_at: lastPostAt, bound_at: boundAt } = row
  const wasUsed = lastPostAt.getTime() !== boundAt?.getTime()
  return { kind: 'open', session: toSession(row, clock()), lastPostAt, boundAt, wasUsed }
}

function hasEnded({ revoked_at, last_post_at, created_at }: SessionRow, now: Date) {
  return (
    revoked_at !== null ||
    now.getTime() - last_post_at.getTime() >= IDLE_MS ||
    now.getTime() - created_at.getTime() >= ABSOLUTE_MS
  )
}

const toSession = ({ id, member_id, email, bound_at, suspended }: SessionRow, now: Date): Session => ({
  id,
  memberId: member_id,
  email: member_id === null ? null : email,
  fresh: member_id !== null && bound_at !== null && now.getTime() - bound_at.getTime() < FRESH_MS,
  suspended: Boolean(suspended),
})

/**
 * For a POST: resets its idle clock, or opens a session with this token.
 * @returns undefined if the token's session has ended: the browser must start again
 */
export async function openSession(deps: Deps, token: string, network: Network): Promise<Session | undefined> {
  const { db, clock, newId } = deps
  const found = await findSession(deps, token)
  if (found.kind === 'ended') return undefined
  if (found.kind === 'open') {
    const isFirst = found.boundAt !== null && !found.wasUsed
    if (isFirst || clock().getTime() - found.lastPostAt.getTime() >= TOUCH_MS)
      await touchSession(db, found.session.id, clock())
    return found.session
  }
  deps.countWrite({ kind: 'session', network }, SESSION_BYTES)
  await insertSession(db, { id: newId(), tokenHash: sha256(token), now: clock() })
  const opened = await findSession(deps, token)
  return opened.kind === 'open' ? opened.session : undefined
}

/**
 * Gives a new token and CSRF token; the old ones are refused from now on. Call it in the change's transaction, then
 * `setSessionCookie`.
 */
export async function rotateSession(tx: Queryable, deps: Deps, sessionId: string, token = deps.newToken()) {
  await replaceToken(tx, { id: sessionId, tokenHash: sha256(token), endedId: deps.newId(), now: deps.clock() })
  return token
}

/**
 * Binds to a verified address, with a new token. The session keeps its id, so the caller can move its data.
 * @param token random if absent
 * @returns the new token, for `setSessionCookie`
 */
export async function bindSession(
  tx: Queryable,
  deps: Deps,
  {
    sessionId,
    memberId,
    email,
    token,
  }: { sessionId: string; memberId: string; email: string; token?: string | undefined },
) {
  await bindToMember(tx, { id: sessionId, memberId, email, now: deps.clock() })
  return rotateSession(tx, deps, sessionId, token)
}

// The reply with the new token may still be on its way: another call's new cookie would overwrite it.
const ROTATION_MS = 10_000
/** How long a browser may use an ended token to repeat a call whose reply was lost. */
const REPEAT_MS = 10 * MINUTE_MS

const endedFor = (ms: number) => (revokedAt: Date | null, now: Date) =>
  revokedAt !== null && now.getTime() - revokedAt.getTime() < ms

export const mayBeRotating = endedFor(ROTATION_MS)

export const mayBeRepeated = endedFor(REPEAT_MS)

export const revokeSession = (tx: Queryable, deps: Deps, sessionId: string) => endSession(tx, sessionId, deps.clock())

export const revokeSessionsOf = (tx: Queryable, deps: Deps, memberId: string) =>
  endSessionsOfMember(tx, memberId, deps.clock())
