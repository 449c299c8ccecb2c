import type { Proposal } from '#engine/dialogue/proposal.ts'
import { slotOf } from '#engine/dialogue/slots.ts'
import { snapshotOf } from '#engine/dialogue/snapshot.ts'
import type { Conversation } from '#engine/dialogue/state.ts'
import type { Turn } from '#engine/dialogue/turn.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { countEvent } from '../instruments.ts'
import { todayOf } from '../today.ts'
import { groundedProposals } from './grounding.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { mayShow } from './reply-filter.ts'
import { findLines, type StoredConversation } from './store.ts'

const MODEL_REPLIES = {
  name: 'concierge_model_replies_total',
  help: "What became of the model's replies: shown, refused by the filter, or failed; the built-in words stand in for the last two",
}
const MODEL_CALLS: Limit = { name: 'model', points: 60, windowMs: HOUR_MS }

/**
 * The built-in concierge's turn, said better by a model and with what the model read besides, where there is a model
 * and what it says may stand. Otherwise, and whenever anything goes wrong, the turn as it is.
 */
export async function rephraseWithModel(
  deps: Deps,
  owner: Owner,
  { before, text, turn }: { before: StoredConversation; text: string; turn: Turn },
): Promise<Turn> {
  const { db, clock, dialogue, askModel } = deps
  if (!askModel || turn.isFixed) return turn
  if ((await countCall(deps, MODEL_CALLS, owner.id)) > 0) return turn
  const lines = await findLines(db, before.id)
  const { name } = before
  const snapshot = snapshotOf(turn.state)
  const answer = await askModel({ name, snapshot, turns: lines, message: text, plannedReply: turn.reply })
  if (!answer) {
    countEvent(deps.metrics, MODEL_REPLIES, { outcome: 'failed' })
    return turn
  }

  const proposals = groundedProposals(answer.values, text).filter((proposal) => isNew(proposal, turn.state))
  const line = { before: before.state, text, today: todayOf(clock()), proposals }
  const fuller = proposals.length === 0 ? turn : await dialogue.turn(line)
  // What the model read may have answered the question it was asked to put.
  if (fuller.reply !== turn.reply) return fuller
  const asked = fuller.state.part
  const about = asked && QUESTION_WORDS[asked]
  const own = [name, text, JSON.stringify(snapshot), ...lines.map((line) => line.text)]
  const isShown = mayShow(answer.reply, { planned: turn.reply, own, about })
  countEvent(deps.metrics, MODEL_REPLIES, { outcome: isShown ? 'shown' : 'refused' })
  return isShown ? { ...fuller, reply: answer.reply.trim() } : fuller
}

/** A model adds what nobody has said yet. It changes nothing that the person said or would rather leave open. */
const isNew = (proposal: Proposal, { entries, declined, settled }: Conversation) =>
  (proposal.kind === 'set' || proposal.kind === 'add') &&
  entries.every(({ path }) => path !== proposal.path) &&
  ![...declined, ...settled].includes(slotOf(proposal))
