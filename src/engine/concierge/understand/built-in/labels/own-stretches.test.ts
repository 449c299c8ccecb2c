import { describe, expect, it } from 'vitest'
import { readSentences } from '../reading/sentences.ts'
import { ownStretches } from './own-stretches.ts'

const stretches = (text: string) => ownStretches(text, readSentences(text))

describe('the parts of a message that may be answers', () => {
  it('a second thought begins a new part, unless it adds to the first', () => {
    expect(stretches('Weeknights. No wait, weekends').map(({ text }) => text)).toEqual([
      'Weeknights.',
      'No wait, weekends',
    ])
    expect(stretches('Women. No wait, men too')).toHaveLength(1)
  })

  it('questions and sentences about another person are left out', () => {
    expect(stretches('Is this casual, not long-term?')).toEqual([])
    expect(stretches('My brother smokes like a chimney. I never did.').map(({ text }) => text)).toEqual([
      'I never did.',
    ])
  })

  it('each clause about the writer is a part of its own', () => {
    const text = 'My brother smokes like a chimney, but I never did, and I drink'
    expect(stretches(text)[0]?.parts).toEqual([text, 'but I never did', 'and I drink'])
  })
})
