import { sql } from 'kysely'
import type { Queryable } from '../database/database.ts'
import type { ListOwner } from '../members/viewer.ts'

type Page = { after: ListOwner | null; limit: number }

export async function findMembersAfter(db: Queryable, { after, limit }: Page) {
  const { rows } = await sql<ListOwner>`
    select id as "ownerId", email from member
    where not demo and (${after === null}::boolean or id > ${after?.ownerId ?? null}::uuid)
    order by id limit ${limit}`.execute(db)
  return rows
}

export async function findListOwnersAfter(db: Queryable, { after, limit }: Page) {
  const { rows } = await sql<ListOwner>`
    select distinct owner_id as "ownerId", email from submission
    where ${after === null}::boolean or (owner_id, email) > (${after?.ownerId ?? null}::uuid, ${after?.email ?? null}::text)
    order by owner_id, email limit ${limit}`.execute(db)
  return rows
}
