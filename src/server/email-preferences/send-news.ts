import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { MAIL_TOPICS, type MailTopic } from '#contract/options.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { readStored, type Shape } from '../members/stored.ts'
import { claimLetter, findCampaign, findServed, upsertCampaign } from './campaign-store.ts'
import { newsMail } from './emails.ts'
import { effective } from './preferences.ts'
import { listReaders, type Reader } from './store.ts'
import { unsubscribeLinksFor } from './unsubscribe-links.ts'

const A_PAGE = 500

const newsSchema = z.object({
  topic: z.enum(MAIL_TOPICS),
  subject: z.string(),
  heading: z.string(),
  paragraphs: z.array(z.string()),
  button: z.optional(z.object({ label: z.string(), url: z.string() })),
})
export type News = z.output<typeof newsSchema>

const NEWS: Shape<News> = { table: 'campaign', schema: newsSchema, version: 1, upcasts: [] }

/** At most one letter per key and member. */
export type Campaign = { campaignId: string; news: News }

export const keyOf = (news: News) => createHash('sha256').update(JSON.stringify(news)).digest('hex').slice(0, 16)

export async function queueNews(tx: Transaction<Schema>, { jobs, clock }: Deps, { campaignId, news }: Campaign) {
  await upsertCampaign(tx, { id: campaignId, news, now: clock() })
  await jobs.send(tx, 'send-news', { campaignId })
}

export async function countReaders(deps: Deps, { campaignId, news }: Campaign) {
  let count = 0
  for await (const _reader of readersOf(deps, { campaignId, topic: news.topic })) count += 1
  return count
}

/** The job may be interrupted and repeated. */
export async function sendNews(deps: Deps, { campaignId }: { campaignId: string }) {
  const news = readStored(NEWS, await findCampaign(deps.db, campaignId))
  if (!news) return
  for await (const reader of readersOf(deps, { campaignId, topic: news.topic }))
    await queueLetter(deps, reader, { campaignId, news })
}

async function* readersOf(deps: Deps, { campaignId, topic }: { campaignId: string; topic: MailTopic }) {
  for (let after: string | null = null; ; ) {
    const page: Reader[] = await listReaders(deps.db, { after, limit: A_PAGE })
    const served = await findServed(
      deps.db,
      campaignId,
      page.map(({ memberId }) => memberId),
    )
    for (const reader of page) if (!served.has(reader.memberId) && (await wants(deps, reader, topic))) yield reader
    after = page.at(-1)?.memberId ?? null
    if (page.length < A_PAGE) return
  }
}

async function wants(deps: Deps, { email, freq, topics, pausedUntil }: Reader, topic: MailTopic) {
  const chosen = effective(freq === null ? undefined : { freq, topics: topics ?? [], pausedUntil }, deps.clock())
  return chosen.freq !== 'pause30' && chosen.topics.includes(topic) && !(await isSuppressed(deps, email))
}

function queueLetter(deps: Deps, { memberId, email }: Reader, { campaignId, news }: Campaign) {
  const { links, headers } = unsubscribeLinksFor(deps, memberId)
  const content = newsMail({ ...news, ...links })
  return deps.db.transaction().execute(async (tx) => {
    if (await claimLetter(tx, { campaignId, memberId, now: deps.clock() }))
      await queueMail(tx, deps, { to: email, content, transactional: false, about: [memberId], headers })
  })
}
