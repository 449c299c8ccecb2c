import { choicesOf } from '#engine/dialogue/choices.ts'
import { type Turn, takeTurn } from '#engine/dialogue/conversation.ts'
import { snapshotOf, sourcesOf } from '#engine/dialogue/snapshot.ts'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { todayOf } from '../today.ts'
import { ownConversation } from './conversation-ownership.ts'
import { rephraseWithModel } from './rephrase-with-model.ts'
import { appendLines, deleteConversation, type StoredConversation, updateConversation } from './store.ts'

type Line = { sessionId: string; text: string }

/**
 * Takes in what the member says and answers.
 *
 * @throws `not_found` unless the conversation is the owner's and still open
 */
export async function replyInConversation(deps: Deps, owner: Owner, { sessionId, text }: Line) {
  const { db, clock } = deps
  const spoken = deps.askModel && (await askBeforehand(deps, owner, { sessionId, text }))
  return db.transaction().execute(async (tx) => {
    const before = await openOwn(tx, owner, { sessionId, lock: true })
    // When another tab has spoken meanwhile, the line is taken in after that one, without the model.
    const turn =
      spoken?.after === before.turns ? spoken.turn : takeTurn(before.state, text, { today: todayOf(clock()) })
    await keep(tx, { before, text, turn }, clock())
    return toReply(turn)
  })
}

/** The turn in a model's words. It may take seconds, so it comes before the transaction, on the conversation as it stands. */
async function askBeforehand(deps: Deps, owner: Owner, { sessionId, text }: Line) {
  const before = await openOwn(deps.db, owner, { sessionId, lock: false })
  const turn = takeTurn(before.state, text, { today: todayOf(deps.clock()) })
  return { after: before.turns, turn: await rephraseWithModel(deps, owner, { before, text, turn }) }
}

async function openOwn(db: Queryable, owner: Owner, asked: { sessionId: string; lock: boolean }) {
  const conversation = await ownConversation(db, owner, asked)
  if (conversation.status !== 'open') throw refuse('not_found')
  return conversation
}

type Taken = { before: StoredConversation; text: string; turn: Turn }

/** Of someone under 18 nothing is kept; of a chat that has reached its end nothing more. */
async function keep(tx: Queryable, { before, text, turn }: Taken, now: Date) {
  if (turn.ended === 'underage') return deleteConversation(tx, before.id)
  if (before.state.ended === 'length') return
  await appendLines(tx, before.id, [
    { from: 'member', text },
    { from: 'concierge', text: turn.reply, noted: turn.noted },
  ])
  await updateConversation(tx, { ...before, state: turn.state, turns: turn.state.turn }, now)
}

function toReply({ state, reply, noted, done, ended }: Turn) {
  if (ended === 'underage') return { reply, noted: null, done: true, snapshot: null, sources: null }
  return { reply, choices: choicesOf(state), noted, done, snapshot: snapshotOf(state), sources: sourcesOf(state) }
}
