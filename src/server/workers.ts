import { BACKUP_CRON, backUpIfDue, showLastBackup } from './backup/nightly.ts'
import { vacuum } from './database/vacuum.ts'
import type { Deps } from './deps.ts'
import { tellOperator } from './desk/tell-operator.ts'
import { sendDigests } from './email-preferences/send-digests.ts'
import { sendNews } from './email-preferences/send-news.ts'
import { answerAsInvented } from './introductions/answer-as-invented.ts'
import { newsOfIntroductions } from './introductions/news-of-introductions.ts'
import { tendIntroductions } from './introductions/tend-introductions.ts'
import { countQueues } from './jobs/queue-metrics.ts'
import { sendMail } from './mail/send-mail.ts'
import { announceBirthdays } from './matches/announce-birthdays.ts'
import { announceMember, publishHeldAnswers } from './matches/announce-member.ts'
import { newMatchesFor } from './matches/new-matches.ts'
import { ensureRefreshed } from './matches/refresh-matches.ts'
import { restSilent } from './matches/rest-silent.ts'
import { showService } from './metrics/show-service.ts'
import { rebuildDerived } from './rebuild/rebuild-derived.ts'
import { sweep } from './sweeps.ts'

export async function startWorkers(deps: Deps) {
  const { jobs } = deps
  countQueues(deps)
  showLastBackup(deps)
  showService(deps)

  await jobs.onGivenUp((job) => deps.log.warn(job, 'given up'))

  await jobs.work('send-mail', async (job) => {
    await sendMail(deps, job)
    // Otherwise the next one that waits is sent a second later.
    jobs.wake('send-mail')
  })

  await jobs.work('forget-expired', (job) => sweep(deps, job))
  await jobs.schedule('forget-expired', '17 * * * *', {})

  await jobs.work('refresh-matches', (job) => ensureRefreshed(deps, job))
  await jobs.work('publish-held-answers', (job) => publishHeldAnswers(deps, job))
  await jobs.work('announce-member', (job) => announceMember(deps, job))
  await jobs.work('announce-birthdays', () => announceBirthdays(deps))
  await jobs.schedule('announce-birthdays', '2 * * * *', {})

  await jobs.work('rest-silent', () => restSilent(deps))
  await jobs.schedule('rest-silent', '41 * * * *', {})

  await jobs.work('answer-as-invented', (job) => answerAsInvented(deps, job))
  await jobs.work('tend-introductions', () => tendIntroductions(deps))
  await jobs.schedule('tend-introductions', '*/10 * * * *', {})

  await jobs.work('back-up', () => backUpIfDue(deps))
  await jobs.schedule('back-up', BACKUP_CRON, {})
  await jobs.work('tell-operator', () => tellOperator(deps))
  await jobs.schedule('tell-operator', '*/10 * * * *', {})
  if (deps.config.databaseUrl === undefined) {
    await jobs.work('vacuum', async () => deps.log.info(await vacuum(deps.db), 'vacuum'))
    await jobs.schedule('vacuum', '53 3 * * *', {})
  }

  await jobs.work('rebuild-derived', async () => void (await rebuildDerived(deps)))

  await jobs.work('send-news', (job) => sendNews(deps, job))

  // Hourly, because Thursday at 17:00 comes at another time in each zone. At minute 1, so that no run is too early.
  await jobs.work('send-digests', () =>
    sendDigests(deps, newMatchesFor(deps), { newsOfIntroductions: newsOfIntroductions(deps) }),
  )
  await jobs.schedule('send-digests', '1 * * * *', {})
}
