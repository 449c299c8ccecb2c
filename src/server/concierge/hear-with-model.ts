import { snapshotOf } from '#engine/concierge/profile/snapshot.ts'
import { lineToHear } from '#engine/concierge/safety/care.ts'
import { choicesOf } from '#engine/concierge/state/choices.ts'
import { type Conversation, rowAskedIn } from '#engine/concierge/state/conversation.ts'
import type { Turn } from '#engine/concierge/turn/turn.ts'
import type { ModelHeard } from '#engine/concierge/understand/model/operation.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { countEvent } from '../instruments.ts'
import { LONGEST_SHOWN, type ModelQuestion } from '../language-model/prompt.ts'
import { shownOf } from './remark-filter.ts'
import { findLines, type StoredConversation } from './store.ts'

const MODEL_ANSWERS = {
  name: 'concierge_model_answers_total',
  help: "What became of the model's answers: heard, heard with a remark that was not shown, or failed",
}
const MODEL_CALLS: Limit = { name: 'model', points: 60, windowMs: HOUR_MS }

/**
 * Adds the model's operations, and its remark if permitted. If anything fails, the built-in turn stays as it is. @param
 * turn the built-in turn; its parts that are closed to the model stay
 */
export async function hearWithModel(
  deps: Deps,
  owner: Owner,
  { before, text, turn }: { before: StoredConversation; text: string; turn: Turn },
): Promise<Turn> {
  const { db, dialogue, askModel } = deps
  const line = lineFor(turn, before.state, text)
  if (!askModel || line === null) return turn
  if ((await countCall(deps, MODEL_CALLS, owner.id)) > 0) return turn
  const facts = await dialogue.facts({ before: before.state, text: line })
  const question = modelQuestion(before, { line, turns: await findLines(db, before.id), facts })
  const answer = await askModel(question)
  if (!answer) {
    countEvent(deps.metrics, MODEL_ANSWERS, { outcome: 'failed' })
    return turn
  }
  const model = heardIn(answer, question)
  const isRefused = answer.remark.trim() !== '' && model.remark === ''
  countEvent(deps.metrics, MODEL_ANSWERS, { outcome: isRefused ? 'remark refused' : 'heard' })
  return dialogue.turn({ before: before.state, text, model })
}

/** What a model may see; null if the built-in turn stays as it is. */
export function lineFor({ listens }: Turn, before: Conversation, text: string): string | null {
  const line = lineToHear(before, text)
  return listens && line.length <= LONGEST_SHOWN ? line : null
}

export const modelQuestion = (
  { name, state }: Pick<StoredConversation, 'name' | 'state'>,
  { line, turns, facts }: { line: string } & Pick<ModelQuestion, 'turns' | 'facts'>,
): ModelQuestion => ({
  ...{ name, turns, facts, message: line },
  snapshot: snapshotOf(state.profile),
  asked: rowAskedIn(state),
  buttons: [...(choicesOf(state)?.options ?? []), ...(choicesOf(state)?.beside ?? [])].map(({ label }) => label),
})

/** The remark may repeat the person's words but not the host's lines. */
export function heardIn(
  { operations, remark }: ModelHeard,
  { name, snapshot, turns, message }: ModelQuestion,
): ModelHeard {
  const lines = turns.filter(({ from }) => from === 'member').map(({ text }) => text)
  return { operations, remark: shownOf(remark, [name, message, JSON.stringify(snapshot), ...lines]) }
}
