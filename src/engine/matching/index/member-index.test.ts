import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INTERESTS, VALUES } from '#contract/options.ts'
import { contextOf } from '../../../../test/matching-list.ts'
import { AUSTIN, aMember, anyAction, anyMember, anyMembers, DALLAS, ROUND_ROCK } from '../../../../test/members.ts'
import { areEligible } from '../eligibility/eligibility.ts'
import { rankMatches, updateStandings } from '../lists/rank.ts'
import type { Member } from '../member/member.ts'
import { Feedback, MOST_TASTE, type Standing } from '../score/feedback.ts'
import type { CandidateFinder } from './candidate-finder.ts'
import { MemberIndex } from './member-index.ts'
import { PlainScan } from './plain-scan.ts'

function fill<Finder extends CandidateFinder>(finder: Finder, members: readonly Member[]) {
  for (const member of members) finder.put(member)
  return finder
}
const indexOf = (members: readonly Member[]) => fill(new MemberIndex(members.length), members)
const scanOf = (members: readonly Member[]) => fill(new PlainScan(), members)

it('the index gives no answer about a member that it has in another version, or does not have', () => {
  const index = new MemberIndex()
  const ben = aMember({ id: 'ben' })
  index.put(ben, 7)
  // A split and a removal move rows.
  for (let at = 0; at < 500; at++) index.put(aMember({ id: `m${at}`, age: 20 + (at % 60) }), at)
  for (let at = 0; at < 250; at++) index.remove(`m${at}`)
  const asked = (version: number) => index.eligibilityOf(aMember({ id: 'ada' }), [{ id: 'ben', version }])
  expect(asked(7)).toEqual([true])
  expect([asked(6), asked(8)]).toEqual([[undefined], [undefined]])
  index.put({ ...ben, ageMin: 90, ageMax: 99 }, 8)
  expect([asked(7), asked(8)]).toEqual([[undefined], [false]])
  index.remove('ben')
  expect(asked(8)).toEqual([undefined])
})

describe('the index compared with a plain scan', () => {
  it('100,000 lists contain exactly the members who pass the filters of both sides', () => {
    let lists = 0
    let people = 0
    fc.assert(
      fc.property(anyMembers({ minLength: 30, maxLength: 50 }), (members) => {
        const index = indexOf(members)
        const asKnown = members.map(({ id }) => ({ id, version: 0 }))
        for (const viewer of members) {
          const eligible = members.filter((member) => areEligible(viewer, member)).map(({ id }) => id)
          const found = index.findCandidates({ member: viewer }, members.length).map(({ id }) => id)
          expect(found.toSorted().join()).toBe(eligible.toSorted().join())
          expect(index.count({ viewer })).toBe(eligible.length)
          const verdicts = index.eligibilityOf(viewer, asKnown)
          const meeting = members.filter((_, at) => verdicts[at]).map(({ id }) => id)
          expect(meeting.join()).toBe(eligible.join())
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

  it('the best matches and their order are the same, with feedback, places, hard no and exposure', () => {
    const answers = fc.array(fc.tuple(fc.nat(), fc.nat(), anyAction), { maxLength: 60 })
    const places = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })), { maxLength: 40 })
    fc.assert(
      fc.property(
        anyMembers({ minLength: 20, maxLength: 60 }),
        answers,
        fc.array(fc.nat(40)),
        places,
        fc.record({ k: fc.constantFrom(3, 20), audience: fc.constantFrom('everybody', 'demo', 'real') }),
        (members, said, firstPages, kept, { k, audience }) => {
          const [index, scan] = [indexOf(members), scanOf(members)]
          const feedback = new Feedback((id) => index.optionsOf(id))
          const idAt = (at: number) => members[at % members.length]?.id ?? ''
          for (const [from, to, action] of said)
            if (idAt(from) !== idAt(to)) feedback.record(idAt(from), idAt(to), action)
          for (const finder of [index, scan]) {
            updateStandings(
              { index: finder, feedback },
              members.map(({ id }) => id),
            )
            for (const [at, count] of firstPages.entries()) finder.setFirstPages(idAt(at), count)
          }
          const context = {
            places: new Map(kept.map(([at, page]) => [idAt(at), page])),
            ownFirstPage: new Set(kept.slice(0, 6).map(([at]) => idAt(at + 1))),
          }
          for (const viewer of members.slice(0, 8)) {
            const mine = contextOf({ feedback, viewer, ...context })
            expect(rankMatches(index, mine, { k, audience })).toEqual(rankMatches(scan, mine, { k, audience }))
          }
        },
      ),
      { numRuns: 400 },
    )
  }, 120_000)

  it('the results stay the same while members join, change, move and leave', () => {
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
        const seeker = { member: { id: 'viewer', ...viewer } }
        expect(index.findCandidates(seeker, 20)).toEqual(scanOf([...members.values()]).findCandidates(seeker, 20))
      }),
      { numRuns: 100 },
    )
  }, 120_000)
})

