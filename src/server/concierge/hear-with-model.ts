import { choicesOf, pressed } from '#engine/dialogue/choices.ts'
import { lineToHear } from '#engine/dialogue/distress/care.ts'
import { offeredIn } from '#engine/dialogue/operations/offered.ts'
import type { ModelHeard } from '#engine/dialogue/operations/operation.ts'
import type { Proposal } from '#engine/dialogue/proposal.ts'
import { snapshotOf } from '#engine/dialogue/snapshot.ts'
import type { Conversation } from '#engine/dialogue/state.ts'
import type { Turn } from '#engine/dialogue/turn.ts'
import type { Deps } from '../deps.ts'
import { HOUR_MS } from '../durations.ts'
import type { Owner } from '../http/owner.ts'
import { countCall, type Limit } from '../http/rate-limit.ts'
import { countEvent } from '../instruments.ts'
import { LONGEST_SHOWN, type ModelQuestion } from '../language-model/prompt.ts'
import { todayOf } from '../today.ts'
import { plainRemark, shownOf } from './remark-filter.ts'
import { findLines, type StoredConversation } from './store.ts'

const MODEL_ANSWERS = {
  name: 'concierge_model_answers_total',
  help: "What became of the model's answers: heard, heard with a remark that was not shown, or failed",
}
const MODEL_CALLS: Limit = { name: 'model', points: 60, windowMs: HOUR_MS }

/**
 * The turn with a model's hearing, and its remark if permitted. Falls back to the built-in turn on
 * any failure. @param turn the built-in turn: parts closed to the model stay
 */
export async function hearWithModel(
  deps: Deps,
  owner: Owner,
  { before, text, turn }: { before: StoredConversation; text: string; turn: Turn },
): Promise<Turn> {
  const { db, clock, dialogue, askModel } = deps
  const line = lineFor(turn, before.state, text)
  if (!askModel || line === null) return turn
  if ((await countCall(deps, MODEL_CALLS, owner.id)) > 0) return turn
  const facts = await dialogue.facts({ before: before.state, text: line })
  const question = modelQuestion(before, line, await findLines(db, before.id), facts)
  const answer = await askModel(question)
  if (!answer) {
    countEvent(deps.metrics, MODEL_ANSWERS, { outcome: 'failed' })
    return turn
  }
  const model = heardIn(answer, question)
  const isRefused = model.isRemarkCut && model.remark === ''
  countEvent(deps.metrics, MODEL_ANSWERS, { outcome: isRefused ? 'remark refused' : 'heard' })
  return dialogue.turn({ before: before.state, text, today: todayOf(clock()), model })
}

/** What a model may hear of a message; null where the built-in turn stays as it is. */
export function lineFor({ listens }: Turn, before: Conversation, text: string): string | null {
  const line = lineToHear(before, text)
  return listens && line.length <= LONGEST_SHOWN ? line : null
}

/** What a model is shown of a line. */
export const modelQuestion = (
  { name, state }: Pick<StoredConversation, 'name' | 'state'>,
  message: string,
  turns: ModelQuestion['turns'],
  facts: ModelQuestion['facts'],
): ModelQuestion => ({
  ...{ name, turns, facts, message },
  snapshot: snapshotOf(state),
  ownAge: state.ownAge,
  asked: state.part,
  ...openIn(state),
})

/** What can be pressed, with what it does, and what is left of earlier offers. */
function openIn(state: StoredConversation['state']): Pick<ModelQuestion, 'buttons' | 'waiting'> {
  const offered = offeredIn({ ...state, offer: null })
  return {
    buttons: (choicesOf(state)?.options ?? []).map(({ label }) => ({
      label,
      does: (pressed(state, label) ?? []).flatMap(said),
    })),
    waiting: [...new Set(offered.flatMap(said))],
  }
}

const said = (one: Proposal): string[] =>
  one.kind === 'note'
    ? [`notes: ${one.value}`]
    : 'path' in one
      ? [`${one.kind === 'remove' ? 'remove ' : ''}${one.path}: ${one.value}`]
      : []

/** The remark may use the person's words, but not the host's lines. */
export function heardIn({ operations, remark: said }: ModelHeard, { name, snapshot, turns, message }: ModelQuestion) {
  const lines = turns.filter(({ from }) => from === 'member').map(({ text }) => text)
  const remark = shownOf(said, [name, message, JSON.stringify(snapshot), ...lines])
  return { operations, remark, isRemarkCut: remark !== plainRemark(said) }
}
