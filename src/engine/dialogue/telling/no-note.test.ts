import { describe, expect, it } from 'vitest'
import type { Proposal } from '../proposal.ts'
import { readSentences } from '../reading/sentences.ts'
import { worthANote } from './no-note.ts'

const distance: Proposal = { kind: 'set', path: 'valuesMap.distance_km', value: 60, words: '60 kilometres' }
const left = (said: string, message = said, taken: readonly Proposal[] = []) =>
  worthANote(said, { sentences: readSentences(message), taken })

describe('what somebody may want kept', () => {
  it.each(["I won't drive after dark", 'I have two cats', 'my son is home every second weekend'])(
    'is a fact: %s',
    (said) => expect(left(said)).toBe(said),
  )

  it.each([
    'ok put the note please',
    'I want you to write that about somewhere quiet',
    'For the fifth time, no weeknights',
    'you left out the pubs',
    "I just told you I don't drive",
  ])('is no order and no complaint: %s', (said) => expect(left(said)).toBe(''))

  it('is no figure that is noted', () => {
    expect(left('I drive until 60 kilometres with pleasure', undefined, [distance])).toBe('')
    expect(left('I have 3 sons', undefined, [distance])).toBe('I have 3 sons')
  })

  it('ends before a question', () => {
    const said = 'We go to a carvery and not a pub and do you like those'
    expect(left(said, said)).toBe('We go to a carvery and not a pub')
  })
})
