import { ageOn } from '#contract/intake.ts'
import { MIN_AGE } from '#contract/limits.ts'
import { cityOf, underageReply } from '#engine/concierge/safety/help-lines.ts'
import { choicesOf } from '#engine/concierge/state/choices.ts'
import { progressOf } from '#engine/concierge/state/next-question.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { findIntake, type StoredIntake } from '../members/intake-store.ts'
import { findSavedSnapshot } from '../members/snapshot-store.ts'
import { todayOf } from '../today.ts'
import { bytesOf } from '../write-bounds/write-bounds.ts'
import { placeFor } from './conversation-ownership.ts'
import { summariseIntake } from './intake-summary.ts'
import { appendLines, insertConversation } from './store.ts'

/**
 * Uses the owner's intake (or the page's summary) and the last snapshot. A minor gets a kind goodbye, and nothing is
 * stored. @param email only the owner's data about this address is read
 */
export async function startConversation(
  deps: Deps,
  owner: Owner,
  given: { name: string; intakeSummary?: string | null | undefined; email?: string | null | undefined },
) {
  const { db, clock, newId } = deps
  const place = placeFor(owner, given.email)
  const stored = await findIntake(db, place)
  const saved = await findSavedSnapshot(db, place)
  const id = newId()
  const now = clock()
  const savedFields = {
    savedSnapshot: saved?.snapshot ?? null,
    savedUpdatedAt: saved?.updatedAt.toISOString() ?? null,
    savedIntakeSummary: saved?.intakeSummary ?? null,
  }
  if (isOfMinor(stored, todayOf(now))) {
    const city = cityOf(stored?.intake.location)
    return { sessionId: id, reply: underageReply({ city, entries: [] }, ''), done: true, ...savedFields }
  }

  const intakeSummary = stored ? summariseIntake(stored.intake) : given.intakeSummary?.trim() || null
  const { state, reply } = await deps.dialogue.begin({
    name: given.name,
    known: { ...stored, intakeSummary, snapshot: saved?.snapshot ?? null, memory: saved?.memory ?? null },
    sources: saved?.sources ?? [],
    today: todayOf(now),
    seed: seedOf(id),
  })
  deps.countWrite(owner, bytesOf([state, intakeSummary, reply]))
  await db.transaction().execute(async (tx) => {
    const { ownerId, email = null } = place
    const conversation = {
      id,
      ownerId,
      email,
      name: given.name,
      intakeSummary,
      state,
      turns: 0,
      status: 'open',
    } as const
    await insertConversation(tx, conversation, now)
    await appendLines(tx, id, [{ from: 'concierge', text: reply }])
  })
  return { sessionId: id, reply, choices: choicesOf(state), progress: progressOf(state), ...savedFields }
}

const isOfMinor = (stored: StoredIntake | undefined, today: string) => {
  const birthdate = stored?.intake.basics?.birthdate
  return birthdate !== undefined && ageOn(birthdate, today) < MIN_AGE
}

/** The id ends randomly, so conversations differ. */
const seedOf = (id: string) => Number.parseInt(id.slice(-8), 16)
