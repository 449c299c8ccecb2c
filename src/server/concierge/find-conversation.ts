import { snapshotOf, sourcesOf } from '#engine/concierge/profile/snapshot.ts'
import { choicesOf } from '#engine/concierge/state/choices.ts'
import { progressOf } from '#engine/concierge/state/next-question.ts'
import { rowAsked, rowsToChange } from '#engine/concierge/turn/buttons-of-reply.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findSavedSnapshot } from '../members/snapshot-store.ts'
import { ownerIdsOf, placeFor } from './conversation-ownership.ts'
import { findFinishedLines, findLines, findOpenConversation } from './store.ts'

/** @throws `not_found` if the owner has no open conversation */
export async function openConversation({ db }: Deps, owner: Owner) {
  const open = await findOpenConversation(db, ownerIdsOf(owner))
  if (!open) throw refuse('not_found')
  const { id, name, state } = open
  return {
    sessionId: id,
    name,
    turns: await findLines(db, id),
    choices: choicesOf(state),
    asks: rowAsked(state),
    change: rowsToChange(state),
    done: state.done,
    progress: progressOf(state),
    snapshot: snapshotOf(state.profile),
    sources: sourcesOf(state.profile),
  }
}

export const isTalking = async ({ db }: Deps, owner: Owner) =>
  (await findOpenConversation(db, ownerIdsOf(owner))) !== undefined

/** @throws `not_found` when nothing is saved for the address */
export async function previousIntake({ db }: Deps, owner: Owner, { email }: { email: string }) {
  const saved = await findSavedSnapshot(db, placeOfSaved(owner, email))
  if (!saved) throw refuse('not_found')
  const { snapshot, sources, intakeSummary, name, updatedAt } = saved
  const turns = await findFinishedLines(db, saved)
  return { snapshot, sources, intakeSummary, name, updatedAt: updatedAt.toISOString(), turns }
}

const placeOfSaved = (owner: Owner, email: string) => ({ ownerId: placeFor(owner, email).ownerId, email })
