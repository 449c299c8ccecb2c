import type { Queryable } from '../database/database.ts'
import { countMembers } from './store.ts'

/** Whether this installation shows invented members. */
export const hasInvented = async (db: Queryable) => (await countMembers(db)).demo > 0
