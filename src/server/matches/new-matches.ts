import type { Deps } from '../deps.ts'
import type { NewMatchesFor } from '../email-preferences/send-digests.ts'
import { answersOf } from '../feedback/answers.ts'
import { cardSchema } from './cards.ts'
import { mayShow } from './compose-list.ts'
import { hiddenFrom } from './heard.ts'
import { profileFrom } from './profile.ts'
import { findMatches } from './store.ts'
import { findViewer } from './viewer.ts'

const NOBODY: ReadonlySet<string> = new Set()

/**
 * The real members who came on somebody's list since a moment and may be shown, best first, for the digest.
 * Demo members are no news.
 */
export function newMatchesFor(deps: Pick<Deps, 'clock'>): NewMatchesFor {
  return async (db, memberId, since) => {
    const owner = await db.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirst()
    const viewer = owner && (await findViewer({ db, clock: deps.clock }, { ownerId: memberId, email: owner.email }))
    if (viewer?.access !== 'full') return []
    const hidden = await hiddenFrom({ db }, viewer, await answersOf(db, viewer))
    const today = deps.clock().toISOString().slice(0, 10)
    return (await findMatches(db, viewer))
      .filter(({ demo, listedAt, changed, profileChanged }) => !demo && listedAt > since && changed === profileChanged)
      .filter((row) => !hidden.has(row.memberId) && mayShow(viewer, profileFrom(row, today).member, NOBODY))
      .map(({ card }) => cardSchema.parse(card))
      .sort((a, b) => b.score - a.score)
      .map(({ score, safeProfileSummary, reasons }) => ({ ...safeProfileSummary, score, reason: reasons[0] ?? null }))
  }
}
