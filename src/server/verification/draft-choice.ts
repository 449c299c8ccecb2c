import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { type Both, dropBrowserDraft, findBoth, findDraftVersion, promoteBrowserDraft } from './draft-store.ts'

const bothOf = ({ kind, id, sessionId, email }: Owner): Both | undefined =>
  kind === 'member' && email !== null ? { sessionId, memberId: id, email } : undefined

export async function readDraftChoice({ db }: Deps, owner: Owner) {
  const both = bothOf(owner)
  return { choice: both ? ((await findBoth(db, both)) ?? null) : null }
}

/** @throws `not_found` if there is no choice */
export async function chooseDraft({ db, clock }: Deps, owner: Owner, { use }: { use: 'browser' | 'member' }) {
  const both = bothOf(owner)
  if (!both) throw refuse('not_found')
  return db.transaction().execute(async (tx) => {
    if (!(await findBoth(tx, both))) throw refuse('not_found')
    if (use === 'browser') await promoteBrowserDraft(tx, both, clock())
    await dropBrowserDraft(tx, both)
    const kept = await findDraftVersion(tx, both.memberId, both.email)
    if (!kept) throw refuse('not_found')
    return { version: kept.version }
  })
}
