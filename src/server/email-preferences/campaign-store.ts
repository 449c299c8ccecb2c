import type { Queryable } from '../database/database.ts'

export async function upsertCampaign(tx: Queryable, { id, news, now }: { id: string; news: object; now: Date }) {
  await tx
    .insertInto('campaign')
    .values({ id, news: JSON.stringify(news), begun_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ news: JSON.stringify(news) }))
    .execute()
}

export async function findCampaign(db: Queryable, id: string) {
  const row = await db.selectFrom('campaign').select('news').where('id', '=', id).executeTakeFirst()
  return row?.news
}

/** @returns false if the member got the letter before */
export async function claimLetter(tx: Queryable, given: { campaignId: string; memberId: string; now: Date }) {
  const claimed = await tx
    .insertInto('campaign_mail')
    .values({ campaign_id: given.campaignId, member_id: given.memberId, queued_at: given.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findServed(db: Queryable, campaignId: string, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Set<string>()
  const rows = await db
    .selectFrom('campaign_mail')
    .select('member_id')
    .where('campaign_id', '=', campaignId)
    .where('member_id', 'in', [...memberIds])
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}
