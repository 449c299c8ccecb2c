import { describe, expect, it } from 'vitest'
import { reader } from '../../../test/learned-reader.ts'
import { choicesOf } from './choices.ts'
import { beginConversation, takeTurn } from './conversation.ts'
import { discloses } from './disclosure.ts'
import { groupOf } from './groups.ts'
import { snapshotOf } from './snapshot.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const say = (text: string, state = begun) => takeTurn(state, text, { today, reader })

describe('a disclosure', () => {
  it.each([
    "I've got Parkinson's, early days yet",
    'I have a prosthetic leg, by the way',
    "I'm deaf in both ears",
    'we lost our boy before he was born',
  ])('gets a human word first, and the offer to keep it: %s', (text) => {
    const { reply, state } = say(text)
    expect(reply).toMatch(/^(?:Thank|I'm glad)/)
    expect(choicesOf(state)?.options.map(({ label }) => label)).toEqual(['Keep it as a note', 'No, leave it out'])
    expect(snapshotOf(state).notes ?? '').toBe('')
  })

  it('is kept in the own words at a press, and left out at another', () => {
    const { state } = say("I've got Parkinson's, early days yet")
    expect(snapshotOf(say('Keep it as a note', state).state).notes).toContain("I've got Parkinson's, early days yet")
    const left = say('No, leave it out', state)
    expect(snapshotOf(left.state).notes ?? '').toBe('')
    expect(left.reply).toMatch(/\?$/)
  })

  it('leaves the answer beside it noted', () => {
    const state = { ...begun, part: 'drinking' as const, pending: groupOf('drinking') }
    const turn = say('Nine years sober this spring and proud of it.', state)
    expect(snapshotOf(turn.state).valuesMap?.lifestyle?.drinking).toBe('no')
    expect(turn.reply).toMatch(/^(?:Thank|I'm glad)/)
  })

  it('is none where a figure was given, or the reader hears none', () => {
    const certain = (label: string) => (label === 'DI' ? 0.9 : 0)
    expect(discloses(certain, [])).toBe(true)
    expect(discloses(certain, [{ kind: 'set', path: 'valuesMap.age_range.min', value: 30, words: '' }])).toBe(false)
    expect(discloses(() => 0.2, [])).toBe(false)
  })
})
