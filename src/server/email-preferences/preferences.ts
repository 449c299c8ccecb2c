import { DEFAULT_EMAIL_PREFERENCES, type EmailPreferences } from '#contract/email-preferences.ts'
import { MAIL_PAUSE_DAYS } from '#contract/limits.ts'
import { MAIL_FREQUENCIES, MAIL_TOPICS } from '#contract/options.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { isSuppressed, liftSuppression, suppress } from '../mail/suppression.ts'
import { findMemberEmail } from '../members/member-store.ts'
import { readMailToken } from './mail-token.ts'
import { findPreferences, type PreferencesRow, upsertPreferences } from './store.ts'

const PAUSE_MS = MAIL_PAUSE_DAYS * DAY_MS

/** A pause that is over counts as weekly. */
export function effective(
  row: Pick<PreferencesRow, 'freq' | 'topics' | 'pausedUntil'> | undefined,
  now: Date,
): EmailPreferences & { pausedUntil: Date | null } {
  if (!row) return { ...DEFAULT_EMAIL_PREFERENCES, pausedUntil: null }
  const isOver = row.pausedUntil === null || row.pausedUntil <= now
  const stored = MAIL_FREQUENCIES.find((freq) => freq === row.freq) ?? DEFAULT_EMAIL_PREFERENCES.freq
  return {
    freq: stored === 'pause30' && isOver ? 'weekly' : stored,
    topics: MAIL_TOPICS.filter((topic) => row.topics.includes(topic)),
    pausedUntil: stored === 'pause30' && !isOver ? row.pausedUntil : null,
  }
}

/** Finds the token's member; without a token, the signed-in member; for an invalid token, nobody. */
export async function findReader(deps: Deps, { t, owner }: { t: string | undefined; owner: Owner }) {
  const bound = owner.kind === 'member' ? owner.id : undefined
  const read = t ? readMailToken(deps.secret, t, deps.clock()) : undefined
  const memberId = t ? (read?.isOld ? undefined : read?.memberId) : bound
  const known = await findKnown(deps, memberId)
  return known && { ...known, isBound: known.memberId === bound }
}

export const findUnsubscriber = (deps: Deps, t: string | undefined) =>
  findKnown(deps, readMailToken(deps.secret, t, deps.clock())?.memberId)

async function findKnown({ db }: Deps, memberId: string | undefined): Promise<Known | undefined> {
  if (memberId === undefined) return undefined
  const email = await findMemberEmail(db, memberId)
  return email === undefined ? undefined : { memberId, email }
}
type Known = { memberId: string; email: string }

/** 'ada@example.com' → 'a***@example.com': the reader recognises it, but others do not. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1***')

/** @returns defaults for an unknown reader */
export async function readPreferences(deps: Deps, reader: Known | undefined) {
  const { db, clock } = deps
  const row = reader && (await findPreferences(db, reader.memberId))
  const { freq, topics, pausedUntil } = effective(row, clock())
  return {
    freq,
    topics,
    pausedUntil: pausedUntil?.toISOString() ?? null,
    masked: reader ? maskEmail(reader.email) : null,
    unsubscribed: reader ? await isSuppressed(deps, reader.email) : false,
  }
}

/** Only a signed-in browser ends an unsubscribe: a forwarded mail's link must not restart mail. */
export function savePreferences(
  { db, clock, secret }: Deps,
  { memberId, email, isBound }: Known & { isBound: boolean },
  { freq, topics }: EmailPreferences,
) {
  const now = clock()
  return db.transaction().execute(async (tx) => {
    const { pausedUntil: running } = effective(await findPreferences(tx, memberId), now)
    // Saving again does not lengthen a pause.
    const pausedUntil = freq === 'pause30' ? (running ?? new Date(now.getTime() + PAUSE_MS)) : null
    await upsertPreferences(tx, { memberId, freq, topics, pausedUntil, now })
    if (isBound) await liftSuppression({ db: tx, secret }, email)
  })
}

/** Transactional mail goes on. */
export const unsubscribe = (deps: Deps, { email }: Known) => suppress(deps, email, deps.clock())
