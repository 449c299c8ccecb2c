import { sha256 } from '../src/server/http/sign.ts'
import { mailboxHash } from '../src/server/members/mailbox.ts'
import { bindSession, findSession } from '../src/server/session/session.ts'
import type { TestApp } from './test-app.ts'
import type { TestBrowser } from './test-browser.ts'

export async function testMember({ db, deps }: TestApp, browser: TestBrowser, email: string) {
  // Any call that writes opens the session.
  if (!browser.cookies.has('sid')) await browser.post('/v1/intake/save-draft', { email, draft: {} })
  const found = await findSession(deps, browser.cookies.get('sid') ?? '')
  if (found.kind !== 'open') throw new Error('This browser has no session.')
  const sessionId = found.session.id
  const memberId = await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('member')
      .values({
        id: deps.newId(),
        email,
        verified_at: deps.clock(),
        created_at: deps.clock(),
        mailbox_hash: mailboxHash(deps.secret, email),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id } = await tx.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    browser.cookies.set('sid', await bindSession(tx, deps, { sessionId, memberId: id, email }))
    return id
  })
  browser.renew()
  return { memberId, sessionId }
}

export const tokenHashOf = (browser: TestBrowser) => sha256(browser.cookies.get('sid') ?? '')
