import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import { readSentences } from '../reading/sentences.ts'
import { type Path, slotOf } from '../slots.ts'
import type { Part } from '../state.ts'
import { ownStretches } from './own-stretches.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const stretches = (text: string) => ownStretches(text, readSentences(text))

describe('the stretches of a message that may be answers', () => {
  it('begin anew at a second thought, unless it adds to the first', () => {
    expect(stretches('Weeknights. No wait, weekends').map(({ text }) => text)).toEqual([
      'Weeknights.',
      'No wait, weekends',
    ])
    expect(stretches('Women. No wait, men too')).toHaveLength(1)
  })

  it('leave out what is asked, and sentences about somebody else', () => {
    expect(stretches('Is this casual, not long-term?')).toEqual([])
    expect(stretches('My brother smokes like a chimney. I never did.').map(({ text }) => text)).toEqual([
      'I never did.',
    ])
  })

  it('hold each clause of the writer by itself', () => {
    const text = 'My brother smokes like a chimney, but I never did, and I drink'
    expect(stretches(text)[0]?.parts).toEqual([text, 'but I never did', 'and I drink'])
  })
})

const valuesAfter = (text: string, part: Part, ...standing: [Path, string][]) => {
  const added = standing.map(([path, value]) => ({ kind: 'add' as const, path, value, words: '' }))
  const { state } = merge(begun, added, { from: 'answer', turn: 0 })
  const turn = takeTurn({ ...state, turn: 1, part, pending: groupOf(part) }, text, { today, reader })
  return turn.state.entries.filter((one) => slotOf(one) === part).map(({ value }) => String(value))
}
const MEET = 'preferences.must_haves'
const TIMES = 'valuesMap.availability'

describe('a value in the clause that says it', () => {
  it.each<[string, Part, string[]]>([
    [
      "Any evening before nine, and Saturdays once the round's done. Not Sundays.",
      'availability',
      ['Weeknights', 'Weekends', 'Any evening before nine, and Saturdays, not Sundays'],
    ],
    ['Weeknights, except Wednesday. Weekends are for recovering.', 'availability', ['Weeknights', 'Not Wednesday']],
    ['Weekends yes, but not Sunday morning', 'availability', ['Weekends', 'Not Sunday morning']],
    ['never Sundays', 'availability', []],
    ['not lunch hours', 'availability', []],
    ['Not much of a drinker', 'drinking', ['sometimes']],
    ["ten mile tops, I've no car. not drinking much, put that down, and smoking no", 'smoking', ['no']],
    ['My father died from it, I never smoked', 'smoking', ['no']],
  ])('%s', (text, part, values) => expect(valuesAfter(text, part)).toEqual(values))

  it.each<[string, Part, string]>([
    ["I'm not after anything casual", 'intent', 'casual'],
    ["Something serious isn't what I'm after", 'intent', 'long_term'],
    ['I did the casual thing after the divorce, and it did me no good', 'intent', 'casual'],
    ["He shouldn't smoke, I said", 'smoking', 'no'],
    ['just no cis men', 'meet', 'Men'],
    ['not the video, only the public place', 'safety', 'Video check before meeting'],
  ])('%s: never %s', (text, part, value) => expect(valuesAfter(text, part)).not.toContain(value))
})

describe('a value in a sentence beside an order', () => {
  it.each<[string, Part, string[]]>([
    ['First meet in public. also u forgot: note: i have a partner', 'safety', ['First meet in public']],
    ['$$$. Also add a note: Telugu-speaking preferred', 'budget', ['$$$']],
    ['You forgot my weekends o! And the budget is one dollar sign.', 'availability', ['Weekends']],
  ])('%s', (text, part, values) => expect(valuesAfter(text, part)).toEqual(values))
})

describe('the last word on a closed value', () => {
  it.each<[string, Part, string[]]>([
    ['Casual. No wait, exploring.', 'intent', ['exploring']],
    ['Weeknights, no wait, weekends', 'availability', ['Weekends']],
    ['I smoke. Scratch that, I quit last month.', 'smoking', ['no']],
    ['women. No wait, men too', 'meet', ['Women', 'Men']],
    ["Men please. Ideally one who won't be intimidated by a woman who's on nights half the month", 'meet', ['Men']],
    ['Women. Strictly women. I tried men once at college and it was a comedy.', 'meet', ['Women']],
    ["Evenings I've got meetings", 'availability', []],
    ['whenever after 6, i work at a salon til then', 'availability', ['Weeknights']],
    ['Is this casual, not long-term?', 'intent', []],
  ])('%s', (text, part, values) => expect(valuesAfter(text, part)).toEqual(values))

  it('stands in place of whom was to be met, and of times only where it says so', () => {
    expect(valuesAfter('men', 'meet', [MEET, 'Women'])).toEqual(['Men'])
    expect(valuesAfter('men too', 'meet', [MEET, 'Women'])).toEqual(['Women', 'Men'])
    expect(valuesAfter('weekends', 'availability', [TIMES, 'Weeknights'])).toEqual(['Weeknights', 'Weekends'])
    expect(valuesAfter('only weekends', 'availability', [TIMES, 'Weeknights'])).toEqual(['Weekends'])
  })
})
