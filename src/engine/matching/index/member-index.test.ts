import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INTERESTS, VALUES } from '#contract/options.ts'
import { oracleTop } from '../../../../test/matching-oracle.ts'
import { AUSTIN, aMember, anyAction, anyMember, anyMembers, DALLAS, ROUND_ROCK } from '../../../../test/members.ts'
import { areEligible } from '../eligibility/eligibility.ts'
import type { Member } from '../member/member.ts'
import { Feedback, MOST_TASTE, type Standing } from '../score/feedback.ts'
import { MemberIndex } from './member-index.ts'

function indexOf(members: readonly Member[]) {
  const index = new MemberIndex(members.length)
  for (const member of members) index.put(member)
  return index
}

describe('the index against the oracle', () => {
  it('lists in 100,000 lists nobody who fails a filter of either side, and misses nobody', () => {
    let lists = 0
    let people = 0
    fc.assert(
      fc.property(anyMembers({ minLength: 30, maxLength: 50 }), (members) => {
        const index = indexOf(members)
        for (const viewer of members) {
          const eligible = members.filter((member) => areEligible(viewer, member)).map(({ id }) => id)
          const found = index.top({ viewer: { member: viewer }, k: members.length }).map(({ id }) => id)
          expect(found.toSorted().join()).toBe(eligible.toSorted().join())
          expect(index.count({ viewer })).toBe(eligible.length)
          lists++
          people += found.length
        }
      }),
      { numRuns: 2_600 },
    )
    expect(lists).toBeGreaterThanOrEqual(100_000)
    // Empty lists would prove nothing.
    expect(people / lists).toBeGreaterThan(5)
  }, 120_000)

  it('finds exactly the best in their order, with feedback, answers between the two, hard no and exposure', () => {
    const answers = fc.array(fc.tuple(fc.nat(), fc.nat(), anyAction), { maxLength: 60 })
    fc.assert(
      fc.property(
        anyMembers({ minLength: 20, maxLength: 60 }),
        answers,
        fc.array(fc.nat(40)),
        fc.record({ k: fc.constantFrom(3, 20), audience: fc.constantFrom('everybody', 'demo', 'real') }),
        (members, said, shownCounts, { k, audience }) => {
          const index = indexOf(members)
          const feedback = new Feedback((id) => index.optionsOf(id))
          const idAt = (at: number) => members[at % members.length]?.id ?? ''
          for (const [from, to, action] of said)
            if (idAt(from) !== idAt(to)) feedback.record(idAt(from), idAt(to), action)
          const standings = new Map(members.map(({ id }) => [id, feedback.standingOf(id)]))
          const shown = new Map(shownCounts.map((count, at) => [idAt(at), count]))
          for (const [id, standing] of standings) index.setStanding(id, standing)
          for (const [id, count] of shown) index.setShown(id, count)
          for (const viewer of members.slice(0, 8)) {
            const heard = [...feedback.heardWith(viewer.id)]
            const rest = {
              k,
              audience,
              hidden: new Set(heard.filter((id) => feedback.isHidden(viewer.id, id))),
              pairs: new Map(heard.map((id) => [id, feedback.pairEffect(viewer.id, id)])),
              capExposure: shownCounts.length % 2 === 1,
            }
            expect(index.top({ viewer: { member: viewer, standing: standings.get(viewer.id) }, ...rest })).toEqual(
              oracleTop({ members, standings, shown }, { viewer, ...rest }),
            )
          }
        },
      ),
      { numRuns: 400 },
    )
  }, 120_000)

  it('stays equal while members come, change everything, move and leave', () => {
    const step = fc.record({ id: fc.integer({ min: 0, max: 500 }), member: fc.option(anyMember, { freq: 4 }) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 900, size: 'max' }), anyMember, (steps, viewer) => {
        const index = new MemberIndex()
        const members = new Map<string, Member>()
        for (const { id: number, member } of steps) {
          const id = `m${number}`
          if (member) members.set(id, { id, ...member })
          else members.delete(id)
          if (member) index.put({ id, ...member })
          else index.remove(id)
        }
        expect(index.size).toBe(members.size)
        const question = { viewer: { id: 'viewer', ...viewer }, k: 20 }
        expect(index.top({ viewer: { member: question.viewer }, k: 20 })).toEqual(
          oracleTop({ members: [...members.values()] }, question),
        )
      }),
      { numRuns: 100 },
    )
  }, 120_000)
})

