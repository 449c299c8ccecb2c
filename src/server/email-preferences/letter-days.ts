import type { Deps } from '../deps.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { lastThursday, nextLetterAt } from './letter-day.ts'
import { letterReaderOf } from './letter-reader.ts'
import { findReader, hasSubmittedBefore } from './store.ts'

export async function findLetterDays(deps: Deps, memberId: string) {
  const now = deps.clock()
  const found = await findReader(deps.db, memberId)
  if (!found) return { since: now, next: null, isFirstWeek: true }
  const reader = letterReaderOf(found, now)
  const isStopped = await isSuppressed(deps, found.email)
  const since = lastThursday(now, reader.timeZone)
  const isFirstWeek = !(await hasSubmittedBefore(deps.db, memberId, since))
  return { since, next: isStopped ? null : nextLetterAt(reader, now), isFirstWeek }
}
