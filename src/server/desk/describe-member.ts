import type { MemberRow } from './members-store.ts'

/** Where a member stands, in the desk's words. */
const stateOf = ({ suspended, listed, resting }: MemberRow) => {
  if (suspended) return 'suspended'
  if (!listed) return 'not shown yet'
  return resting ? 'resting' : 'shown'
}

/** A member as a list of the desk shows them, ready for JSON. */
export const toMember = (row: MemberRow) => ({
  id: row.id,
  email: row.email,
  name: row.name,
  state: stateOf(row),
  joinedAt: row.joinedAt.toISOString(),
  seenOn: row.seenOn,
})
