import { expect, test, vi } from 'vitest'
import type { Snapshot } from '#contract/concierge.ts'
import type { IntakeSubmission } from '#contract/intake.ts'
import { areEligible } from '#engine/matching/eligibility/eligibility.ts'
import { PlainScan } from '#engine/matching/index/plain-scan.ts'
import { type Member, memberFrom } from '#engine/matching/member/member.ts'
import { populate } from '#engine/population/population.ts'
import { withPart } from '../../../test/builders.ts'
import { allMatchesOf, fullMember, namesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { saveSnapshot } from '../concierge/store.ts'
import { loadPlaces } from '../places/places.ts'

vi.setConfig({ testTimeout: 240_000 })

const app = await testApp()
const CROWD = 30
const REGIONS: Record<string, string> = { TX: 'Texas' }
const ALL: Snapshot = { preferences: { must_haves: ['Everyone'] } }

async function crowd(seed: number) {
  const { cities } = await loadPlaces()
  const towns = cities
    .map(({ city }) => city)
    .filter(
      ({ region, name }) => region === 'TX' && ['Austin', 'Round Rock', 'San Marcos', 'San Antonio'].includes(name),
    )
    .map((city) => ({ ...city, label: `${city.name}, ${REGIONS[city.region]}` }))
  const personAt = populate({ towns, seed, today: '2026-03-02', spread: 'census' })
  const centreOf = (label: string) => towns.find((town) => town.label === label)
  return Array.from({ length: CROWD }, (_, number) => {
    const { intake, snapshot } = personAt(number)
    const left = {
      ...(number % 9 === 7 ? { basics: { pronouns: undefined } } : {}),
      ...(number % 11 === 5 ? { location: { city: 'Nowhere at all' } } : {}),
    }
    const answers: IntakeSubmission = withPart<IntakeSubmission>(intake, {
      account: { email: `m${number}@example.com` },
      ...left,
      basics: { ...left.basics, displayName: `M${number}` },
    })
    const place = centreOf(answers.location.city)
    return { intake: answers, snapshot: number % 5 === 0 ? ALL : snapshot, place }
  })
}

test.each([1, 2])(
  "in a crowd of members (%i) all see exactly the people that both sides accept, with the reference's score",
  async (seed) => {
    const people = await crowd(seed)
    const members: Member[] = []
    const browsers = []
    for (const { intake, snapshot, place } of people) {
      const person = await fullMember(app, intake)
      const { email } = intake.account
      const saved = {
        ownerId: person.memberId,
        email,
        name: email,
        snapshot,
        sources: [],
        memory: { declined: [], settled: [], removed: [] },
        intakeSummary: null,
      }
      await saveSnapshot(app.db, { ...saved, updatedAt: app.clock.now() })
      browsers.push(person)
      const centre = place && { latitude: place.latitude, longitude: place.longitude }
      members.push(memberFrom({ id: person.memberId, intake, snapshot, place: centre, today: '2026-03-02' }))
    }
    app.clock.pass({ seconds: 1 })
    for (const [at, { browser }] of browsers.entries()) await browser.post('/v1/intake/submit', people[at]?.intake)
    await app.deps.jobs.drain()
    const scan = new PlainScan()
    for (const member of members) scan.put(member)
    let shown = 0
    for (const [at, person] of browsers.entries()) {
      const viewer = members[at]
      if (!viewer) continue
      const items = await allMatchesOf(person)
      const expected = scan.findCandidates({ member: viewer }, CROWD)
      const nameOf = (id: string) => `M${members.findIndex((member) => member.id === id)}`
      expect(namesOf(items).toSorted()).toEqual(expected.map(({ id }) => nameOf(id)).toSorted())
      for (const { score, safeProfileSummary } of items) {
        const other = members[Number(safeProfileSummary.displayName.slice(1))]
        expect(other && areEligible(viewer, other)).toBe(true)
        expect(score).toBe(expected.find(({ id }) => id === other?.id)?.score)
      }
      shown += items.length
    }
    expect(shown).toBeGreaterThan(CROWD)
  },
)
