import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AUSTIN, aMember, DALLAS, ROUND_ROCK, SAN_ANTONIO } from '../../../test/members.ts'
import { areEligible } from '../../engine/matching/eligibility/eligibility.ts'
import { GENDERS, type Member } from '../../engine/matching/member/member.ts'
import { mayCount, withCounted } from './filter-answers.ts'

const ages = fc.integer({ min: 18, max: 60 })
const ownFacts = fc.record({
  genders: fc.subarray([...GENDERS], { minLength: 1 }),
  age: ages,
  place: fc.constantFrom(AUSTIN, ROUND_ROCK, SAN_ANTONIO, DALLAS),
  travelKm: fc.constantFrom(5, 30, 60, 120, 500),
  smoking: fc.constantFrom('no' as const, 'yes' as const),
  // The budget counts separately: its changes must not allow more sets of filters.
  budget: fc.constantFrom('$' as const, '$$' as const, '$$$' as const),
})

const hidden: Member[] = [...GENDERS, 'everyone' as const].flatMap((seeks) =>
  [18, 30, 40].flatMap((ageMin) =>
    [29, 45, 99].flatMap((ageMax) =>
      [20, 60, 400].map((travelKm, at) =>
        aMember({
          id: `m${seeks}${ageMin}${ageMax}${travelKm}`,
          genders: ['man'],
          seeks: seeks === 'everyone' ? seeks : [seeks],
          ageMin,
          ageMax,
          travelKm,
          refusesSmokers: at === 1,
        }),
      ),
    ),
  ),
)

const TRIES = 12

/** What somebody sees of a person on a day with twelve changes, each chosen after the earlier ones. */
function seenOf(person: Member, [first, ...choices]: readonly Member[]) {
  if (!first) throw new Error('Nobody looks.')
  let inForce = first
  let counted = withCounted([], first)
  let seen = areEligible(inForce, person) ? 'x' : '-'
  for (let tried = 0; tried < TRIES; tried += 1) {
    const next = choices[(Number.parseInt(seen.replaceAll('x', '1').replaceAll('-', '0'), 2) + tried) % choices.length]
    if (next && mayCount(counted, next)) {
      counted = withCounted(counted, next)
      inForce = next
    }
    seen += areEligible(inForce, person) ? 'x' : '-'
  }
  return seen
}

function toldApart(choices: readonly Member[]) {
  const kinds = new Map<string, Set<string>>()
  for (const person of hidden) {
    const seen = seenOf(person, choices)
    const begun = seen.slice(0, 1)
    kinds.set(begun, (kinds.get(begun) ?? new Set()).add(seen))
  }
  return Math.max(...[...kinds.values()].map((each) => each.size))
}

const asMembers = (facts: fc.Arbitrary<Partial<Member>>, most: number) =>
  fc
    .array(facts, { minLength: 2, maxLength: most })
    .map((all) => all.map((each, at) => aMember({ id: `me${at}`, ...each })))

describe('a member who changes their own facts as often as allowed', () => {
  test('learns at most three bits about one person in a day', () => {
    fc.assert(
      fc.property(asMembers(ownFacts, 16), (choices) => {
        expect(toldApart(choices)).toBeLessThanOrEqual(2 ** 3)
      }),
      { numRuns: 40 },
    )
  })

  test('learns more than one bit, which shows that the limit is needed', () => {
    const tried = fc.sample(asMembers(ownFacts, 16), { numRuns: 40, seed: 1 })
    expect(Math.max(...tried.map(toldApart))).toBeGreaterThan(2)
  })

  test('learns at most one bit by changing their age', () => {
    fc.assert(
      fc.property(asMembers(fc.record({ age: ages }), 16), (choices) => {
        expect(toldApart(choices)).toBeLessThanOrEqual(2)
      }),
      { numRuns: 40 },
    )
  })
})
