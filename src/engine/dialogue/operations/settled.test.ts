import { describe, expect, it } from 'vitest'
import { add, choose, having, note, turn } from '../../../../test/model-turn.ts'
import type { Operation } from './operation.ts'

describe('a note that was offered', () => {
  const SEA = "I'm in at Blackrock every Saturday morning"
  const offered = turn(having([]), SEA, [note(SEA)]).state

  it('gives the words of a value that is put elsewhere, and is not offered again', () => {
    const light = 'place must be bright light'
    const before = turn(having([], 'kids'), `And ${light}, I read lips`, [note(light)]).state
    const leave: Operation = { op: 'notes', keep: [], leave: ['Place must be bright light'], words: 'not note' }
    const text = 'But if he has children fine. And please the bright light put must-have, not note'
    const { stands, state } = turn(before, text, [
      note('if he has children fine'),
      add('preferences.must_haves', 'Place must be bright light', 'please the bright light put must-have'),
      leave,
    ])
    expect(stands).toContain('preferences.must_haves=Place must be bright light')
    expect(JSON.stringify([state.offer, state.unkept])).not.toContain('bright light')
    expect(JSON.stringify(state.offer)).toContain('children')
  })

  it('and is turned down is not offered again with the next one', () => {
    const text = 'No need for that one. I keep the parish books of an evening'
    const refused = turn(offered, text, [
      choose('No, leave it out', 'No need for that one'),
      note('I keep the parish books of an evening'),
    ])
    expect(refused.reply).not.toContain('Blackrock')
    expect(JSON.stringify([refused.state.offer, refused.state.unkept])).not.toContain('Blackrock')
    expect(refused.reply).toContain('parish books')
  })

  it('and is turned down is not offered again later', () => {
    const refused = turn(offered, 'No, leave it out please', [choose('No, leave it out', 'No, leave it out')]).state
    const { state, reply } = turn(refused, `As I said, ${SEA}`, [note(SEA)])
    expect(reply + JSON.stringify([state.offer, state.unkept])).not.toContain('Blackrock')
    expect(turn(refused, `Do note that ${SEA}`, [add('notes', SEA, SEA)]).stands).toContain(`notes=${SEA}`)
  })

  it('and is put into another list is not offered again', () => {
    const before = turn(having([], 'kids'), 'I read lips, so bright light', [note('bright light')]).state
    const { state } = turn(before, 'bright light is a must-have please', [
      add('preferences.must_haves', 'Bright light', 'bright light is a must-have'),
    ])
    expect(JSON.stringify([state.offer, state.unkept])).not.toMatch(/bright light/i)
  })
})

