import type { Transaction } from 'kysely'
import { memoryOf, savedProfile } from '#engine/concierge/profile/known-facts.ts'
import { entriesOf, snapshotOf, sourcesOf } from '#engine/concierge/profile/snapshot.ts'
import { choicesOf } from '#engine/concierge/state/choices.ts'
import { rowAsked } from '#engine/concierge/turn/buttons-of-reply.ts'
import { type Edit, editConversation, editProfile } from '#engine/concierge/turn/edit.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countOrRefuse, type Limit } from '../http/rate-limit.ts'
import { refuse } from '../http/refusal.ts'
import { refreshNow } from '../matches/refresh-matches.ts'
import { findSavedSnapshot } from '../members/snapshot-store.ts'
import { bytesOf, LIST_BYTES } from '../write-bounds/write-bounds.ts'
import { ownConversation, placeFor } from './conversation-ownership.ts'
import { publishSnapshot } from './publish-snapshot.ts'
import { appendLines, updateConversation } from './store.ts'

// Each edit makes a new list. Correcting every row takes about 40 edits.
const SAVED_EDITS: Limit = { name: 'snapshot-edits', points: 120, windowMs: DAY_MS }

type Asked = Edit & { sessionId?: string | null | undefined; email?: string | null | undefined }

/**
 * If the snapshot was saved before, this saves the new version and refreshes matches before the reply. @throws
 * `not_found` unless the snapshot is the owner's; `rate_limited` after 120 per day
 */
export async function editSnapshot(deps: Deps, owner: Owner, asked: Asked) {
  const { list, ...edited } = await deps.db
    .transaction()
    .execute((tx) =>
      asked.sessionId
        ? editInConversation(tx, { deps, owner, asked, sessionId: asked.sessionId })
        : editSaved(tx, { deps, owner, asked }),
    )
  if (list) await refreshNow(deps, { ...list, network: owner.network })
  return edited
}

type Call = { deps: Deps; owner: Owner; asked: Asked }

async function editInConversation(
  tx: Transaction<Schema>,
  { deps, owner, asked, sessionId }: Call & { sessionId: string },
) {
  const conversation = await ownConversation(tx, owner, { sessionId, lock: true })
  const isOpen = conversation.status === 'open'
  if (!isOpen) await countOrRefuse({ db: tx, secret: deps.secret }, SAVED_EDITS, owner.id)
  const { state, reply } = editConversation(conversation.state, asked)
  deps.countWrite(owner, bytesOf(state) + (isOpen ? 0 : LIST_BYTES))
  const now = deps.clock()
  await updateConversation(tx, { ...conversation, state }, now)
  const edited = { snapshot: snapshotOf(state.profile), sources: sourcesOf(state.profile), done: state.done }
  if (isOpen) {
    if (reply) await appendLines(tx, conversation.id, [{ from: 'concierge', text: reply }])
    return { ...edited, reply, choices: choicesOf(state), asks: rowAsked(state), list: null }
  }
  const { name, intakeSummary } = conversation
  const { ownerId, email = '' } = placeFor(owner, asked.email ?? conversation.email)
  const { snapshot, sources } = edited
  const list = await publishSnapshot(tx, deps, {
    snapshot,
    sources,
    memory: memoryOf(state.profile),
    name,
    intakeSummary,
    ownerId,
    email,
    updatedAt: now,
  })
  return { ...edited, reply: null, list }
}

async function editSaved(tx: Transaction<Schema>, { deps, owner, asked }: Call) {
  const saved = await findSavedSnapshot(tx, placeFor(owner, asked.email))
  if (!saved) throw refuse('not_found')
  await countOrRefuse({ db: tx, secret: deps.secret }, SAVED_EDITS, owner.id)
  const profile = editProfile(savedProfile(entriesOf(saved.snapshot, saved.sources), saved.memory), asked)
  const edited = { snapshot: snapshotOf(profile), sources: sourcesOf(profile) }
  deps.countWrite(owner, bytesOf(edited) + LIST_BYTES)
  const list = await publishSnapshot(tx, deps, {
    ...saved,
    ...edited,
    memory: memoryOf(profile),
    updatedAt: deps.clock(),
  })
  return { ...edited, reply: null, done: true, list }
}
