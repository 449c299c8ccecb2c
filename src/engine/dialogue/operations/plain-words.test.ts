import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { add, choose, FAITH, free, having, kept, one, set, today, turn } from '../../../../test/model-turn.ts'
import { takeTurn } from '../conversation.ts'
import type { Path } from '../slots.ts'
import type { Operation } from './operation.ts'

describe('what stands in so many words is noted at once', () => {
  const BUDGET: Path = 'valuesMap.budget'
  const [MIN, MAX]: [Path, Path] = ['valuesMap.age_range.min', 'valuesMap.age_range.max']

  it('a budget beside the one that stands', () => {
    const text = 'my form says $$$ for budget. Reduce it to $$, I am paying school fees'
    const { stands } = turn(having([free(BUDGET, '$$$')]), text, [set(BUDGET, '$$', 'Reduce it to $$')])
    expect(stands).toEqual([`${BUDGET}=$$`])
  })

  it('ages in the place of those that stand', () => {
    const text =
      'Geoffrey is seventy-eight and courting a lady of sixty; I should stop at sixty-six to seventy-six myself.'
    const before = having([
      { kind: 'set', path: MIN, value: 64, words: '' },
      { kind: 'set', path: MAX, value: 74, words: '' },
    ])
    const words = 'sixty-six to seventy-six myself'
    expect(turn(before, text, [set(MIN, 66, words), set(MAX, 76, words)]).stands).toEqual([`${MIN}=66`, `${MAX}=76`])
  })

  it('what was chosen, with nothing of the same row asked back', () => {
    const { reply } = turn(having([], 'meet'), 'guys and girls both, nb ppl too honestly. somewhere like 22 to 29', [
      choose('Everyone', 'guys and girls both, nb ppl too'),
      set(MIN, 22, '22 to 29'),
      set(MAX, 29, '22 to 29'),
    ])
    expect(reply).not.toMatch(/women and men/)
  })

  it('one of two that a message names, without the other', () => {
    const text = 'Women and nonbinary people, just not men this time round'
    expect(turn(having([], 'meet'), text, [add('preferences.must_haves', 'Women', text)]).stands).toContain(
      'preferences.must_haves=Women',
    )
  })
})

it('words of their own are put in other words, also where the message does not name them', () => {
  const text = 'it isnt only lunch its afternoons up to about five put that right'
  const { stands } = turn(having([kept('Any afternoon in the week')]), text, [
    {
      ...{ op: 'replace', path: 'notes', words: text },
      ...{ value: 'Any afternoon in the week', to: 'Afternoons up to about five' },
    },
  ])
  expect(stands).toEqual(['notes=Afternoons up to about five'])
})

describe('what somebody accepts in others', () => {
  const before = having([], 'budget')

  it.each<[string, Operation]>([
    ['I dont mind if they smoke', set('valuesMap.lifestyle.smoking', 'sometimes', 'I dont mind if they smoke')],
    ['I dont mind a drinker', add('valuesMap.dealbreakers', 'A drinker', 'I dont mind a drinker')],
    ['smoking is fine by me', { op: 'none', about: 'smoking', words: 'smoking is fine by me' }],
  ])('is no answer of their own, no limit, and may be a note: "%s"', (text, operation) => {
    const { state, stands } = turn(before, text, [operation], 'Fair enough.')
    expect(stands).toEqual([])
    expect(state.settled).not.toContain('smoking')
    expect(JSON.stringify(state.offer)).toContain(text)
  })

  it.each<[string, Operation, string]>([
    [
      'I do not mind telling you I smoke',
      set('valuesMap.lifestyle.smoking', 'yes', 'I do not mind telling you I smoke'),
      'valuesMap.lifestyle.smoking=yes',
    ],
    [
      'a drink is fine but no drunks',
      add('valuesMap.dealbreakers', 'Drunks', 'a drink is fine but no drunks'),
      'valuesMap.dealbreakers=Drunks',
    ],
  ])('is none in "%s"', (text, operation, value) => {
    expect(turn(before, text, [operation]).stands).toEqual([value])
  })
})

