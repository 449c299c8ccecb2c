import type { Deps } from '../deps.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { lastThursday, nextLetterAt } from './letter-day.ts'
import { letterReaderOf } from './letter-reader.ts'
import { findReader } from './store.ts'

/** Null when no letter comes. */
export async function findLetterDays(deps: Deps, memberId: string) {
  const now = deps.clock()
  const found = await findReader(deps.db, memberId)
  if (!found) return { since: now, next: null }
  const reader = letterReaderOf(found, now)
  const isStopped = await isSuppressed(deps, found.email)
  return { since: lastThursday(now, reader.timeZone), next: isStopped ? null : nextLetterAt(reader, now) }
}
