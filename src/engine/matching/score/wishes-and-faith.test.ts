import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMember, anyMember, anyMembers } from '../../../../test/members.ts'
import { reasonLines } from '../../writing/reason-text.ts'
import { areEligible } from '../eligibility/eligibility.ts'
import { explain } from './explain.ts'
import { exactScore, mutualProduct } from './score.ts'
import { CERTAIN } from './terms.ts'
import { MOST_WORDS_POINTS, pointsOfWords, wordsBetween, wordsMet } from './wishes-and-faith.ts'

const met = (wish: string, interests: string[]) =>
  wordsMet(aMember({ id: 'a', wishes: [wish] }), aMember({ id: 'b', interests })).wishes

describe('wishes in own words', () => {
  it.each([
    ['Plays chess', 'chess'],
    ['Loves live music', 'live music'],
    ['Someone who is into board games', 'board games'],
    ['Good at hiking', 'hikes'],
  ])('the wish "%s" is met by the interest %s', (wish, tag) => expect(met(wish, [tag])).toEqual([wish]))

  it.each([
    ['No football', 'football'],
    ["Doesn't play chess", 'chess'],
    ['Kind', 'chess'],
    ['Loves the sea', 'the arts'],
    ['Good with people', 'board games'],
  ])('the wish "%s" is not met by the interest %s', (wish, tag) => expect(met(wish, [tag])).toEqual([]))

  it('at most two wishes count', () => {
    const wishes = ['Plays chess', 'Loves tango', 'Bakes sourdough']
    const found = wordsMet(
      aMember({ id: 'a', wishes }),
      aMember({ id: 'b', interests: ['chess', 'tango', 'sourdough'] }),
    )
    expect(found.wishes).toHaveLength(2)
  })

  it("a met wish raises the score, and the reason quotes only the viewer's wish", () => {
    const viewer = { member: aMember({ id: 'a', wishes: ['Plays chess'] }) }
    const other = { member: aMember({ id: 'b', interests: ['chess'], wishes: ['Bakes bread'] }) }
    const explanation = explain({ viewer, other })
    const lines = reasonLines(explanation, { firstName: 'Ben', city: undefined })
    expect(lines).toContain('Ben meets what you hoped for: plays chess')
    expect(lines.join()).not.toContain('bread')
    expect(explanation.reasons.find(({ kind }) => kind === 'wishes')?.points).toBeGreaterThanOrEqual(1)
  })
})

describe('faith', () => {
  const named = (one: string, other: string) =>
    wordsMet(aMember({ id: 'a', faith: one }), aMember({ id: 'b', faith: other })).faith

  it('faith counts if both name the same', () => {
    expect(named("I'm Catholic, mass on Sundays", 'Catholic')).toBe('catholic')
    const explanation = explain({
      viewer: { member: aMember({ id: 'a', faith: 'Catholic' }) },
      other: { member: aMember({ id: 'b', faith: 'A Catholic family' }) },
    })
    expect(reasonLines(explanation, { firstName: 'Ben', city: undefined })).toContain(
      'You both named the same faith: Catholic',
    )
  })

  it.each([
    ['Catholic', 'Lapsed Catholic'],
    ['Jewish', 'Muslim'],
    ['Honesty', 'Honesty'],
    ['Brought up Methodist', 'Methodist'],
  ])('faith does not count for "%s" and "%s"', (one, other) => expect(named(one, other)).toBeUndefined())
})

const words = fc.record({
  wishes: fc.subarray(['Plays board games', 'Loves tango', 'Bakes sourdough', 'Live music', 'Not ambitious', 'Kind']),
  faith: fc.constantFrom(undefined, 'Catholic', 'Sikh, not strict', 'Jewish'),
})
const anyTalker = fc.tuple(anyMember, words).map(([member, said]) => ({ ...member, ...said }))

describe('own words in the score', () => {
  it('own words never lower the score, and raise it only up to a limit', () => {
    fc.assert(
      fc.property(anyTalker, anyTalker, (one, other) => {
        const [viewer, them] = [{ member: { ...one, id: 'a' } }, { member: { ...other, id: 'b' } }]
        const between = wordsBetween(viewer.member, them.member)
        for (const points of between) expect(points).toBeLessThanOrEqual(MOST_WORDS_POINTS)
        const [without, with_] = [{}, { words: between }].map((terms) => exactScore(mutualProduct(viewer, them, terms)))
        expect(with_).toBeGreaterThanOrEqual(without ?? 0)
        const most = (100 * MOST_WORDS_POINTS) / CERTAIN
        expect((with_ ?? 0) - (without ?? 0)).toBeLessThanOrEqual(most * 3)
      }),
    )
  })

  it('own words count the same for both sides, and do not change who is eligible', () => {
    fc.assert(
      fc.property(anyMembers({ minLength: 2, maxLength: 2 }), words, words, ([one, other], mine, theirs) => {
        if (!one || !other) return
        const [a, b] = [
          { ...one, ...mine },
          { ...other, ...theirs },
        ]
        expect(wordsBetween(a, b)).toEqual(wordsBetween(b, a).toReversed())
        expect(areEligible(a, b)).toBe(areEligible(one, other))
      }),
    )
  })

  it('own words that count are named as a reason, and the score falls without them', () => {
    let told = 0
    fc.assert(
      fc.property(anyTalker, anyTalker, (one, other) => {
        const [viewer, them] = [{ member: { ...one, id: 'a' } }, { member: { ...other, id: 'b' } }]
        const between = wordsBetween(viewer.member, them.member)
        const score = exactScore(mutualProduct(viewer, them, { words: between }))
        for (const reason of explain({ viewer, other: them }).reasons) {
          if (reason.kind !== 'wishes') continue
          told += 1
          const own = pointsOfWords({ ...wordsMet(viewer.member, them.member), wishes: [] })
          const without = exactScore(mutualProduct(viewer, them, { words: [own, between[1]] }))
          expect(score - without).toBeCloseTo(reason.points)
          expect(without).toBeLessThan(score)
        }
      }),
      { numRuns: 500 },
    )
    expect(told).toBeGreaterThan(50)
  })
})
