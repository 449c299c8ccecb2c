import { keyOf, type News, queueNews } from '../src/server/email-preferences/send-news.ts'
import type { TestApp } from './test-app.ts'

/** @returns the number of recipients so far */
export async function sendLetter({ db, deps }: TestApp, news: News) {
  const campaignId = keyOf(news)
  await db.transaction().execute((tx) => queueNews(tx, deps, { campaignId, news }))
  await deps.jobs.drain()
  const served = await db
    .selectFrom('campaign_mail')
    .select('member_id')
    .where('campaign_id', '=', campaignId)
    .execute()
  return served.length
}
