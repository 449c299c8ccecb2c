import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { groupOf } from './groups.ts'
import { merge } from './merge.ts'
import type { Proposal } from './proposal.ts'
import type { Conversation, Part } from './state.ts'

const today = '2026-11-20'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state

/** What stands after a line, what is asked back, and which rows are handed over. */
function said(part: Part | null, line: string, standing: readonly Proposal[] = []) {
  const known = merge(begun, standing, { from: 'answer', turn: 0 }).state
  const before: Conversation = { ...known, part, pending: part && groupOf(part), lastPath: null }
  const { state, reply } = takeTurn(before, line, { today, reader })
  return {
    reply,
    stands: state.entries.map(({ path, value }) => `${path.split('.').at(-1)}: ${value}`),
    asks: state.offer ? (choicesOf(state)?.options.map(({ label }) => label) ?? []) : [],
    handover: state.handover ?? [],
  }
}

describe('a wish or a refusal beside an answer', () => {
  it.each<[Part, string, string]>([
    ['budget', 'two dollar signs, and he must love old films', 'must_haves: Loves old films'],
    [
      'intent',
      "Something that lasts. I've no patience for people who shout at waiters",
      'dealbreakers: People who shout at waiters',
    ],
  ])('after %s is noted as if it stood alone: %s', (part, line, entry) => {
    expect(said(part, line).stands).toContain(entry)
  })

  it("is none in a clause about somebody else's", () => {
    expect(said('budget', 'two dollar signs, my sister only dates men who can cook').stands).toEqual(['budget: $$'])
  })
})