describe('an area with thousands of members', () => {
  const [CROWD, VIEWERS] = [4_000, 40]
  const someone = fc.sample(anyMember, { numRuns: CROWD + 1_000 + VIEWERS, seed: 20_261_122 })
  const personAt = (at: number, id: string): Member => ({ id, ...(someone[at] ?? aMember({ id })) })
  const viewers = Array.from({ length: VIEWERS }, (_, at) => personAt(CROWD + 1_000 + at, `viewer ${at}`))
  const [index, scan] = [new MemberIndex(), new PlainScan()]
  const both = (act: (finder: CandidateFinder) => unknown) => [index, scan].map(act)
  const expectTheSame = () => {
    for (const member of viewers) {
      expect(index.findCandidates({ member }, 20)).toEqual(scan.findCandidates({ member }, 20))
      expect(index.count({ viewer: member })).toBe(scan.count({ viewer: member }))
    }
  }

  it('the results are the same as those of a plain scan', () => {
    both((finder) => {
      for (let at = 0; at < CROWD; at++) finder.put(personAt(at, `m${at}`))
    })
    expectTheSame()
  })

  it('the results stay the same with feedback that came before and after the area was split', () => {
    both((finder) => {
      for (let at = 0; at < CROWD; at += 3)
        finder.setStanding(`m${at}`, {
          selectivity: ((at * 104_729) % 4001) - 2000,
          popularity: ((at * 7919) % 4001) - 2000,
          taste: at % 2 === 0 ? undefined : [...VALUES, ...INTERESTS].map((_, option) => ((at + option) % 3) * 100),
        })
      for (let at = 0; at < CROWD; at += 7) finder.setFirstPages(`m${at}`, at % 40)
      for (let at = CROWD; at < CROWD + 1_000; at++) finder.put(personAt(at, `m${at}`))
    })
    expectTheSame()
    for (const member of viewers)
      expect(index.findCandidates({ member }, 20, { capExposure: true })).toEqual(
        scan.findCandidates({ member }, 20, { capExposure: true }),
      )
  })

  it('the results stay the same while members change and leave', () => {
    both((finder) => {
      for (let at = 0; at < CROWD; at += 2) finder.put(personAt((at * 31) % CROWD, `m${at}`))
      for (let at = 1; at < CROWD; at += 5) finder.remove(`m${at}`)
    })
    expectTheSame()
  })
})

describe('the index', () => {
  it('a member who moves keeps the points from feedback and exposure', () => {
    const index = new MemberIndex()
    const viewer = { member: aMember({ id: 'viewer' }) }
    index.put(aMember({ id: 'ada', place: DALLAS }))
    index.put(aMember({ id: 'ben', place: DALLAS }))
    index.setStanding('ada', { selectivity: 0, popularity: 2000 })
    index.put(aMember({ id: 'ada', place: ROUND_ROCK }))
    index.put(aMember({ id: 'ben', place: ROUND_ROCK }))
    const [first, second] = index.findCandidates(viewer, 2)
    expect([first?.id, second?.id]).toEqual(['ada', 'ben'])
    expect(first?.score).toBeGreaterThan(second?.score ?? 100)
  })

  it('equal scores are ordered by id, and a member on many lists ranks lower with the same score', () => {
    const index = new MemberIndex()
    for (const id of ['cleo', 'ada', 'ben']) index.put(aMember({ id, place: AUSTIN }))
    const viewer = { member: aMember({ id: 'viewer' }) }
    expect(index.findCandidates(viewer, 2).map(({ id }) => id)).toEqual(['ada', 'ben'])
    index.setFirstPages('ada', 12)
    const found = index.findCandidates(viewer, 3, { capExposure: true })
    expect(found.map(({ id }) => id)).toEqual(['ben', 'cleo', 'ada'])
    expect(new Set(found.map(({ score }) => score)).size).toBe(1)
  })

  it.each([
    ['the viewer, who has come to like an interest', 'viewer', 'Cycling'],
    ['somebody who has come to like a value of the viewer', 'older', 'Adventure'],
  ])('a member who is first only because of the taste of %s is found', (_, whose, liked) => {
    const values = ['adventure']
    const viewer = aMember({ id: 'viewer', values })
    const members = [
      aMember({ id: 'closer', values, age: 38 }),
      aMember({ id: 'older', values, interests: ['cycling'], age: 39 }),
    ]
    const firstOf = (standings: ReadonlyMap<string, Standing>) => {
      const [index, scan] = [indexOf(members), scanOf(members)]
      for (const finder of [index, scan]) for (const [id, standing] of standings) finder.setStanding(id, standing)
      const seeker = { member: viewer, standing: standings.get('viewer') }
      const [first] = index.findCandidates(seeker, 1)
      expect(first).toEqual(scan.findCandidates(seeker, 1)[0])
      return first?.id
    }
    expect(firstOf(new Map())).toBe('closer')
    const taste = [...VALUES, ...INTERESTS].map((option) => (option === liked ? MOST_TASTE : 0))
    expect(firstOf(new Map([[whose, { selectivity: 0, popularity: 0, taste }]]))).toBe('older')
  })

  it('the index forgets own words of members who left', () => {
    const index = new MemberIndex()
    const tango = aMember({ id: 'ada', interests: ['tango'] })
    index.put(tango)
    index.put(aMember({ id: 'ben', interests: ['tango'] }))
    index.remove('ada')
    index.remove('ben')
    index.put(aMember({ id: 'cleo', interests: ['sourdough'] }))
    const seeker = { member: { ...tango, id: 'viewer' } }
    const cleo = aMember({ id: 'cleo', interests: ['sourdough'] })
    expect(index.findCandidates(seeker, 1)).toEqual(scanOf([cleo]).findCandidates(seeker, 1))
  })

  it('remove returns false for a member who was not in the index', () => {
    expect(new MemberIndex().remove('nobody')).toBe(false)
  })
})
