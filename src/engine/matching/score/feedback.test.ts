import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeedbackAction } from '#contract/options.ts'
import { aMember, anyAction } from '../../../../test/members.ts'
import { Feedback, MOST_TASTE, pointsOfOwnAnswer, tasteFor } from './feedback.ts'
import { mutualProduct, suitability } from './score.ts'

const noOptions = () => 0
const people = fc.integer({ min: 0, max: 8 }).map((at) => `m${at}`)
const answers = fc.array(fc.record({ from: people, to: people, action: anyAction, met: fc.boolean() }), {
  maxLength: 60,
})

describe('what feedback teaches', () => {
  it('every answer changes how selective the giver and how popular the receiver is', () => {
    const feedback = new Feedback(noOptions)
    feedback.record('ada', 'ben', 'more_like_this')
    const once = feedback.standingOf('ben').popularity
    feedback.record('cleo', 'ben', 'more_like_this')
    expect(once).toBeGreaterThan(0)
    expect(feedback.standingOf('ben').popularity).toBeGreaterThan(once)
    feedback.record('dan', 'ada', 'less_like_this')
    feedback.record('dan', 'eve', 'less_like_this')
    expect(feedback.standingOf('dan').selectivity).toBeLessThan(0)
    expect(feedback.standingOf('ada').popularity).toBeLessThan(0)
  })

  it('a yes from a selective member counts more than a yes from a member who likes everybody', () => {
    const feedback = new Feedback(noOptions)
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      feedback.record('choosy', id, 'less_like_this')
      feedback.record('easy', id, 'more_like_this')
    }
    feedback.record('choosy', 'ben', 'more_like_this')
    feedback.record('easy', 'dan', 'more_like_this')
    expect(feedback.standingOf('ben').popularity).toBeGreaterThan(feedback.standingOf('dan').popularity)
  })

  it('an answer after a meeting teaches more, and is completely undone when it is withdrawn', () => {
    const [card, meeting] = [new Feedback(noOptions), new Feedback(noOptions)]
    for (const feedback of [card, meeting]) feedback.record('cleo', 'ben', 'less_like_this')
    card.record('ada', 'ben', 'more_like_this')
    meeting.record('ada', 'ben', 'more_like_this', true)
    expect(meeting.standingOf('ben').popularity).toBeGreaterThan(card.standingOf('ben').popularity)
    expect(meeting.standingOf('ada').selectivity).toBeGreaterThan(card.standingOf('ada').selectivity)
    for (const feedback of [card, meeting]) feedback.withdraw('ada', 'ben')
    expect(meeting.standingOf('ben')).toEqual(card.standingOf('ben'))
    expect(meeting.standingOf('ada')).toEqual(card.standingOf('ada'))
  })

  it('the order of the pairs does not matter, and withdrawn answers teach nothing', () => {
    fc.assert(
      fc.property(answers, fc.infiniteStream(fc.nat()), (said, shuffle) => {
        const last = new Map(said.map((answer) => [`${answer.from}>${answer.to}`, answer]))
        const inOrder = new Feedback(noOptions)
        for (const { from, to, action, met } of said) inOrder.record(from, to, action, met)
        const mixed = new Feedback(noOptions)
        const order = [...last.values()].map((answer) => ({ answer, at: shuffle.next().value }))
        for (const { answer } of order.sort((a, b) => a.at - b.at)) {
          mixed.record(answer.from, answer.to, 'hard_no', !answer.met)
          mixed.record(answer.from, answer.to, answer.action, answer.met)
        }
        const ids = Array.from({ length: 9 }, (_, at) => `m${at}`)
        expect(ids.map((id) => mixed.standingOf(id))).toEqual(ids.map((id) => inOrder.standingOf(id)))
        for (const { from, to } of said) inOrder.withdraw(from, to)
        const nothing = new Feedback(noOptions)
        expect(ids.map((id) => inOrder.standingOf(id))).toEqual(ids.map((id) => nothing.standingOf(id)))
      }),
    )
  })

  it('record returns every member whose standing changed', () => {
    fc.assert(
      fc.property(answers, people, people, anyAction, (said, from, to, action) => {
        const feedback = new Feedback((id) => id.length + Number(id.slice(1)))
        for (const answer of said) feedback.record(answer.from, answer.to, answer.action, answer.met)
        const ids = Array.from({ length: 9 }, (_, at) => `m${at}`)
        const before = ids.map((id) => feedback.standingOf(id))
        const touched = new Set(feedback.record(from, to, action))
        for (const [at, id] of ids.entries()) if (!touched.has(id)) expect(feedback.standingOf(id)).toEqual(before[at])
      }),
    )
  })

  it('popularity and taste have a limit, even after many equal answers', () => {
    const feedback = new Feedback((id) => (id.startsWith('x') ? 0xffff : 0))
    for (let at = 0; at < 200; at++) {
      feedback.record(`fan${at}`, 'star', 'more_like_this')
      feedback.record('fan', `x${at}`, 'more_like_this')
      feedback.record('fan', `y${at}`, 'less_like_this')
    }
    const star = { member: aMember({ id: 'star' }), standing: feedback.standingOf('star') }
    const fan = { member: aMember({ id: 'fan' }), standing: feedback.standingOf('fan') }
    expect(suitability(fan, star)).toBeLessThanOrEqual(9900)
    expect(star.standing.popularity).toBeLessThanOrEqual(3000)
    const all = aMember({ id: 'x', values: ['adventure', 'service', 'ambition'], interests: ['cycling', 'wellness'] })
    expect(tasteFor(fan.standing.taste, all)).toBeGreaterThan(0)
    expect(tasteFor(fan.standing.taste, all)).toBeLessThanOrEqual(MOST_TASTE)
  })

  it('a no lowers the product for the pair, and a yes does not raise it', () => {
    const [ada, ben] = [{ member: aMember({ id: 'ada' }) }, { member: aMember({ id: 'ben' }) }]
    const product = (answer?: FeedbackAction) => mutualProduct(ada, ben, { given: pointsOfOwnAnswer(answer) })
    expect(product('less_like_this')).toBeLessThan(product())
    expect(product('more_like_this')).toBe(product())
  })

  it('an answer does not change how its receiver sees the giver', () => {
    fc.assert(
      fc.property(answers, people, people, anyAction, (said, from, to, action) => {
        fc.pre(from !== to)
        const standing = (last: readonly (typeof action)[]) => {
          const feedback = new Feedback((id) => 1 << Number(id.slice(1)))
          for (const answer of said)
            if (answer.from !== from || answer.to !== to) feedback.record(answer.from, answer.to, answer.action)
          for (const one of last) feedback.record(from, to, one)
          const known = feedback.standingsBefore(to).get(from)
          expect(feedback.answerOf(from, to)).toBe(last.at(-1))
          return known ?? feedback.standingOf(from)
        }
        expect(standing([action])).toEqual(standing([]))
        expect(standing(['hard_no', action])).toEqual(standing([]))
      }),
    )
  })

  it('the own popularity of a member counts only after five answers', () => {
    const feedback = new Feedback(noOptions)
    for (const at of [1, 2, 3, 4]) feedback.record(`fan${at}`, 'star', 'more_like_this')
    expect(feedback.standingOf('star').popularity).toBeGreaterThan(0)
    expect(feedback.ownPopularityOf('star')).toBe(0)
    feedback.record('fan5', 'star', 'more_like_this')
    expect(feedback.ownPopularityOf('star')).toBe(feedback.standingOf('star').popularity)
  })

  it('all answers of a member are forgotten when the member leaves', () => {
    const feedback = new Feedback(noOptions)
    feedback.record('ada', 'ben', 'more_like_this')
    feedback.record('ben', 'ada', 'hard_no')
    expect(feedback.forget('ada')).toEqual(['ben'])
    expect(feedback.standingOf('ben')).toEqual(new Feedback(noOptions).standingOf('ben'))
  })
})
