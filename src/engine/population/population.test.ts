import { beforeAll, describe, expect, it } from 'vitest'
import { compact } from '#contract/compact.ts'
import { intakeSubmissionSchema } from '#contract/intake.ts'
import { KM_PER_MILE } from '#contract/limits.ts'
import { aMember } from '../../../test/members.ts'
import { loadTowns } from '../../../test/towns.ts'
import { MemberIndex } from '../matching/index/member-index.ts'
import { memberFrom } from '../matching/member/member.ts'
import { METROS } from './metros.ts'
import { populate, type Town } from './population.ts'

const TODAY = '2026-11-20'
const DEMO_MEMBERS = 5000

let towns: Town[] = []
beforeAll(async () => {
  towns = await loadTowns()
})
const people = (seed = 1) => populate({ towns, seed, today: TODAY, spread: 'alive' })

describe('the invented population', () => {
  it('the same seed gives the same person, and another seed gives another person', () => {
    expect(people()(42)).toEqual(people()(42))
    expect(people(2)(42)).not.toEqual(people()(42))
  })

  it('every invented intake is valid and belongs to an adult', () => {
    const person = people()
    for (let number = 0; number < 500; number++) {
      const { intake } = person(number)
      expect(intakeSubmissionSchema.parse(intake)).toEqual(compact(intake))
      const { age } = memberFrom({ id: 'x', intake, place: undefined, today: TODAY })
      expect(age).toBeGreaterThanOrEqual(18)
    }
  })

  it('the population has people of all kinds, and their answers fit together', () => {
    const person = people()
    const all = Array.from({ length: DEMO_MEMBERS }, (_, number) => person(number))
    const share = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length / all.length
    const said = (option: string) => (one: (typeof all)[number]) =>
      one.intake.preferences.values?.includes(option) ?? false
    expect(share(({ intake }) => intake.basics.pronouns === 'they/them')).toBeGreaterThan(0.02)
    expect(share(({ snapshot }) => snapshot.preferences?.must_haves?.includes('Everyone') ?? false)).toBeGreaterThan(
      0.08,
    )
    expect(new Set(all.map(({ intake }) => intake.basics.displayName)).size).toBeGreaterThan(300)
    const wantsKids = (one: (typeof all)[number]) => one.intake.dealbreakers.lifestyle.wantsKids === 'yes'
    const family = all.filter(said('Family-centered'))
    expect(family.filter(wantsKids).length / family.length).toBeGreaterThan(share(wantsKids) * 1.15)
  })

  it('a newcomer in each of the 50 largest metropolitan areas has at least 8 matches', () => {
    const person = people()
    const index = new MemberIndex(DEMO_MEMBERS)
    const places = new Map(towns.map((town) => [town.label, town]))
    for (let number = 0; number < DEMO_MEMBERS; number++) {
      const { key, intake, snapshot } = person(number)
      index.put(
        memberFrom({ id: key, demo: true, intake, snapshot, place: places.get(intake.location.city), today: TODAY }),
      )
    }
    const lonely: string[] = []
    for (const [name, region] of METROS)
      for (const [own, sought] of [
        ['woman', 'man'],
        ['man', 'woman'],
      ] as const)
        for (const age of [25, 30, 35, 40]) {
          const viewer = aMember({
            id: 'newcomer',
            age,
            genders: [own],
            seeks: [sought],
            intent: 'long_term',
            place: towns.find((town) => town.name === name && town.region === region),
            travelKm: Math.round(40 * KM_PER_MILE),
            ageMin: age - 8,
            ageMax: age + 8,
            refusesSmokers: true,
          })
          const matches = index.count({ viewer })
          if (matches < 8) lonely.push(`${name}, ${own} of ${age}: ${matches}`)
        }
    expect(lonely).toEqual([])
  })
})
