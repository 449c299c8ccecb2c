import type { MemberRow } from './members-store.ts'

const stateOf = ({ suspended, listed, resting }: MemberRow) => {
  if (suspended) return 'suspended'
  if (!listed) return 'not shown yet'
  return resting ? 'resting' : 'shown'
}

export const toMember = (row: MemberRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  state: stateOf(row),
  joinedAt: row.joinedAt.toISOString(),
  seenOn: row.seenOn,
})