it('a line that answers what is offered and says more is heard by a model', () => {
  const asked = turn(having([], 'faith'), 'Jewish, secular', [
    { op: 'ask', path: FAITH, value: 'Jewish and secular', words: 'Jewish, secular' },
  ]).state
  const listens = (text: string) => takeTurn(asked, text, { today, reader }).listens
  expect(listens('Yes, that is right. And what becomes of the profile if I expire?')).toBe(true)
  expect(listens("Yes, that's right")).toBe(false)
})

describe('a demand on the other', () => {
  const text = 'A practising Christian, non-negotiable'
  const demand = add('preferences.must_haves', 'Practising Christian', text)

  it('stands once, and answers the question about faith', () => {
    const { state, stands, reply } = turn(having([]), text, [demand, set(FAITH, 'Practising Christian', text)])
    expect(stands).toEqual(['preferences.must_haves=Practising Christian'])
    expect(state.settled).toContain('faith')
    expect(reply).not.toMatch(/nothing on faith/i)
  })

  it('stands beside what they say of their own', () => {
    const { stands } = turn(having([]), `I am Baptist. ${text}`, [demand, set(FAITH, 'Baptist', 'I am Baptist')])
    expect(stands).toEqual(['preferences.must_haves=Practising Christian', `${FAITH}=Baptist`])
  })

  it('that refuses every smoker takes the place of the daily ones', () => {
    const path: Path = 'valuesMap.dealbreakers'
    const words = 'its any smoker at all'
    const { stands, reply } = turn(having([one(path, 'Daily smoker')]), words, [add(path, 'Any smoker at all', words)])
    expect(stands).toEqual([`${path}=Any smoker at all`])
    expect(reply).not.toMatch(/daily smokers/)
    const both = [add(path, 'Any smoker at all', words), add(path, 'Daily smoker', words)]
    expect(turn(having([]), words, both).stands).toEqual([`${path}=Any smoker at all`])
  })
})

it('a row that needs no answer is not asked about again once its last entry is taken out', () => {
  const text = 'remove the Practising Christian line from faith'
  const { state } = turn(having([free(FAITH, 'Practising Christian')]), text, [
    { op: 'remove', path: FAITH, value: 'Practising Christian', words: text },
  ])
  expect(state.settled).toContain('faith')
})

describe('beside what was noted', () => {
  const WEEK: Path = 'valuesMap.availability'

  it('no time of the week is asked about that a note of theirs names', () => {
    const text = 'Fridays after shift or all day Sunday'
    expect(turn(having([], 'availability'), text, [add('notes', text, text)]).reply).not.toMatch(/weekends\?/)
  })

  it('all nights but one are most of them', () => {
    const words = 'any evening bar Thursday'
    const { stands } = turn(having([], 'availability'), `${words} when I coach`, [add(WEEK, 'Weeknights', words)])
    expect(stands).toContain(`${WEEK}=Weeknights`)
  })

  it('a note that is offered is no line that nobody understood', () => {
    const text = 'if she has kids thats grand by me'
    const { reply, asks } = turn(having([], 'kids'), text, [{ op: 'note', value: text, words: text }])
    expect(reply).toMatch(/good to know|nice to know|worth knowing|says something/i)
    expect(asks.join()).toContain('If she has kids')
  })

  it('a must-have is told from what they say of themselves', () => {
    const { reply } = turn(having([]), 'I am Sikh, she needs to respect it', [
      set(FAITH, 'I am Sikh', 'I am Sikh'),
      add('preferences.must_haves', 'Respects it', 'she needs to respect it'),
    ])
    expect(reply).toMatch(/"respects it" as a must-have/)
  })
})

it.each([
  "my ex drank, don't write that down",
  'I nursed him at home, that is not for the file',
  'off the record, I cry',
])('what is told in confidence is not offered as a note: "%s"', (text) => {
  const { state } = turn(having([], 'kids'), text, [{ op: 'note', value: text, words: text }], "I'm sorry.")
  expect(JSON.stringify([state.offer, state.unkept])).not.toContain('note')
})

it('when somebody works is no answer to when they are free', () => {
  const { state } = turn(having([], 'availability'), 'note that I work nights', [
    add('notes', 'I work nights', 'I work nights'),
  ])
  expect(state.settled).not.toContain('availability')
})
