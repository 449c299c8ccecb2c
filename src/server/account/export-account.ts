import type { Deps } from '../deps.ts'
import type { Member } from './account-owner.ts'
import { readPersonalData } from './personal-data.ts'
import { findAccount, personOf } from './store.ts'

export async function exportAccount({ db, clock }: Deps, { memberId, email }: Member) {
  const { member, sessions } = await findAccount(db, memberId)
  return {
    exportedAt: clock().toISOString(),
    account: { email, memberSince: member.created_at, verifiedAt: member.verified_at, lastSeenOn: member.seen_on },
    sessions: sessions.map(({ bound_at, last_post_at }) => ({ verifiedAt: bound_at, lastUsedAt: last_post_at })),
    ...(await readPersonalData(db, await personOf(db, { memberId, email }))),
  }
}
