import { sql } from 'kysely'
import type { Deps } from '../deps.ts'

/** Deletes the bare ids of members who left, and what was kept for browsers whose sessions are gone. */
export async function forgetMatches({ db }: Pick<Deps, 'db'>) {
  await sql`delete from member_profile where erased_at < now() - interval '1 hour'`.execute(db)
  for (const table of ['match', 'match_list', 'preview_person', 'feedback'] as const)
    await sql`
      delete from ${sql.table(table)} where not exists (select from member where id = owner_id)
        and not exists (select from session where id = owner_id)`.execute(db)
}
