import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aMember, anyMember } from '../../../../test/members.ts'
import { agreementOf, agreementOfBoth } from './agreement.ts'
import { explain } from './explain.ts'

const agreement = (mine: object, theirs: object) => {
  const [viewer, other] = [aMember({ id: 'viewer', ...mine }), aMember({ id: 'other', ...theirs })]
  return agreementOf(explain({ viewer: { member: viewer }, other: { member: other } }))
}

describe('the agreement of two people', () => {
  it('the agreement is the same for any different answer of the other person', () => {
    const mine = { budget: '$', drinking: 'no', wantsKids: 'no', intent: 'long_term' }
    const near = agreement(mine, { budget: '$$', drinking: 'sometimes', wantsKids: 'open', intent: 'exploring' })
    const far = agreement(mine, { budget: '$$$$', drinking: 'yes', wantsKids: 'yes', intent: 'casual' })
    expect(near).toEqual(far)
    expect(near.budget).toBeLessThan(agreement(mine, mine).budget ?? 0)
  })

  it('the agreement does not show how many other values the other person chose', () => {
    const mine = { values: ['service', 'adventure', 'creativity'] }
    const few = agreement(mine, { values: ['service'] })
    const many = agreement(mine, { values: ['service', 'ambition', 'community'] })
    expect(few.values).toBe(many.values)
  })

  it('a topic is left out if one of the two did not answer it', () => {
    expect(agreement({ budget: '$' }, { budget: undefined })).not.toHaveProperty('budget')
  })
})

it('the agreement is the same for both members of a pair, whatever else each of them chose', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (one, other) => {
      const [ada, bo] = [{ member: { ...one, id: 'ada' } }, { member: { ...other, id: 'bo' } }]
      expect(agreementOfBoth(explain({ viewer: ada, other: bo }))).toEqual(
        agreementOfBoth(explain({ viewer: bo, other: ada })),
      )
    }),
  )
})
