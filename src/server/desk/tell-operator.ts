import { takesNoWrites } from '../database/unavailable.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { MailContent } from '../mail/mail-content.ts'
import { faultOfSending, messageOf, sendCounted } from '../mail/send-mail.ts'
import { senderLine } from '../mail/sender-line.ts'
import { cheapChecks, findAll } from './doctor-checks.ts'
import type { Finding } from './doctor-finding.ts'
import { readHealth } from './doctor-store.ts'
import {
  countMails,
  dropOver,
  forgetNews,
  forgetUnsent,
  insertNews,
  markTold,
  markUnsent,
  type News,
  readUntold,
  readUntoldReports,
} from './operator-news-store.ts'
import { minuteOf } from './table.ts'

const MOST_MAILS_A_DAY = 10
const KEPT_MS = 60 * DAY_MS

export async function tellOperator(deps: Deps) {
  if (deps.config.operatorEmail === undefined) return
  const health = await readHealth(deps.db)
  const findings = await findAll(cheapChecks, deps, health)
  // The next check tries again. A failed job would be one more problem.
  await mailFindings(deps, findings).catch((error: unknown) => logUnmailed(deps.log, error))
}

/** News is stored before it is mailed. A full disk prevents storing. */
export const logUnmailed = (log: Deps['log'], error: unknown) =>
  log.warn(takesNoWrites(error) ? { kind: 'disk_full', code: '25006' } : faultOfSending(error), 'mail')

/**
 * Mails findings and new reports together, at most ten mails in 24 hours: each report once, other findings once a day
 * and again if they return. A finding that is over before its mail is dropped, except a mail failure. Not sent by the
 * queue, which may be the problem.
 */
export async function mailFindings(deps: Deps, findings: readonly Finding[]) {
  const { db, config, clock } = deps
  const now = clock()
  const reports = (await readUntoldReports(db)).map(newsOfReport)
  const found = findings.flatMap((finding) => newsOfFinding(finding, now))
  const looked = { names: findings.map(({ name }) => name), keys: found.map(({ key }) => key) }
  await dropOver(db, looked)
  await insertNews(db, [...reports, ...found], now)
  await forgetNews(db, new Date(now.getTime() - KEPT_MS))
  const untold = await readUntold(db)
  const mails = await countMails(db, new Date(now.getTime() - DAY_MS))
  if (untold.length === 0 || mails >= MOST_MAILS_A_DAY || config.operatorEmail === undefined) return
  const isLast = mails === MOST_MAILS_A_DAY - 1
  const message = messageOf(deps, { to: config.operatorEmail, content: operatorMail(untold, { isLast, now }) })
  await sendCounted(deps, message).catch(async (error: unknown) => {
    await markUnsent(db, { kind: faultOfSending(error).kind, now })
    throw error
  })
  await forgetUnsent(db)
  await markTold(
    db,
    untold.map(({ key }) => key),
    now,
  )
  // A mail outage that is over counts as new if it returns.
  await dropOver(db, looked)
}

const newsOfReport = ({ id, reason }: { id: string; reason: string }): News => ({
  key: `report:${id}`,
  words: `A member reported somebody: ${reason.replaceAll('_', ' ')}. overture-desk reports show ${id}`,
})

function newsOfFinding({ name, found, todo, once, about }: Finding, now: Date): News[] {
  if (todo === undefined) return []
  return [
    {
      key: `${name}:${once ?? now.toISOString().slice(0, 10)}${about === undefined ? '' : `:${about}`}`,
      words: `${name}: ${found.replace(/[.]$/, '')}. ${todo}`,
    },
  ]
}

type Noticed = Pick<News, 'words'> & { noticedAt: Date }

/** @param isLast whether this is a day's last mail */
export function operatorMail(news: readonly Noticed[], { isLast, now }: { isLast: boolean; now: Date }): MailContent {
  const count = news.length === 1 ? 'One thing wants' : `${news.length} things want`
  return {
    subject: `${count} a look`,
    blocks: [
      { kind: 'heading', text: `${count} a look` },
      ...news.map((each) => ({ kind: 'paragraph', text: `${each.words} (Seen ${whenOf(each, now)}.)` }) as const),
      ...(isLast
        ? [{ kind: 'small', text: 'This is the tenth mail of a day: what comes now waits for tomorrow.' } as const]
        : []),
    ],
    footer: [senderLine('You get this because OPERATOR_EMAIL names you.')],
  }
}

function whenOf({ noticedAt }: Pick<Noticed, 'noticedAt'>, now: Date) {
  const [day, minute] = minuteOf(noticedAt.toISOString()).split(' ')
  return `${day === now.toISOString().slice(0, 10) ? '' : `on ${day} `}at ${minute} UTC`
}