describe('a fact that a model chooses', () => {
  const asks: Operation = { op: 'answer', topic: 'Qshown.job', words: 'does she see my job?' }

  it('begins with yes or no where it comes first', () => {
    expect(turn(having([], 'kids'), 'does she see my job?', [asks]).reply).toMatch(/^No\. I don't ask about your job/)
  })

  it('is a sentence of its own after what was noted, and after a remark', () => {
    const widow = add('preferences.nice_to_haves', 'A widow', 'I like a widow too')
    const noted = turn(having([], 'kids'), 'I like a widow too. And does she see my job?', [widow, asks]).reply
    const met = turn(having([], 'kids'), 'does she see my job?', [asks], 'That is fair to wonder.').reply
    for (const reply of [noted, met]) expect(reply).toMatch(/[.,:] I don't ask about your job/)
    expect(`${noted} ${met}`).not.toContain('No. I')
  })
})

it('what is noted in words of the person says whose it is', () => {
  const sign = add('preferences.must_haves', 'Know sign', 'must know sign')
  const { reply } = turn(having([], 'age'), 'me 47, must know sign', [
    { op: 'own_age', value: 47, words: 'me 47' },
    sign,
  ])
  expect(reply).toContain('you\'re 47 and "know sign" as a must-have')
})

it('one change among new entries does not make all of them corrections', () => {
  const text = 'Patient and calm, and I stopped drinking, so no'
  const before = having(
    [{ kind: 'set', path: 'valuesMap.lifestyle.drinking', value: 'sometimes', words: '' }],
    'mustHaves',
  )
  const { reply } = turn(before, text, [
    add('preferences.must_haves', 'Patient', 'Patient'),
    add('preferences.must_haves', 'Calm', 'calm'),
    { op: 'set', path: 'valuesMap.lifestyle.drinking', value: 'no', words: 'I stopped drinking, so no' },
  ])
  expect(reply).not.toMatch(/changed|done:/i)
  expect(reply).toContain('(it was "sometimes")')
})

it('an order at the end is not told that there is no hurry', () => {
  const before = having([{ kind: 'add', path: 'preferences.must_haves', value: 'Not get jealous', words: '' }])
  const { reply } = turn(
    before,
    'Write it like this: Divorced without annulment. And the not get jealous, just put Trusts me',
    [
      add('valuesMap.dealbreakers', 'Divorced without annulment', 'Divorced without annulment'),
      {
        op: 'replace',
        path: 'preferences.must_haves',
        value: 'Not get jealous',
        to: 'Trusts me',
        words: 'the not get jealous, just put Trusts me',
      },
    ],
    'Two short words.',
  )
  expect(reply).toContain('Trusts me')
  expect(reply).not.toMatch(/hurry|rush|slowly/)
})

it('a decision takes the place of what was left undecided, with old and new', () => {
  const before = having([{ kind: 'set', path: 'valuesMap.family.wants_kids', value: 'open', words: '' }])
  const text =
    'What is off: I do not want a second child, one is enough, I am 41. She can have some of her own of course. And why you tell me miles, in Germany we have no miles'
  const { stands, reply } = turn(before, text, [
    { op: 'set', path: 'valuesMap.family.wants_kids', value: 'no', words: 'I do not want a second child' },
  ])
  expect(stands).toEqual(['valuesMap.family.wants_kids=no'])
  expect(reply).toContain('(it was "open")')
})

describe('a reply says once', () => {
  const told = "it's a lot, I lost my wife in spring"

  it('that there is no hurry', () => {
    const { reply } = turn(having([]), told, [], "I'm so sorry. There's no hurry here at all.")
    expect(reply.match(/hurry|rush|slowly/g)).toHaveLength(1)
  })

  it('how to finish', () => {
    const asks: Operation = { op: 'answer', topic: 'Qlong.left', words: 'is there much left?' }
    const { reply } = turn(having([]), 'is there much left?', [asks])
    expect(reply.match(/Finish & Save Profile/g)).toHaveLength(1)
  })
})

it('whoever answers the last question and asks if it was the last hears that it was', () => {
  const asked = {
    intent: 1,
    meet: 1,
    age: 1,
    distance: 1,
    availability: 1,
    budget: 1,
    smoking: 1,
    drinking: 1,
    kids: 1,
  }
  const all = { ...asked, faith: 1, mustHaves: 1, dealbreakers: 1, safety: 1 }
  const { reply } = turn({ ...having([], 'safety'), asked: all }, 'A public place. Is that the lot?', [
    add('valuesMap.safety_prefs', 'First meet in public', 'A public place'),
    { op: 'answer', topic: 'Qlong.left', words: 'Is that the lot?' },
  ])
  expect(reply).not.toMatch(/nearly all|to go/)
})

it('a note that is left out beside a new one is not said to be the new one', () => {
  const offered = turn(having([], 'kids'), 'I have a beagle mix', [note('I have a beagle mix')]).state
  const { reply, stands } = turn(offered, 'make it: sixty pounds of beagle', [
    { op: 'notes', keep: [], leave: ['I have a beagle mix'], words: 'make it' },
    add('notes', 'Sixty pounds of beagle', 'sixty pounds of beagle'),
  ])
  expect(stands).toContain('notes=Sixty pounds of beagle')
  expect(reply).not.toMatch(/doesn't go into|stays out|left out/)
})
