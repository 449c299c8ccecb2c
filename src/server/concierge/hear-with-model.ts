import { snapshotOf } from '#engine/dialogue/snapshot.ts'
import type { Turn } from '#engine/dialogue/turn.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { countEvent } from '../instruments.ts'
import { todayOf } from '../today.ts'
import { QUESTION_WORDS } from './question-words.ts'
import { mayShow } from './reply-filter.ts'
import { findLines, type StoredConversation } from './store.ts'

const MODEL_REPLIES = {
  name: 'concierge_model_replies_total',
  help: "What became of the model's replies: shown, refused by the filter, unused (the turn's own words have to stand), or failed",
}
const MODEL_CALLS: Limit = { name: 'model', points: 60, windowMs: HOUR_MS }

/**
 * The built-in concierge's turn with what a model heard besides, said in the model's words where they may stand. Without
 * a model, and whenever anything goes wrong, the turn as it is.
 */
export async function hearWithModel(
  deps: Deps,
  owner: Owner,
  { before, text, turn }: { before: StoredConversation; text: string; turn: Turn },
): Promise<Turn> {
  const { db, clock, dialogue, askModel } = deps
  if (!askModel || !turn.listens) return turn
  if ((await countCall(deps, MODEL_CALLS, owner.id)) > 0) return turn
  const lines = await findLines(db, before.id)
  const { name } = before
  const snapshot = snapshotOf(turn.state)
  const asked = before.state.part
  const answer = await askModel({ name, snapshot, turns: lines, asked, message: text, plannedReply: turn.reply })
  if (!answer) {
    countEvent(deps.metrics, MODEL_REPLIES, { outcome: 'failed' })
    return turn
  }

  const { operations } = answer
  const line = { before: before.state, text, today: todayOf(clock()), operations }
  const fuller = operations.length === 0 ? turn : await dialogue.turn(line)
  const isPlanned = fuller.reply === turn.reply && !turn.isFixed
  const next = turn.state.part
  const about = next && QUESTION_WORDS[next]
  const own = [name, text, JSON.stringify(snapshot), ...lines.map((line) => line.text)]
  const isShown = isPlanned && mayShow(answer.reply, { planned: turn.reply, own, about })
  countEvent(deps.metrics, MODEL_REPLIES, { outcome: isShown ? 'shown' : isPlanned ? 'refused' : 'unused' })
  return isShown ? { ...fuller, reply: answer.reply.trim() } : fuller
}
