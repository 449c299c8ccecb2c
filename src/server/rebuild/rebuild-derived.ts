import { rewriteDemo } from '../demo/seed-demo.ts'
import type { Deps } from '../deps.ts'
import { refreshMatches } from '../matches/refresh-matches.ts'
import { updateProfile } from '../matches/update-profile.ts'
import type { ListOwner } from '../members/viewer.ts'
import { findListOwnersAfter, findMembersAfter } from './store.ts'

const PAGE_ROWS = 200

/**
 * Makes all members' profiles again, then every list: for rows of another version, and after a change of profiles or
 * cards. It may be interrupted and repeated.
 * @returns how many visible profiles changed, and how many lists were made
 */
export async function rebuildDerived(deps: Deps) {
  const { db, matching, log } = deps
  await rewriteDemo(deps)
  let profiles = 0
  for await (const member of eachOf((after) => findMembersAfter(db, { after, limit: PAGE_ROWS })))
    if (await db.transaction().execute((tx) => updateProfile(tx, deps, member))) profiles += 1
  // While the server is stopped, the desk has read no members.
  await matching.ensureLoaded()
  await matching.catchUp()
  let lists = 0
  for await (const owner of eachOf((after) => findListOwnersAfter(db, { after, limit: PAGE_ROWS }))) {
    await refreshMatches(deps, owner)
    lists += 1
  }
  log.info({ profiles, lists }, 'rebuild-derived')
  return { profiles, lists }
}

async function* eachOf(read: (after: ListOwner | null) => Promise<ListOwner[]>) {
  for (let after: ListOwner | null = null; ; ) {
    const rows: ListOwner[] = await read(after)
    yield* rows
    after = rows.at(-1) ?? null
    if (rows.length < PAGE_ROWS) return
  }
}
