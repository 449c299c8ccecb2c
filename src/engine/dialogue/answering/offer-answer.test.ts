import { describe, expect, it } from 'vitest'
import { askBack, askWhich } from '../ask-back.ts'
import { beginConversation } from '../conversation.ts'
import { type Proposal, putting } from '../proposal.ts'
import type { Path } from '../slots.ts'
import type { Conversation, Offer } from '../state.ts'
import { askToKeep } from '../telling/disclosure.ts'
import { answerToOffer } from './offer-answer.ts'

const begun = beginConversation({ name: 'Ada', known: {}, today: '2026-11-20', seed: 1 }).state
const under = (offer: Offer | undefined): Conversation => ({ ...begun, offer: offer ?? null })
const put = (path: Path, value: string): Proposal => putting({ path, value, words: '' })
const doubt = (path: Path, value: string) => under(askBack([put(path, value)], begun)?.offer)
const valuesIn = (found: ReturnType<typeof answerToOffer>) =>
  found?.isRefusal ? 'refused' : found?.does.map((one) => ('value' in one ? one.value : one.kind))

const MEN = doubt('preferences.must_haves', 'Men')
const SMOKES_NOT = doubt('valuesMap.lifestyle.smoking', 'no')
const SMOKES_SOMETIMES = doubt('valuesMap.lifestyle.smoking', 'sometimes')
const DRINKS = doubt('valuesMap.lifestyle.drinking', 'yes')
const WANTS_KIDS = doubt('valuesMap.family.wants_kids', 'yes')
const LUNCH = doubt('valuesMap.availability', 'Lunch hours')
const PRAYING = doubt('valuesMap.dealbreakers', 'Going to pray')

describe('an answer to something asked back', () => {
  it.each([
    ['Quite right.', MEN, ['Men'], ''],
    ['yes', MEN, ['Men'], ''],
    ['Yeah', MEN, ['Men'], ''],
    ['yep', MEN, ['Men'], ''],
    ['right', MEN, ['Men'], ''],
    ['correct', MEN, ['Men'], ''],
    ['ok', MEN, ['Men'], ''],
    ["Yes that's right", MEN, ['Men'], ''],
    ['well yes, men', MEN, ['Men'], 'men'],
    ['no', MEN, 'refused', ''],
    ['What? No. I meant my sons. I only date women.', MEN, 'refused', 'I meant my sons. I only date women.'],
    ['no I said women', MEN, 'refused', 'I said women'],
    ['No men.', MEN, 'refused', ''],
    ['For the fifth time, NO lunch hours.', LUNCH, 'refused', ''],
    ['No, not lunch hours. Weekends.', LUNCH, 'refused', 'Weekends.'],
    ['Men is not it. I like women', MEN, 'refused', 'I like women'],
    ['yeah', SMOKES_NOT, ['no'], ''],
    ['No', SMOKES_NOT, ['no'], ''],
    ['no - sometimes', SMOKES_NOT, ['sometimes'], ''],
    ['No - sometimes. And drinking yes.', SMOKES_NOT, ['sometimes'], 'drinking yes.'],
    ['no, sometimes, I told you a couple of cocktails', DRINKS, ['sometimes'], 'I told you a couple of cocktails'],
    ['yes. and drinking yes', SMOKES_SOMETIMES, ['sometimes'], 'drinking yes'],
    ['yes sometimes. sorry if I snapped', SMOKES_SOMETIMES, ['sometimes'], ''],
    ['Never', SMOKES_SOMETIMES, ['no'], ''],
    ['Not at all', SMOKES_SOMETIMES, ['no'], ''],
    ['no, never', SMOKES_SOMETIMES, ['no'], ''],
    ['never, not at all', DRINKS, ['no'], ''],
    ['Never.', WANTS_KIDS, ['no'], ''],
    ['never', SMOKES_NOT, ['no'], ''],
    ['never', MEN, 'refused', ''],
    ['nope', SMOKES_NOT, ['no'], ''],
    ['Nah.', SMOKES_NOT, ['no'], ''],
    ['nope', SMOKES_SOMETIMES, 'refused', ''],
    ['sometimes, no wait, never', DRINKS, ['no'], ''],
    ['Yes, lunch suits me.', LUNCH, ['Lunch hours'], 'lunch suits me.'],
    ['yes lunch suits me', LUNCH, ['Lunch hours'], 'lunch suits me'],
    ['sure, leave that as a dealbreaker', PRAYING, ['Going to pray'], ''],
  ])('"%s"', (text, state, values, rest) => {
    const found = answerToOffer(state, text)
    expect(valuesIn(found)).toEqual(values)
    if (rest) expect(found?.rest).toBe(rest)
  })

  it.each([
    ['no one under 40', MEN],
    ['weekends', MEN],
    ['who sees this?', SMOKES_NOT],
  ])('"%s" is none, and is read as usual', (text, state) => expect(answerToOffer(state, text)).toBeNull())
})

