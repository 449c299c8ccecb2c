import { expect, test } from 'vitest'
import type { FeedbackAction } from '#contract/options.ts'
import { aMember } from '../../../../test/members.ts'
import { optionBits } from '../member/options.ts'
import { Feedback } from '../score/feedback.ts'
import { wholeScore } from '../score/score.ts'
import { pairScorer } from './rank.ts'

const viewer = aMember({ id: 'ada', values: ['service'], interests: ['cycling'] })
const pressed = aMember({ id: 'ben', values: ['ambition'], interests: ['wellness'] })
const unlike = aMember({ id: 'cy', values: ['service'], interests: ['cycling'] })
const alike = aMember({ id: 'dan', values: ['ambition'], interests: ['wellness'] })
const members = new Map([viewer, pressed, unlike, alike].map((member) => [member.id, member]))

function figuresAfter(action?: FeedbackAction) {
  const own = new Feedback((id) => optionBits(members.get(id) ?? viewer))
  if (action) own.record('ada', 'ben', action)
  const answers = own.answersBy('ada')
  const taught = new Feedback(() => 0)
  const score = pairScorer({
    viewer,
    own,
    taught,
    answers,
    hidden: new Set(),
    places: new Map(),
    ownFirstPage: new Set(),
  })
  const figure = (id: string) => wholeScore(score(members.get(id) ?? viewer).product)
  return { pressed: figure('ben'), unlike: figure('cy'), alike: figure('dan') }
}

test('an answer does not change the scores of people with other options than the person it is about', () => {
  const before = figuresAfter()
  for (const action of ['more_like_this', 'less_like_this', 'hard_no'] as const)
    expect(figuresAfter(action).unlike).toBe(before.unlike)
})

test('an answer lowers the score of its person, and that of people with the same options by at most 2', () => {
  const before = figuresAfter()
  const after = figuresAfter('less_like_this')
  expect(after.pressed).toBeLessThan(before.pressed)
  expect(before.alike - after.alike).toBeGreaterThanOrEqual(0)
  expect(before.alike - after.alike).toBeLessThanOrEqual(2)
})
