import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import { type KeptFilterAnswers, keptFilterAnswers } from './filter-answers-store.ts'
import type { IntakeRow } from './intake-store.ts'

export type ViewerRow = IntakeRow & {
  /** Null without a verified address. */
  suspended: boolean | null
  snapshot: unknown
  filterAnswers: KeptFilterAnswers
}

/** With the snapshot from before an address was given. */
export const viewerColumns = ({ ownerId, email }: { ownerId: string; email: string }): RawBuilder<unknown> => sql`
      (select suspended_by is not null from member where id = ${ownerId} and email = ${email} and not demo) as suspended,
      (select body from submission where owner_id = ${ownerId} and email = ${email}
       order by submitted_at desc limit 1) as submission,
      (select body from draft where owner_id = ${ownerId} and email = ${email}) as draft,
      (select body from snapshot where owner_id = ${ownerId} and email in (${email}, '')
       order by email desc limit 1) as snapshot,
      ${keptFilterAnswers(ownerId)} as "filterAnswers"`

export async function readViewer(db: Queryable, owner: { ownerId: string; email: string }): Promise<ViewerRow> {
  const { rows } = await sql<ViewerRow>`select ${viewerColumns(owner)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without a table gave no row.')
  return row
}
