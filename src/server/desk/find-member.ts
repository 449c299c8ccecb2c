import type { Queryable } from '../database/database.ts'
import { DeskRefusal, EXIT } from './desk-command.ts'
import { findMemberRow } from './members-store.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Real members, by address or id. @throws DeskRefusal when there is none */
export async function requireMember(db: Queryable, who: string) {
  const member = await findMember(db, who)
  if (!member) throw nobody(who)
  return member
}

export const findMember = (db: Queryable, who: string) =>
  findMemberRow(db, ID.test(who) ? { id: who.toLowerCase() } : { email: who.trim() })

export const nobody = (who: string) =>
  new DeskRefusal(
    EXIT.notFound,
    `No member has the address or id ${who}. 'members find' looks for a part of a name or an address.`,
  )
