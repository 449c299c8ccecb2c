import { describe, expect, it } from 'vitest'
import { asked, entriesAfter, holding, say } from '../../../../test/talk.ts'

const state = holding([
  { op: 'set', path: 'valuesMap.lifestyle.smoking', value: 'no', words: 'never smoked' },
  { op: 'add', path: 'preferences.must_haves', value: 'Men', words: 'men' },
  { op: 'add', path: 'preferences.must_haves', value: 'loves hiking', words: 'has to love hiking' },
  { op: 'set', path: 'valuesMap.age_range.min', value: 38, words: '' },
  { op: 'set', path: 'valuesMap.age_range.max', value: 48, words: '' },
  { op: 'add', path: 'notes', value: 'I have a daughter in Leeds', words: '' },
])

describe('questions whether something is noted', () => {
  it.each([
    ['And the hiking, did you write down the hiking?', /^Yes, I have “loves hiking” under Must have/],
    ['Did you keep the note about my daughter?', /^Yes, I have “I have a daughter in Leeds” under Notes/],
    ['Could you please tell me whether the note about my daughter is saved?', /^Yes, I have/],
    ['is my daughter on the snapshot', /^Yes, I have/],
    ['Have you got my ages right?', /^Under Ages it says: 38 to 48/],
    ['is it men on my card?', /^Yes, under To meet it says Men/],
    ['is it women on my card?', /^No, under To meet it says Men/],
  ])('the reply says what the profile holds, and the profile stays unchanged: %s', (text, told) => {
    const turn = say(text, asked('budget', state))
    expect(turn.reply).toMatch(told)
    expect(entriesAfter(turn)).toEqual(entriesAfter({ state }))
  })
})
