import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APART } from '#contract/agreement.ts'
import { AUSTIN, aMember, anyMember } from '../../../../test/members.ts'
import { conflictLines, reasonLines } from '../../writing/reason-text.ts'
import { agreementOf } from './agreement.ts'
import { explain } from './explain.ts'
import { bounded, mutualProduct, suitability, wholeScore } from './score.ts'
import { contribution } from './terms.ts'

const pair = fc.tuple(anyMember, anyMember).map(([viewer, other]) => ({
  viewer: { member: { ...viewer, id: 'viewer' } },
  other: { member: { ...other, id: 'other' } },
}))

describe('the explanation of a match', () => {
  it('every named reason and conflict changes the score, except wishes and faith', () => {
    let named = 0
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        const score = wholeScore(mutualProduct(viewer, other))
        const { reasons, conflicts } = explain({ viewer, other })
        for (const { kind } of reasons)
          if (kind !== 'wishes' && kind !== 'faith')
            expect(wholeScore(mutualProduct(viewer, other, { without: kind }))).toBeLessThan(score)
        const isBounded = [suitability(viewer, other), suitability(other, viewer)].some(
          (one) => bounded(one + 1) === one,
        )
        for (const { kind } of isBounded ? [] : conflicts)
          expect(mutualProduct(viewer, other, { without: kind })).toBeGreaterThan(mutualProduct(viewer, other))
        named += reasons.length + conflicts.length
      }),
      { numRuns: 1000 },
    )
    expect(named).toBeGreaterThan(2000)
  })

  it('a conflict is named exactly when the level of a topic means "different"', () => {
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        const explanation = explain({ viewer, other })
        const different = Object.entries(agreementOf(explanation)).filter(([, level]) => level <= APART)
        const named = explanation.conflicts.map(({ kind }) => kind)
        expect(named.toSorted()).toEqual(different.map(([kind]) => kind).toSorted())
        for (const { kind } of explanation.reasons) expect(named).not.toContain(kind)
      }),
      { numRuns: 1000 },
    )
  })

  it('kids are a conflict between "yes" and "open", and the text does not say who gave which answer', () => {
    const [yes, open] = [aMember({ id: 'a', wantsKids: 'yes' }), aMember({ id: 'b', wantsKids: 'open' })]
    const said = (mine: typeof yes, theirs: typeof yes) =>
      conflictLines(explain({ viewer: { member: mine }, other: { member: theirs } }), {
        firstName: 'Theo',
        city: undefined,
      })
    expect(said(yes, open)).toContain('One of you is sure about kids, the other is open')
    expect(said(open, yes)).toEqual(said(yes, open))
    const no = aMember({ id: 'c', wantsKids: 'no' })
    expect(said(open, no)).toEqual(said(open, yes))
  })

  it("the shown distance is never more than the viewer's limit, and the level stays the same", () => {
    const near = { latitude: AUSTIN.latitude + 0.1, longitude: AUSTIN.longitude }
    const [mine, theirs] = [aMember({ id: 'a', place: AUSTIN, travelKm: 13 }), aMember({ id: 'b', place: near })]
    const distanceOf = (travelKm: number) =>
      explain({ viewer: { member: { ...mine, travelKm } }, other: { member: theirs } }).terms.find(
        ({ kind }) => kind === 'distance',
      )
    expect(distanceOf(13)).toMatchObject({ bandKm: 15, withinKm: 13 })
    expect(distanceOf(80)).toMatchObject({ bandKm: 15, withinKm: 15, level: distanceOf(13)?.level })
  })

  it('reasons and conflicts are ordered by their weight', () => {
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        const { reasons, conflicts } = explain({ viewer, other })
        const gains = reasons.map(({ points }) => points)
        expect(gains).toEqual(gains.toSorted((a, b) => b - a))
        const losses = conflicts.map(({ kind, level }) => contribution(kind, level))
        expect(losses).toEqual(losses.toSorted((a, b) => a - b))
      }),
    )
  })

  it('the explanation never shows an answer that the viewer did not give themselves', () => {
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        for (const term of explain({ viewer, other }).terms) {
          if (term.kind === 'values' || term.kind === 'interests') {
            const own = viewer.member[term.kind].map((tag) => tag.toLowerCase())
            for (const tag of term.shared) expect(own).toContain(tag.toLowerCase().replace('-', ' '))
          } else if ('both' in term && term.both !== undefined) {
            const own = [
              viewer.member.intent,
              viewer.member.wantsKids,
              viewer.member.smoking,
              viewer.member.drinking,
              viewer.member.budget,
            ]
            expect(own).toContain(term.both)
          }
        }
      }),
    )
  })

  it('the text of a conflict is the same for every answer of the other person', () => {
    const viewer = { member: aMember({ id: 'viewer', budget: '$', drinking: 'no' }) }
    const said = (['$$$', '$$$$'] as const).flatMap((budget) => {
      const other = { member: aMember({ id: 'other', budget, drinking: 'yes' }) }
      return conflictLines(explain({ viewer, other }), { firstName: 'Ben', city: 'Austin, TX' }).filter((line) =>
        /budget/.test(line),
      )
    })
    expect(said).toEqual(['Your budgets differ', 'Your budgets differ'])
  })

  it("own tags are shown in the viewer's spelling", () => {
    const viewer = { member: aMember({ id: 'viewer', interests: ['d d nights', 'live music'] }) }
    const other = { member: aMember({ id: 'other', interests: ['live music', 'd d nights'] }) }
    const { terms } = explain({ viewer, other, asWritten: ['D&D nights'] })
    expect(terms).toContainEqual(expect.objectContaining({ kind: 'interests', shared: ['D&D nights', 'Live music'] }))
  })

  it.each([
    [['cycling'], ['cycling', 'wellness'], 'You share the interest you chose'],
    [['cycling', 'wellness'], ['cycling', 'wellness'], 'You share both of your interests'],
    [['cycling', 'wellness', 'art walks'], ['cycling'], 'You share one of your three interests'],
    [['cycling', 'wellness', 'art walks'], ['cycling', 'wellness'], 'You share two of your three interests'],
    [
      ['cycling', 'wellness', 'art walks'],
      ['cycling', 'wellness', 'art walks'],
      'You share all three of your interests',
    ],
  ])('the reason counts the shared interests and does not name them: %o and %o', (mine, theirs, line) => {
    const viewer = { member: aMember({ id: 'viewer', interests: mine }) }
    const other = { member: aMember({ id: 'other', interests: theirs }) }
    const { terms } = explain({ viewer, other })
    const explanation = { reasons: terms.filter(({ kind }) => kind === 'interests'), conflicts: [], terms }
    expect(reasonLines(explanation, { firstName: 'Ben', city: undefined })).toEqual([line])
  })
})
