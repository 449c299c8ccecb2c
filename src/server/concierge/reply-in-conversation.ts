import type { ChatTurn } from '#contract/concierge.ts'
import { shownRow, snapshotOf, sourcesOf } from '#engine/concierge/profile/snapshot.ts'
import { choicesOf } from '#engine/concierge/state/choices.ts'
import { progressOf } from '#engine/concierge/state/next-question.ts'
import { rowAsked, rowsToChange } from '#engine/concierge/turn/buttons-of-reply.ts'
import { type Kept, notedIn, type Turn } from '#engine/concierge/turn/turn.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { countEvent } from '../instruments.ts'
import { bytesOf } from '../write-bounds/write-bounds.ts'
import { ownConversation } from './conversation-ownership.ts'
import { deleteConversation, keepTurn, type StoredConversation } from './store.ts'

const TURNS = { name: 'concierge_turns_total', help: 'Turns of the concierge that count' }

type Line = { sessionId: string; text: string }

/** Another tab's line makes a turn outdated; five in a row are unlikely. */
const MOST_TRIES = 5

/**
 * Computes the turn outside a transaction, and stores it only if the conversation is unchanged; otherwise computes it
 * again. @throws `not_found` unless the conversation is the owner's and open
 */
export async function replyInConversation(deps: Deps, owner: Owner, { sessionId, text }: Line) {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const before = await ownConversation(deps.db, owner, { sessionId })
    if (before.status !== 'open') throw refuse('not_found')
    const plain = await deps.dialogue.turn({ before: before.state, text })
    // Asked only once, because a model may take seconds.
    const turn =
      tries === 1 && deps.askModel
        ? await (await loadHearing()).hearWithModel(deps, owner, { before, text, turn: plain })
        : plain
    deps.countWrite(owner, bytesOf([turn.state, text, turn.reply]))
    if (!(await keep(deps, { before, text, turn }))) continue
    countEvent(deps.metrics, TURNS)
    return toReply(turn)
  }
  throw refuse('unavailable')
}

/** Loaded only for a model: it takes half a second. */
export const loadHearing = () => import('./hear-with-model.ts')

type Taken = { before: StoredConversation; text: string; turn: Turn }

/**
 * Stores nothing after the end of a chat, and deletes the chat of a minor. @returns false if the conversation has
 * changed
 */
async function keep({ db, clock }: Deps, { before, text, turn }: Taken) {
  if (before.state.ended === 'length') return true
  if (turn.ended === 'underage') {
    await deleteConversation(db, before.id)
    return true
  }
  const lines: ChatTurn[] = [
    { from: 'member', text },
    { from: 'concierge', text: turn.reply, noted: notedIn(turn) },
  ]
  return keepTurn(db, { ...before, state: turn.state, lines }, clock())
}

function toReply(turn: Turn) {
  const { state, reply, kept, left, done, ended } = turn
  if (ended === 'underage') return { reply, noted: null, done: true, snapshot: null, sources: null }
  const buttons = { choices: choicesOf(state), asks: rowAsked(state), change: rowsToChange(state) }
  const receipt = {
    kept: kept.map(shownKept),
    left,
    noted: notedIn(turn),
    undo: undoOf(kept),
    progress: progressOf(state),
  }
  return { reply, ...buttons, ...receipt, done, snapshot: snapshotOf(state.profile), sources: sourcesOf(state.profile) }
}

const shownKept = ({ row, label, value, quote, from, isMoved, undo }: Kept) => ({
  ...{ row: shownRow(row), label, value, quote, from, undo },
  isMoved: isMoved === true,
  change: true,
})

/** "Undo" restores all kept values. */
function undoOf(kept: readonly Kept[]): string | null {
  const changed = kept.filter(({ from, undo }) => from !== undefined && undo !== null)
  const said = changed.map(
    ({ label, value, quote, from }) => `${label}: ${value ?? quote ?? 'taken off'} (before: ${from})`,
  )
  return said.length === 0 ? null : said.join('; ')
}
