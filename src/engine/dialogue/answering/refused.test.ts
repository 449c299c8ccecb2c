import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import type { Proposal } from '../proposal.ts'
import { slotOf } from '../slots.ts'
import type { Conversation } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const adds = (path: Extract<Proposal, { kind: 'add' }>['path'], ...values: string[]): Proposal[] =>
  values.map((value) => ({ kind: 'add', path, value, words: '' }))
const { state: told } = merge(
  begun,
  [
    ...adds('valuesMap.availability', 'Weeknights', 'Weekends'),
    ...adds('valuesMap.safety_prefs', 'First meet in public', 'Video check before meeting'),
  ],
  { from: 'intake', turn: null },
)
const before: Conversation = { ...told, turn: 1, part: 'budget', pending: groupOf('budget') }
const say = (text: string, state = before) => takeTurn(state, text, { today, reader })
const valuesIn = ({ entries }: Conversation, slot: string) =>
  entries.filter((one) => slotOf(one) === slot).map(({ value }) => value)

describe('a value that stands and is refused', () => {
  it.each([
    ['Not Sundays', 'Weekends'],
    ['never Sundays', 'Weekends'],
    ['weeknights no love', 'Weeknights'],
    ['not the video', 'Video check before meeting'],
  ])('is asked about: %s', (text, value) => {
    const { state, reply } = say(text)
    expect(state.entries).toEqual(before.entries)
    expect(reply).toContain(`Shall I take "${value}" off?`)
  })

  it('goes at a yes, and stays at a no', () => {
    const { state } = say('Not Sundays')
    expect(valuesIn(say('yes', state).state, 'availability')).toEqual(['Weeknights'])
    expect(valuesIn(say('No, that stays', state).state, 'availability')).toEqual(['Weeknights', 'Weekends'])
  })

  it.each(['Weekends, but not Sunday mornings', 'My ex was never free on Sundays', 'I am not tall'])(
    'is not asked about where it is said outright, or nobody spoke of it: %s',
    (text) => expect(say(text).reply).not.toMatch(/off\?/),
  )
})
