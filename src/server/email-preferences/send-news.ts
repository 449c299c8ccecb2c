import type { MailTopic } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { newsMail } from './emails.ts'
import { effective } from './preferences.ts'
import { listReaders, type Reader } from './store.ts'
import { unsubscribeLinksFor } from './unsubscribe-links.ts'

const A_PAGE = 500

/** What operators write to members: a topic, one heading, plain paragraphs, at most one button. */
export type News = {
  topic: MailTopic
  subject: string
  heading: string
  paragraphs: string[]
  button?: { label: string; url: string }
}

/**
 * Queues one piece of news to everyone who has its topic on and is not pausing mail.
 *
 * @returns how many mails were queued
 */
export async function sendNews(deps: Deps, news: News) {
  let queued = 0
  let after: string | null = null
  for (;;) {
    const readers: Reader[] = await listReaders(deps.db, { after, limit: A_PAGE })
    for (const reader of readers)
      if (await wants(deps, reader, news.topic)) queued += await queueNews(deps, reader, news)
    const last = readers.at(-1)
    if (!last || readers.length < A_PAGE) return queued
    after = last.memberId
  }
}

async function wants(deps: Deps, { email, freq, topics, pausedUntil }: Reader, topic: MailTopic) {
  const chosen = effective(freq === null ? undefined : { freq, topics: topics ?? [], pausedUntil }, deps.clock())
  return chosen.freq !== 'pause30' && chosen.topics.includes(topic) && !(await isSuppressed(deps, email))
}

async function queueNews(deps: Deps, { memberId, email }: Reader, news: News) {
  const { links, headers } = unsubscribeLinksFor(deps, memberId)
  const content = newsMail({ ...news, ...links })
  await deps.db
    .transaction()
    .execute((tx) => queueMail(tx, deps, { to: email, content, transactional: false, headers }))
  return 1
}
