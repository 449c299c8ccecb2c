import type { Transaction } from 'kysely'
import { adoptPersonalData } from '../account/personal-data.ts'
import { lockKey } from '../database/lock.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { publishProfile } from '../matches/announce-member.ts'
import { enqueueRefresh } from '../matches/refresh-matches.ts'
import { mailboxHash } from '../members/mailbox.ts'
import { bindSession } from '../session/session.ts'
import { keepSuspended } from '../suspension/keep-suspended.ts'
import {
  dropBrowserDraft,
  dropDraftWithoutNews,
  findBoth,
  findDraftVersion,
  moveDraft,
  raiseMemberVersion,
} from './draft-store.ts'
import { rememberBrowser } from './remembered-browser.ts'
import { hasSubmission, moveSubmissions, upsertMember } from './store.ts'

/**
 * Moves this browser's data to the member. Another browser's data stays: its user has verified nothing.
 * @param token random if absent
 * @returns new tokens of the session and the `browser`; `isReturning`: the intake was submitted before
 */
export async function bindMember(
  tx: Transaction<Schema>,
  deps: Deps,
  {
    sessionId,
    email,
    browser: sent,
    token: given,
  }: { sessionId: string; email: string; browser: string | undefined; token?: string | undefined },
) {
  const now = deps.clock()
  const mailbox = mailboxHash(deps.secret, email)
  // A concurrent suspension or deletion waits, or was first.
  await lockKey(tx, 'mailbox', mailbox)
  const memberId = await upsertMember(tx, { id: deps.newId(), email, mailbox, now })
  await keepSuspended(tx, { memberId, mailbox })
  const token = await bindSession(tx, deps, { sessionId, memberId, email, token: given })
  const browser = await rememberBrowser(tx, deps, { memberId, sent })
  const isReturning = await hasSubmission(tx, memberId)
  await moveSubmissions(tx, { sessionId, memberId, email })
  await adoptPersonalData(tx, { sessionId, memberId, email })
  const draftChoice = await mergeDraft(tx, { sessionId, memberId, email })
  await publishProfile(tx, deps, { ownerId: memberId, email })
  await enqueueRefresh(tx, deps, { ownerId: memberId })
  return { token, browser, memberId, draftChoice, isReturning }
}

/** @returns whether both drafts stay, because each has something that the other lacks */
async function mergeDraft(tx: Transaction<Schema>, both: { sessionId: string; memberId: string; email: string }) {
  if ((await findDraftVersion(tx, both.memberId, both.email)) === undefined) {
    await moveDraft(tx, both)
    await dropBrowserDraft(tx, both)
    return false
  }
  // The page in the browser knows the version of the session's draft, not of the member's.
  await raiseMemberVersion(tx, both)
  await dropDraftWithoutNews(tx, both)
  return (await findBoth(tx, both)) !== undefined
}
