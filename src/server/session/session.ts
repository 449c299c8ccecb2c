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
/** And this long after it was opened or bound, whatever happens. */
export const ABSOLUTE_MS = 30 * DAY_MS
const FRESH_MS = 10 * MINUTE_MS
// The idle clock need not be exact to the second: one write a minute is enough for a busy browser.
const TOUCH_MS = MINUTE_MS

export type Session = { id: string; memberId: string | null; email: string | null; fresh: boolean; suspended: boolean }
type Found =
  | { kind: 'none' }
  | { kind: 'ended'; revokedAt: Date | null }
  | {
      kind: 'open'
      session: Session
      lastPostAt: Date
      /** When it was bound to a member. */
      boundAt: Date | null
      /** Whether anything was posted since it was bound. */
      wasUsed: boolean
    }

/** The CSRF token of a session token: nothing is stored, and it changes with the session's token. */
/** Whether a text is the token of a session, by this secret or the one before: pages stay open over a change. */
export const isCsrfToken = (secret: SigningKey, token: string, text: string) =>
  isAmong(recentSigns(secret, 'csrf', token), text)

export const csrfTokenOf = (secret: SigningKey, token: string) => sign(secret, 'csrf', token)

/** Looks a cookie's token up: never seen, ended (signed out, rotated, too old), or open. Writes nothing. */
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
 * The session of a browser that posts: found and its idle clock set back, or opened with this token.
 *
 * @returns undefined when the token's session has ended, so that the browser must begin anew
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
 * Gives a session a new token, and so a new CSRF token; the old ones are refused from here on.
 * Run it in the transaction of the change that calls for it, then send the token with `setSessionCookie`.
 *
 * @returns the new token
 */
export async function rotateSession(tx: Queryable, deps: Deps, sessionId: string, token = deps.newToken()) {
  await replaceToken(tx, { id: sessionId, tokenHash: sha256(token), endedId: deps.newId(), now: deps.clock() })
  return token
}

/**
 * Binds a session to a member who has just proven the address, with a new token.
 * The session keeps its id, so what it stored can be moved to the member by the caller.
 *
 * @param token a secret token of the caller's making; a random one by default
 * @returns the new token, to be sent with `setSessionCookie`
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

// The reply that rotates a session may still be under way: a new cookie from another call would overwrite its own.
const ROTATION_MS = 10_000
/** How long a browser may use an ended token, to repeat a call whose reply was lost. */
const REPEAT_MS = 10 * MINUTE_MS

const endedFor = (ms: number) => (revokedAt: Date | null, now: Date) =>
  revokedAt !== null && now.getTime() - revokedAt.getTime() < ms

/** Whether a session was given another token so lately that the reply with it may be under way. */
export const mayBeRotating = endedFor(ROTATION_MS)

/** Whether a session was given another token, or ended, so lately that its browser may still need the old one. */
export const mayBeRepeated = endedFor(REPEAT_MS)

/** Ends a session: its cookie and CSRF token are refused from here on. */
export const revokeSession = (tx: Queryable, deps: Deps, sessionId: string) => endSession(tx, sessionId, deps.clock())

/** Ends every session of a member, on all devices. */
export const revokeSessionsOf = (tx: Queryable, deps: Deps, memberId: string) =>
  endSessionsOfMember(tx, memberId, deps.clock())
