import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { beginConversation, takeTurn } from '../conversation.ts'
import { groupOf } from '../groups.ts'
import { merge } from '../merge.ts'
import { type Path, slotOf } from '../slots.ts'
import type { Conversation, Part } from '../state.ts'

const today = '2026-11-22'
const begun = beginConversation({ name: 'Ada', known: {}, today, seed: 1 }).state
const asked = (part: Part, ...values: (readonly [Path, string])[]): Conversation => {
  const standing = values.map(([path, value]) =>
    path === 'preferences.must_haves' || path === 'valuesMap.availability'
      ? { kind: 'add' as const, path, value, words: '' }
      : { kind: 'set' as const, path, value, words: '' },
  )
  const { state } = merge(begun, standing, { from: 'answer', turn: 0 })
  return { ...state, turn: 1, part, pending: groupOf(part) }
}
const MEET = 'preferences.must_haves'
const TIMES = 'valuesMap.availability'
const say = (text: string, from: Conversation) => takeTurn(from, text, { today, reader }).state
const valuesAt = ({ entries }: Conversation, slot: Part) =>
  entries
    .filter((one) => slotOf(one) === slot)
    .map(({ value }) => String(value))
    .toSorted()

describe('whom to meet, with what is refused beside what is wanted', () => {
  it.each([
    ['Not men. Women and nonbinary people only.', ['Women', 'Men', 'Nonbinary people'], ['Nonbinary people', 'Women']],
    ['Women and nonbinary people only... not men', [], ['Nonbinary people', 'Women']],
    ['wait, not men, women', ['Men'], ['Women']],
    ['no I meant women', ['Men'], ['Women']],
    ['I said women, not men', ['Men'], ['Women']],
    ['Take men out. Not men.', ['Women', 'Men', 'Nonbinary people'], ['Nonbinary people', 'Women']],
    ['WOMEN. not men. take men off', ['Men'], ['Women']],
  ])('%s', (text, before, after) => {
    const state = asked('age', ...before.map((value) => [MEET, value] as const))
    expect(valuesAt(say(text, state), 'meet')).toEqual(after)
  })
})

describe('the week, with what is refused beside what is free', () => {
  it.each([
    ["weeknights are out, I'm at work", []],
    ['not weekends, weeknights', ['Weeknights']],
    ['weeknights no, weekends no, lunch yes', ['Lunch hours']],
    ['evening is not possible, weekends yes', ['Weekends']],
  ])('%s', (text, after) => {
    expect(valuesAt(say(text, asked('availability')), 'availability')).toEqual(after)
  })

  it('asks back what is refused but for an exception', () => {
    const after = say('evenings are not possible, except Mondays', asked('availability'))
    expect(valuesAt(after, 'availability')).toEqual([])
    expect(after.offer?.options[0]?.does).toMatchObject([{ kind: 'add', value: 'Weeknights' }])
  })

  it('takes out what was noted and is refused now', () => {
    const state = asked('budget', [TIMES, 'Weeknights'], [TIMES, 'Weekends'])
    expect(valuesAt(say("no not weeknights I said I'm dead on weeknights", state), 'availability')).toEqual([
      'Weekends',
    ])
  })
})

describe('an answer with what it is not', () => {
  it.each([
    ['kids yes, not open', 'kids', 'yes'],
    ['drinking sometimes, not yes', 'drinking', 'sometimes'],
    ['say $ not $$', 'budget', '$'],
    ['not casual, long term', 'intent', 'long_term'],
  ] as const)('%s', (text, slot, value) => {
    const state = asked(
      'safety',
      ['valuesMap.family.wants_kids', 'yes'],
      ['valuesMap.lifestyle.drinking', 'yes'],
      ['valuesMap.budget', '$$'],
      ['valuesMap.intent', 'casual'],
    )
    expect(valuesAt(say(text, state), slot)).toEqual([value])
  })
})

describe('what is said in passing leaves the lists as they are', () => {
  it.each([
    ['no women under 30 please', ['Women']],
    ['no women who smoke', ['Women']],
    ['not women with kids', ['Women']],
    ['no men over 50, no women without a job', ['Men', 'Women']],
  ])('a kind of the people who are wanted: %s', (text, standing) => {
    const state = asked('age', ...standing.map((value) => [MEET, value] as const))
    expect(valuesAt(say(text, state), 'meet')).toEqual(standing)
  })

  it.each([
    ['I mean, men too', 'meet', ['Men', 'Women']],
    ['I meant men as well', 'meet', ['Men', 'Women']],
    ['I said weekends work too', 'availability', ['Weekends', 'Weeknights']],
    ['I also said weekends', 'availability', ['Weekends', 'Weeknights']],
  ] as const)('one more beside what stands: %s', (text, slot, after) => {
    const state = asked('budget', [MEET, 'Women'], [TIMES, 'Weeknights'])
    expect(valuesAt(say(text, state), slot)).toEqual(after)
  })

  it('takes out the one that is refused, and no other', () => {
    const state = asked('budget', [TIMES, 'Weeknights'], [TIMES, 'Weekends'])
    expect(valuesAt(say("I'm free for lunch, just not weekends", state), 'availability')).toEqual([
      'Lunch hours',
      'Weeknights',
    ])
  })

  it.each(['My ex was casual, not long term', 'Is this casual, not long-term?'])(
    'an answer that is no answer: %s',
    (text) => {
      expect(valuesAt(say(text, asked('safety')), 'intent')).toEqual([])
      const standing = asked('safety', ['valuesMap.intent', 'long_term'])
      expect(valuesAt(say(text, standing), 'intent')).toEqual(['long_term'])
    },
  )
})
