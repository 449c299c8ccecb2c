import { eraseChallenges } from '../challenges/account-data.ts'
import { adoptConversations, eraseConversations, readConversations } from '../concierge/account-data.ts'
import type { Queryable } from '../database/database.ts'
import { adoptAnswers, anonymiseReports, eraseAnswers, readAnswers, readReports } from '../feedback/account-data.ts'
import { eraseIntroductions, readIntroductions } from '../introductions/account-data.ts'
import { dropListOf, eraseMatches, readMatches } from '../matches/account-data.ts'
import { eraseSuspension, readSuspension } from '../suspension/account-data.ts'
import { addressedRows, jobRows, ownedRows, ownersOf, type Person, type PersonalData } from './store.ts'

/** Add a line for new data; the test of deletion fails without it. */
const PERSONAL_DATA: PersonalData[] = [
  ownedRows('draft', 'owner_id', { as: 'drafts', columns: ['email', 'body', 'version', 'saved_at'] }),
  ownedRows('submission', 'owner_id', { as: 'submissions', columns: ['email', 'body', 'submitted_at'] }),
  ownedRows('idempotency', 'owner_id'),
  ownedRows('email_preferences', 'member_id', {
    as: 'emailPreferences',
    columns: ['freq', 'topics', 'paused_until', 'last_digest_at', 'saved_at'],
  }),
  ownedRows('own_line', 'member_id', { as: 'cardLine', columns: ['line', 'written_at'] }),
  ownedRows('filter_answers', 'owner_id', { as: 'answersThatCount', columns: ['in_force'] }),
  ownedRows('remembered_browser', 'member_id', { as: 'rememberedBrowsers', columns: ['bound_at'] }),
  ownedRows('campaign_mail', 'member_id', { as: 'letters', columns: ['campaign_id', 'queued_at'] }),
  // This includes what other, unverified browsers typed under this address.
  addressedRows('draft', 'email'),
  addressedRows('submission', 'email'),
  {
    ...addressedRows('challenge', 'email', {
      as: 'verificationMails',
      columns: ['created_at', 'expires_at', 'spent_at'],
    }),
    erase: (tx, { email }, now) => eraseChallenges(tx, email, now),
  },
  addressedRows('mail', 'recipient', { as: 'mailWaiting', columns: ['subject', 'created_at'] }),
  addressedRows('outbox', 'recipient', { as: 'mailSent', columns: ['subject', 'sent_at'] }),
  jobRows(),
  {
    adopt: adoptConversations,
    read: async (db, person) => ({ concierge: await readConversations(db, ownersOf(person)) }),
    erase: (tx, person) => eraseConversations(tx, { ownerIds: ownersOf(person), email: person.email }),
  },
  {
    adopt: adoptAnswers,
    read: async (db, person) => ({ feedback: await readAnswers(db, ownersOf(person)) }),
    erase: (tx, person) =>
      eraseAnswers(tx, { ownerIds: ownersOf(person), memberId: person.memberId, email: person.email }),
  },
  {
    read: async (db, person) => ({ reports: await readReports(db, ownersOf(person)) }),
    erase: (tx, person) => anonymiseReports(tx, { ownerIds: ownersOf(person), memberId: person.memberId }),
  },
  {
    read: (db, person) => readIntroductions(db, person.memberId),
    erase: (tx, person, now) => eraseIntroductions(tx, person.memberId, now),
  },
  {
    read: async (db, person) => ({ suspension: await readSuspension(db, person.memberId) }),
    erase: (tx, person) => eraseSuspension(tx, person.memberId),
  },
  {
    adopt: dropListOf,
    read: async (db, person) => readMatches(db, { ownerIds: ownersOf(person), memberId: person.memberId }),
    erase: (tx, person) =>
      eraseMatches(tx, { ownerIds: ownersOf(person), memberId: person.memberId, email: person.email }),
  },
]

/** Called at sign-in if this browser requested the mail. Drafts and submissions have their own rules. */
export async function adoptPersonalData(tx: Queryable, moved: { sessionId: string; memberId: string; email: string }) {
  for (const { adopt } of PERSONAL_DATA) await adopt?.(tx, moved)
}

export async function readPersonalData(db: Queryable, person: Person) {
  const found: Record<string, unknown> = {}
  for (const { read } of PERSONAL_DATA) Object.assign(found, await read?.(db, person))
  return found
}

export async function erasePersonalData(tx: Queryable, person: Person, now: Date) {
  for (const { erase } of PERSONAL_DATA) await erase(tx, person, now)
}
