import { choicesOf } from '#engine/dialogue/choices.ts'
import { beginConversation, takeTurn } from '#engine/dialogue/conversation.ts'
import { groupOf } from '#engine/dialogue/groups.ts'
import { merge } from '#engine/dialogue/merge.ts'
import type { Operation } from '#engine/dialogue/operations/operation.ts'
import type { Proposal } from '#engine/dialogue/proposal.ts'
import type { Path } from '#engine/dialogue/slots.ts'
import type { Conversation, Part } from '#engine/dialogue/state.ts'
import { reader } from './learned-reader.ts'

export const today = '2026-11-20'
export const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
export const FAITH: Path = 'valuesMap.faith_values_edge'

/** A conversation in which some things stand, with one question open. */
export function having(standing: readonly Proposal[], asked?: Part): Conversation {
  const known = merge(begun, standing, { from: 'answer', turn: 0 }).state
  return asked
    ? { ...known, part: asked, pending: groupOf(asked) }
    : { ...known, part: null, pending: null, done: true }
}

export function turn(before: Conversation, text: string, operations: readonly Operation[], remark = '') {
  const { state, reply } = takeTurn(before, text, { today, reader, model: { operations, remark } })
  return {
    state,
    reply,
    stands: state.entries.map(({ path, value }) => `${path}=${value}`),
    asks: state.offer ? (choicesOf(state)?.options.map(({ label }) => label) ?? []) : [],
  }
}

export const set = (path: Path, value: string | number, words: string): Operation => ({ op: 'set', path, value, words })
export const add = (path: Path, value: string, words: string): Operation => ({ op: 'add', path, value, words })
export const note = (words: string): Operation => ({ op: 'note', value: words, words })
export const choose = (option: string, words: string): Operation => ({ op: 'choose', option, words })
export const free = (path: Path, value: string): Proposal => ({ kind: 'set', path, value, words: '' })
export const one = (path: Path, value: string): Proposal => ({ kind: 'add', path, value, words: '' })
export const kept = (value: string): Proposal => ({ kind: 'note', value, words: '' })
