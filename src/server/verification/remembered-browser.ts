import type { Transaction } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { sha256 } from '../http/sign.ts'
import { deleteBrowsersBefore, forgetOldestBrowsers, hasBrowser, isBrowserOf, upsertBrowser } from './store.ts'

const MOST_BROWSERS = 20
/** Browsers keep the cookie for the same time. */
const KEPT_MS = 400 * DAY_MS

/**
 * Remembers the browser for the cookie's life, even after a sign-out. It gets only a share of the mails to the address.
 * @param sent the browser's cookie
 * @returns the token to keep: the one sent if we issued it, otherwise a new one
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

/** Queries even without a cookie, so the reply takes the same time. */
export const isRememberedFor = (db: Queryable, { sent, email }: { sent: string | undefined; email: string }) =>
  isBrowserOf(db, { tokenHash: sha256(sent ?? ''), email })

export const forgetOldBrowsers = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  deleteBrowsersBefore(db, new Date(clock().getTime() - KEPT_MS))
