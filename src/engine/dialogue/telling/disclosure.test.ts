import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { choicesOf } from '../choices.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { snapshotOf } from '../snapshot.ts'
import { discloses } from './disclosure.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })

const A_NOTE = /^Note for your matchmaker: "/

describe('a disclosure', () => {
  it.each(["I've got Parkinson's, early days yet", 'I have a prosthetic leg, by the way', "I'm deaf in both ears"])(
    'gets a human word first, and the offer to keep it costs no turn: %s',
    (text) => {
      const { reply, state } = say(text)
      expect(reply).toMatch(/looking for|something long-term/)
      expect(reply).not.toMatch(/Shall I keep|Would you like/)
      expect(choicesOf(state)?.options.map(({ label }) => label)).toContainEqual(expect.stringMatching(A_NOTE))
      expect(snapshotOf(state).notes ?? '').toBe('')
    },
  )

  it('is met and not filed where it is grief', () => {
    const { reply, state } = say('we lost our boy before he was born')
    expect(reply).toMatch(/sorry/i)
    expect(choicesOf(state)?.options.map(({ label }) => label)).not.toContainEqual(expect.stringMatching(A_NOTE))
  })

  it('is kept in the own words at a press', () => {
    const { state } = say("I've got Parkinson's, early days yet")
    const label = choicesOf(state)?.options.find((one) => A_NOTE.test(one.label))?.label ?? ''
    expect(snapshotOf(say(label, state).state).notes).toContain("I've got Parkinson's")
  })

  it('leaves the answer beside it noted', () => {
    const state = { ...begun, part: 'drinking' as const, pending: groupOf('drinking') }
    const turn = say('Nine years sober this spring and proud of it.', state)
    expect(snapshotOf(turn.state).valuesMap?.lifestyle?.drinking).toBe('no')
    expect(turn.reply).toMatch(/^(?!Got it|Okay)/)
  })

  it('is none where a figure was given, or the reader hears none', () => {
    const certain = (label: string) => (label === 'DI' ? 0.9 : 0)
    expect(discloses(certain, [])).toBe(true)
    expect(discloses(certain, [{ kind: 'set', path: 'valuesMap.age_range.min', value: 30, words: '' }])).toBe(false)
    expect(discloses(() => 0.2, [])).toBe(false)
  })
})
