import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMember, anyMember } from '../../../../test/members.ts'
import { conflictLines, reasonLines } from '../../writing/reason-text.ts'
import { explain } from './explain.ts'
import { mutualProduct, wholeScore } from './score.ts'

const pair = fc.tuple(anyMember, anyMember).map(([viewer, other]) => ({
  viewer: { member: { ...viewer, id: 'viewer' } },
  other: { member: { ...other, id: 'other' } },
}))

describe('the explanation', () => {
  it('names only terms of the score: without any one of them the whole score is another', () => {
    let named = 0
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        const score = wholeScore(mutualProduct(viewer, other))
        const { reasons, conflicts } = explain({ viewer, other })
        for (const { kind } of reasons)
          if (kind !== 'wishes' && kind !== 'faith')
            expect(wholeScore(mutualProduct(viewer, other, { without: kind }))).toBeLessThan(score)
        for (const { kind } of conflicts)
          expect(wholeScore(mutualProduct(viewer, other, { without: kind }))).toBeGreaterThan(score)
        named += reasons.length + conflicts.length
      }),
      { numRuns: 1000 },
    )
    expect(named).toBeGreaterThan(2000)
  })

  it('goes from what weighs most to what weighs least', () => {
    fc.assert(
      fc.property(pair, ({ viewer, other }) => {
        const { reasons, conflicts } = explain({ viewer, other })
        for (const list of [reasons, conflicts]) {
          const sizes = list.map(({ points }) => Math.abs(points))
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
        }
      }),
    )
  })

  it('never tells an answer that the viewer did not give', () => {
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

  it('says the same of a conflict whatever the other answered', () => {
    const viewer = { member: aMember({ id: 'viewer', budget: '$', drinking: 'no' }) }
    const said = (['$$$', '$$$$'] as const).flatMap((budget) => {
      const other = { member: aMember({ id: 'other', budget, drinking: 'yes' }) }
      return conflictLines(explain({ viewer, other }), { firstName: 'Ben', city: 'Austin, TX' }).filter((line) =>
        /budget/.test(line),
      )
    })
    expect(said).toEqual(['Your budgets differ', 'Your budgets differ'])
  })

  it('keeps own tags in the spelling of the viewer', () => {
    const viewer = { member: aMember({ id: 'viewer', interests: ['d d nights', 'live music'] }) }
    const other = { member: aMember({ id: 'other', interests: ['live music', 'd d nights'] }) }
    const { terms } = explain({ viewer, other, asWritten: ['D&D nights'] })
    expect(terms).toContainEqual(expect.objectContaining({ kind: 'interests', shared: ['D&D nights', 'Live music'] }))
  })

  it.each([
    [['cycling'], ['cycling', 'wellness'], 'The interest you chose is theirs, too'],
    [['cycling', 'wellness'], ['cycling', 'wellness'], 'Both of your interests are theirs, too'],
    [['cycling', 'wellness', 'art walks'], ['cycling'], 'One of your three interests is theirs, too'],
    [['cycling', 'wellness', 'art walks'], ['cycling', 'wellness'], 'Two of your three interests are theirs, too'],
    [
      ['cycling', 'wellness', 'art walks'],
      ['cycling', 'wellness', 'art walks'],
      'All three of your interests are theirs, too',
    ],
  ])('counts what both chose and does not name it again: %o and %o', (mine, theirs, line) => {
    const viewer = { member: aMember({ id: 'viewer', interests: mine }) }
    const other = { member: aMember({ id: 'other', interests: theirs }) }
    const { terms } = explain({ viewer, other })
    const explanation = { reasons: terms.filter(({ kind }) => kind === 'interests'), conflicts: [], terms }
    expect(reasonLines(explanation, { firstName: 'Ben', city: undefined })).toEqual([line])
  })
})
