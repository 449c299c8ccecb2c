import { DEFAULT_EMAIL_PREFERENCES } from '#contract/email-preferences.ts'
import { TIME_ZONES } from '#contract/options.ts'
import { safeFirstName } from '#engine/writing/clean.ts'
import type { Database } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { queueMail } from '../mail/send-mail.ts'
import { isSuppressed } from '../mail/suppression.ts'
import { letterMail, type NewPerson } from './letter.ts'
import { isLetterDue, isLetterHour, LEAST_BETWEEN_MS } from './letter-day.ts'
import { letterReaderOf } from './letter-reader.ts'
import { claimDigest, listReaders, type Reader } from './store.ts'
import { unsubscribeLinksFor } from './unsubscribe-links.ts'

const PAGE_ROWS = 500

type NewMatch = NewPerson & { memberId: string }

/** New matches since a moment, as cards may show them, best first. */
export type NewMatchesFor = (db: Database, memberId: string, since: Date) => Promise<NewMatch[]>

export type NewsOfIntroductions = (memberId: string, since: Date) => Promise<{ asks: number; introductions: number }>

const NO_NEWS: NewsOfIntroductions = async () => ({ asks: 0, introductions: 0 })

/** Even with several processes, each digest is sent once. */
export async function sendDigests(
  deps: Deps,
  newMatchesFor: NewMatchesFor,
  { newsOfIntroductions = NO_NEWS }: { newsOfIntroductions?: NewsOfIntroductions } = {},
) {
  const now = deps.clock()
  const only = {
    silentSince: new Date(now.getTime() - LEAST_BETWEEN_MS),
    exceptIn: TIME_ZONES.filter((zone) => !isLetterHour(now, zone)),
  }
  let after: string | null = null
  for (;;) {
    const readers: Reader[] = await listReaders(deps.db, { after, limit: PAGE_ROWS, only })
    for (const reader of readers) await sendDigest(deps, { newMatchesFor, newsOfIntroductions }, reader)
    const last = readers.at(-1)
    if (!last || readers.length < PAGE_ROWS) return
    after = last.memberId
  }
}

async function sendDigest(
  deps: Deps,
  { newMatchesFor, newsOfIntroductions }: { newMatchesFor: NewMatchesFor; newsOfIntroductions: NewsOfIntroductions },
  reader: Reader,
) {
  const { db, clock, config } = deps
  const now = clock()
  const since = reader.lastDigestAt ?? reader.joinedAt
  const letterReader = letterReaderOf(reader, now)
  if (!isLetterDue(letterReader, now)) return
  if (await isSuppressed(deps, reader.email)) return
  const matches = await newMatchesFor(db, reader.memberId, since)
  const introductions = await newsOfIntroductions(reader.memberId, since)
  if (matches.length + introductions.asks + introductions.introductions === 0) return
  const { links, headers } = unsubscribeLinksFor(deps, reader.memberId)
  const content = letterMail({
    firstName: firstNameOf(reader),
    day: letterDay(now, letterReader.timeZone),
    matches,
    introductions,
    resultsUrl: `${config.publicUrl}/results`,
    ...links,
  })
  const about = [reader.memberId, ...matches.map(({ memberId }) => memberId)]
  await db.transaction().execute(async (tx) => {
    const claim = { memberId: reader.memberId, before: reader.lastDigestAt, now, defaults: DEFAULT_EMAIL_PREFERENCES }
    if (await claimDigest(tx, claim))
      await queueMail(tx, deps, { to: reader.email, content, transactional: false, about, headers })
  })
}

const firstNameOf = ({ displayName }: Reader) => safeFirstName(displayName)

const letterDay = (now: Date, timeZone: string) =>
  now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone })
