import type { Deps } from '../deps.ts'
import type { Member } from './account-owner.ts'
import { personOf } from './account-owner.ts'
import { readBelongings } from './belongings.ts'

/** Everything the product keeps about a member, as one object for JSON. */
export async function exportAccount({ db, clock }: Deps, { memberId, email }: Member) {
  const member = await db
    .selectFrom('member')
    .select(['verified_at', 'created_at'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const sessions = await db
    .selectFrom('session')
    .select(['bound_at', 'last_post_at'])
    .where('member_id', '=', memberId)
    .execute()
  return {
    exportedAt: clock().toISOString(),
    account: { email, memberSince: member.created_at, verifiedAt: member.verified_at },
    sessions: sessions.map(({ bound_at, last_post_at }) => ({ verifiedAt: bound_at, lastUsedAt: last_post_at })),
    ...(await readBelongings(db, await personOf(db, { memberId, email }))),
  }
}
