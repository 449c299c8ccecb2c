import type { Deps } from '../../deps.ts'
import type { Owner } from '../../http/owner.ts'
import { isIntroductionId } from '../introduction-id.ts'
import { setOpened } from '../meeting-store.ts'
import { requireFullMember } from '../participants.ts'

/** After this, no mail reminds the member. The asker never sees the opening. */
export async function openIntroduction(deps: Deps, owner: Owner, { id }: { id: string }) {
  const { ownerId: askedId } = await requireFullMember(deps, owner)
  if (isIntroductionId(id)) await setOpened(deps.db, { id, askedId, now: deps.clock() })
  return { ok: true }
}
