import { forgetConversations } from './concierge/forget-expired.ts'
import type { Deps } from './deps.ts'
import { forgetOldReports, forgetTakenBack } from './feedback/forget-expired.ts'
import { forgetIdempotencyKeys } from './http/idempotency.ts'
import { forgetLeft } from './introductions/forget-left.ts'
import { forgetMatches } from './matches/account-data.ts'
import { forgetShownPeople } from './matches/new-people.ts'
import { forgetOldFileKeys } from './member-index/index-file.ts'
import { forgetFilterChanges } from './members/filter-answers.ts'
import { forgetOld } from './retention/forget-old.ts'
import { forgetEndedSessions } from './session/forget-expired.ts'
import { forgetOldBrowsers } from './verification/remembered-browser.ts'

/** Each sweep is its own job: one failure does not stop the others. */
const SWEEPS: Record<string, (deps: Deps) => Promise<unknown>> = {
  sessions: forgetEndedSessions,
  'idempotency-keys': forgetIdempotencyKeys,
  'unverified-and-secrets': forgetOld,
  conversations: forgetConversations,
  feedback: forgetTakenBack,
  reports: forgetOldReports,
  'asks-of-who-left': forgetLeft,
  matches: ({ db }) => forgetMatches(db),
  'shown-people': forgetShownPeople,
  'filter-changes': forgetFilterChanges,
  'index-file-keys': ({ db }) => forgetOldFileKeys(db),
  browsers: forgetOldBrowsers,
}

export async function sweep(deps: Deps, { name }: { name?: string }) {
  if (name !== undefined) return void (await SWEEPS[name]?.(deps))
  await deps.db.transaction().execute(async (tx) => {
    for (const each of Object.keys(SWEEPS)) await deps.jobs.send(tx, 'forget-expired', { name: each })
  })
}
