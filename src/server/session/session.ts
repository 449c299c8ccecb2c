import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { sha256, sign } from '../http/sign.ts'
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

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** A session ends this long after its last POST. */
export const IDLE_MS = 14 * DAY_MS
/** And this long after it was opened or bound, whatever happens. */
export const ABSOLUTE_MS = 30 * DAY_MS
const FRESH_MS = 10 * MINUTE_MS
// The idle clock need not be exact to the second: one write a minute is enough for a busy browser.
const TOUCH_MS = MINUTE_MS

export type Session = { id: string; memberId: string | null; email: string | null; fresh: boolean }
type Found =
  | { kind: 'none' }
  | { kind: 'ended'; revokedAt: Date | null }
  | { kind: 'open'; session: Session; lastPostAt: Date }

/** The CSRF token of a session token: nothing is stored, and it changes with the session's token. */
export const csrfTokenOf = (secret: string, token: string) => sign(secret, 'csrf', token)

/** Looks a cookie's token up: never seen, ended (signed out, rotated, too old), or open. Writes nothing. */
export async function findSession({ db, clock }: Deps, token: string): Promise<Found> {
  const row = await findByToken(db, sha256(token))
  if (!row) return { kind: 'none' }
  return hasEnded(row, clock())
    ? { kind: 'ended', revokedAt: row.revoked_at }
    : { kind: 'open', session: toSession(row, clock()), lastPostAt: row.last_post_at }
}

function hasEnded({ revoked_at, last_post_at, created_at }: SessionRow, now: Date) {
  return (
    revoked_at !== null ||
    now.getTime() - last_post_at.getTime() >= IDLE_MS ||
    now.getTime() - created_at.getTime() >= ABSOLUTE_MS
  )
}

const toSession = ({ id, member_id, email, bound_at }: SessionRow, now: Date): Session => ({
  id,
  memberId: member_id,
  email: member_id === null ? null : email,
  fresh: member_id !== null && bound_at !== null && now.getTime() - bound_at.getTime() < FRESH_MS,
})

/**
 * The session of a browser that posts: found and its idle clock set back, or opened with this token.
 *
 * @returns undefined when the token's session has ended, so that the browser must begin anew
 */
export async function openSession(deps: Deps, token: string): Promise<Session | undefined> {
  const { db, clock, newId } = deps
  const found = await findSession(deps, token)
  if (found.kind === 'ended') return undefined
  if (found.kind === 'open') {
    if (clock().getTime() - found.lastPostAt.getTime() >= TOUCH_MS) await touchSession(db, found.session.id, clock())
    return found.session
  }
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
export async function rotateSession(tx: Queryable, deps: Deps, sessionId: string) {
  const token = deps.newToken()
  await replaceToken(tx, { id: sessionId, tokenHash: sha256(token), endedId: deps.newId(), now: deps.clock() })
  return token
}

/**
 * Binds a session to a member who has just proven the address, with a new token.
 * The session keeps its id, so what it stored can be moved to the member by the caller.
 *
 * @returns the new token, to be sent with `setSessionCookie`
 */
export async function bindSession(
  tx: Queryable,
  deps: Deps,
  { sessionId, memberId, email }: { sessionId: string; memberId: string; email: string },
) {
  await bindToMember(tx, { id: sessionId, memberId, email, now: deps.clock() })
  return rotateSession(tx, deps, sessionId)
}

/** Ends a session: its cookie and CSRF token are refused from here on. */
export const revokeSession = (tx: Queryable, deps: Deps, sessionId: string) => endSession(tx, sessionId, deps.clock())

/** Ends every session of a member, on all devices. */
export const revokeSessionsOf = (tx: Queryable, deps: Deps, memberId: string) =>
  endSessionsOfMember(tx, memberId, deps.clock())
