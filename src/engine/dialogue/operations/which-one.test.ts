import { describe, expect, it } from 'vitest'
import { choose, having, kept, one, turn } from '../../../../test/model-turn.ts'
import type { Operation } from './operation.ts'
import { putRight } from './put-right.ts'

describe('an order that leaves open what it is about asks which', () => {
  const out = (path: 'preferences.must_haves' | 'notes', value: string, words: string): Operation => ({
    op: 'remove',
    path,
    value,
    words,
  })
  const wishes = [one('preferences.must_haves', 'Women'), one('preferences.must_haves', 'Kind')]

  it('with each entry of the list, but for whom to meet', () => {
    const before = having([...wishes, one('preferences.must_haves', 'Tall'), one('preferences.must_haves', 'Calm')])
    const text = "That's too many things I need. Take one off, I don't care which"
    const { stands, asks, reply } = turn(before, text, [out('preferences.must_haves', '', 'Take one off')])
    expect(stands).toHaveLength(4)
    expect(asks).toEqual(['Kind', 'Tall', 'Calm', 'None of them'])
    expect(reply).toMatch(/which/i)
    const { state } = turn(before, text, [out('preferences.must_haves', '', 'Take one off')])
    expect(turn(state, 'Tall', [choose('Tall', 'Tall')]).stands).not.toContain('preferences.must_haves=Tall')
  })

  it('and whether, where there is only one', () => {
    const text = "a note there isn't true any longer, take it out"
    const { asks, reply } = turn(having([...wishes, kept('Off on Fridays')]), text, [out('notes', '', 'a note there')])
    expect(reply).toContain('Shall I take out "Off on Fridays"?')
    expect(asks).toEqual(['Take out "Off on Fridays"', 'Leave it as it is'])
  })

  it('but not where nothing was ordered and the entry is invented', () => {
    const invented = out('preferences.must_haves', 'Rich', 'I like the sea')
    expect(turn(having(wishes), 'I like the sea', [invented]).asks).toEqual([])
  })

  it('also where a model leaves the value out', () => {
    expect(putRight({ op: 'remove', path: 'notes', words: 'a note there' })).toEqual([out('notes', '', 'a note there')])
  })
})