describe('the index', () => {
  it('keeps what feedback and exposure know of a member who moves', () => {
    const index = new MemberIndex()
    const viewer = { member: aMember({ id: 'viewer' }) }
    index.put(aMember({ id: 'ada', place: DALLAS }))
    index.put(aMember({ id: 'ben', place: DALLAS }))
    index.setStanding('ada', { selectivity: 0, popularity: 2000 })
    index.put(aMember({ id: 'ada', place: ROUND_ROCK }))
    index.put(aMember({ id: 'ben', place: ROUND_ROCK }))
    const [first, second] = index.top({ viewer, k: 2 })
    expect([first?.id, second?.id]).toEqual(['ada', 'ben'])
    expect(first?.score).toBeGreaterThan(second?.score ?? 100)
  })

  it('breaks a tie by the smaller id, and ranks someone on many lists lower without touching the score', () => {
    const index = new MemberIndex()
    for (const id of ['cleo', 'ada', 'ben']) index.put(aMember({ id, place: AUSTIN }))
    const viewer = { member: aMember({ id: 'viewer' }) }
    expect(index.top({ viewer, k: 2 }).map(({ id }) => id)).toEqual(['ada', 'ben'])
    index.setShown('ada', 12)
    const found = index.top({ viewer, k: 3, capExposure: true })
    expect(found.map(({ id }) => id)).toEqual(['ben', 'cleo', 'ada'])
    expect(new Set(found.map(({ score }) => score)).size).toBe(1)
  })

  it.each([
    ['the viewer, who has come to like an interest', 'viewer', 'Cycling'],
    ['somebody who has come to like a value of the viewer', 'older', 'Adventure'],
  ])('passes over nobody whom only the taste of %s puts first', (_, whose, liked) => {
    const values = ['adventure']
    const viewer = aMember({ id: 'viewer', values })
    const members = [
      aMember({ id: 'closer', values, age: 38 }),
      aMember({ id: 'older', values, interests: ['cycling'], age: 39 }),
    ]
    const firstOf = (standings: ReadonlyMap<string, Standing>) => {
      const index = indexOf(members)
      for (const [id, standing] of standings) index.setStanding(id, standing)
      const [first] = index.top({ viewer: { member: viewer, standing: standings.get('viewer') }, k: 1 })
      expect(first).toEqual(oracleTop({ members, standings }, { viewer, k: 1 })[0])
      return first?.id
    }
    expect(firstOf(new Map())).toBe('closer')
    const taste = [...VALUES, ...INTERESTS].map((option) => (option === liked ? MOST_TASTE : 0))
    expect(firstOf(new Map([[whose, { selectivity: 0, popularity: 0, taste }]]))).toBe('older')
  })

  it('forgets the own words of members who left', () => {
    const index = new MemberIndex()
    const tango = aMember({ id: 'ada', interests: ['tango'] })
    index.put(tango)
    index.put(aMember({ id: 'ben', interests: ['tango'] }))
    index.remove('ada')
    index.remove('ben')
    index.put(aMember({ id: 'cleo', interests: ['sourdough'] }))
    const alone = index.top({ viewer: { member: { ...tango, id: 'viewer' } }, k: 1 })
    expect(alone).toEqual(
      oracleTop(
        { members: [aMember({ id: 'cleo', interests: ['sourdough'] })] },
        { viewer: { ...tango, id: 'viewer' }, k: 1 },
      ),
    )
  })

  it('says that a member who was never in could not be taken out', () => {
    expect(new MemberIndex().remove('nobody')).toBe(false)
  })
})