const WHERE = under(
  askWhich(
    [
      { label: 'Must-haves', does: [put('preferences.must_haves', 'Kind')] },
      { label: 'Nice-to-haves', does: [put('preferences.nice_to_haves', 'Kind')] },
      { label: 'Notes', does: [put('notes', 'Kind')] },
    ],
    'Where shall I put "Kind"?',
  ).offer,
)
const KEEP = under({
  group: 'keep',
  options: [
    { label: 'A must-have', does: [put('preferences.must_haves', 'Kind')] },
    { label: 'A nice-to-have', does: [put('preferences.nice_to_haves', 'Kind')] },
    { label: 'No, leave it out', does: [] },
  ],
})
const pathsIn = (found: ReturnType<typeof answerToOffer>) =>
  found?.isRefusal ? 'refused' : found?.does.map((one) => ('path' in one ? one.path : one.kind))

describe('where something is to be kept', () => {
  it.each([
    ['must haves, if you please', WHERE, ['preferences.must_haves']],
    ['put it in must-haves', WHERE, ['preferences.must_haves']],
    ['must', WHERE, ['preferences.must_haves']],
    ['nice to have', WHERE, ['preferences.nice_to_haves']],
    ['in the notes please', WHERE, ['note']],
    ['none of them', WHERE, 'refused'],
    ['must-have', KEEP, ['preferences.must_haves']],
    ['a must', KEEP, ['preferences.must_haves']],
    ['yes a must-have', KEEP, ['preferences.must_haves']],
    ['Yes, keep it', KEEP, ['preferences.must_haves']],
    ['a bonus', KEEP, ['preferences.nice_to_haves']],
    ['no thanks', KEEP, 'refused'],
    [
      'Put it under faith, if you\u2019d be so kind',
      under(askToKeep('I go to Mass').offer),
      ['valuesMap.faith_values_edge'],
    ],
    ['yes please, under faith', under(askToKeep('I go to Mass').offer), ['valuesMap.faith_values_edge']],
    ['Yes, keep it.', under(askToKeep('I go to Mass').offer), ['note']],
  ])('"%s"', (text, state, paths) => expect(pathsIn(answerToOffer(state, text))).toEqual(paths))

  it('what is said beside it is left to be read', () => {
    expect(answerToOffer(KEEP, 'A must-have. And jealous types are a no.')?.rest).toBe('jealous types are a no.')
  })
})

const gone = (value: string) => ({
  label: value,
  does: [{ kind: 'remove' as const, path: 'notes' as const, value, words: '' }],
})
const ONE = under(askWhich([gone('Is it bad that I never dated')]).offer)
const TWO = under(askWhich([gone('Keen walker'), gone('Never mind that')]).offer)

const TALL = under(askWhich([gone('Tall'), gone('Funny and tall enough')]).offer)

describe('which of several things is meant', () => {
  it.each([
    ['that one yes. take it out', ONE, ['Is it bad that I never dated']],
    ['yeah that one', ONE, ['Is it bad that I never dated']],
    ['first one out', TWO, ['Keen walker']],
    ['the second', TWO, ['Never mind that']],
    ['the last one please', TWO, ['Never mind that']],
    ['both', TWO, ['Keen walker', 'Never mind that']],
    ['the never mind one', TWO, ['Never mind that']],
    ['neither', TWO, 'refused'],
    ['keep tall', TALL, 'refused'],
    ['keep both', TALL, 'refused'],
    ['please leave both in', TALL, 'refused'],
    ['keep the funny one', TALL, 'refused'],
    ['leave the walker', TWO, 'refused'],
    ['not tall', TALL, 'refused'],
    ["don't take out the first", TALL, 'refused'],
    ['keep it', ONE, 'refused'],
    ['leave it in please', ONE, 'refused'],
    ['leave tall out', TALL, ['Tall']],
    ['take the first out, keep the second', TALL, ['Tall']],
    ['keep the first and take out the second', TALL, ['Funny and tall enough']],
    ['the first, no wait, the second', TALL, ['Funny and tall enough']],
    ['Tall, no', TALL, 'refused'],
    ['the first, no?', TALL, ['Tall']],
  ])('"%s"', (text, state, values) => expect(valuesIn(answerToOffer(state, text))).toEqual(values))

  it.each(['not sure', 'no idea which'])('"%s" is no answer', (text) => expect(answerToOffer(TWO, text)).toBeNull())

  it('a yes to several is no answer', () => expect(answerToOffer(TWO, 'yes')).toBeNull())
})
