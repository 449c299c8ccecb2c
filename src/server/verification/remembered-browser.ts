import type { Transaction } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { sha256 } from '../http/sign.ts'
import { deleteBrowsersBefore, forgetOldestBrowsers, hasBrowser, isBrowserOf, upsertBrowser } from './store.ts'

/** The most browsers of one member that are remembered. */
const MOST_BROWSERS = 20
/** As long as browsers keep the cookie. */
const KEPT_MS = 400 * DAY_MS

/**
 * Remembers that a member proved the address in this browser, for as long as the cookie lives: signing out and a new
 * session change nothing. All it is good for is a share of the mails to that address.
 *
 * @param sent the token of the browser's cookie
 * @returns the token that the browser should keep: its own when we gave it out, else a new one
 */
export async function rememberBrowser(
  tx: Transaction<Schema>,
  { newToken, clock }: Deps,
  { memberId, sent }: { memberId: string; sent: string | undefined },
) {
  const isOurs = sent !== undefined && (await hasBrowser(tx, sha256(sent)))
  const token = isOurs ? sent : newToken()
  await upsertBrowser(tx, { tokenHash: sha256(token), memberId, now: clock() })
  await forgetOldestBrowsers(tx, { memberId, keep: MOST_BROWSERS })
  return token
}

/** Whether the member of an address proved it in this browser once. Asks also for a browser without a cookie: the answer takes as long. */
export const isRememberedFor = (db: Queryable, { sent, email }: { sent: string | undefined; email: string }) =>
  isBrowserOf(db, { tokenHash: sha256(sent ?? ''), email })

/** Forgets browsers whose cookie has expired. */
export const forgetOldBrowsers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteBrowsersBefore(db, new Date(clock().getTime() - KEPT_MS))
