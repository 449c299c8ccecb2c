import { REST_DAYS } from '#contract/limits.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { footer, type UnsubscribeLinks } from '../email-preferences/emails.ts'
import { unsubscribeLinksFor } from '../email-preferences/unsubscribe-links.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { queueMail } from '../mail/send-mail.ts'
import { todayOf } from '../today.ts'
import { findSilent, setResting } from './profile-store.ts'
import { releaseFirstPages } from './store.ts'

const AT_ONCE = 200
const MOST_ROUNDS = 100

/**
 * Takes inactive members off lists and mails them once. Verifying the address again brings them back.
 */
export async function restSilent(deps: Deps) {
  const { db, clock } = deps
  const before = todayOf(new Date(clock().getTime() - REST_DAYS * DAY_MS))
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const silent = await findSilent(db, { before, limit: AT_ONCE })
    for (const member of silent) await rest(deps, { ...member, before })
    if (silent.length < AT_ONCE) return
  }
}

async function rest(deps: Deps, { memberId, email, before }: { memberId: string; email: string; before: string }) {
  const { links, headers } = unsubscribeLinksFor(deps, memberId)
  const content = restingMail({ returnUrl: `${deps.config.publicUrl}/intake/account`, ...links })
  await deps.db.transaction().execute(async (tx) => {
    if (!(await setResting(tx, { memberId, before }))) return
    await releaseFirstPages(tx, memberId)
    await queueMail(tx, deps, { to: email, content, transactional: false, about: [memberId], headers })
  })
}

function restingMail({ returnUrl, ...links }: { returnUrl: string } & UnsubscribeLinks): MailContent {
  return {
    subject: 'Your profile is resting',
    blocks: [
      { kind: 'heading', text: 'Take your time' },
      {
        kind: 'paragraph',
        text: 'You have not been here for two months, so we show you to nobody for now: nobody should wait for an answer that may not come. Everything you told us is kept as it is.',
      },
      {
        kind: 'paragraph',
        text: 'If you would like to meet people again, confirm your email once more and you are back the same moment. Nobody is told that you were away.',
      },
      { kind: 'button', label: 'Come back', url: returnUrl },
      { kind: 'small', text: 'We write this once. If you would rather leave, the privacy page deletes everything.' },
    ],
    footer: footer('You get this because you have a profile with us.', links),
  }
}
