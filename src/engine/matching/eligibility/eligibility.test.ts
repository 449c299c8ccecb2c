import { describe, expect, it } from 'vitest'
import { AUSTIN, aMember, DALLAS, ROUND_ROCK } from '../../../../test/members.ts'
import type { Member } from '../member/member.ts'
import { areEligible, limitsAgainst } from './eligibility.ts'
import type { FilterName } from './filters.ts'

const ada = (facts: Partial<Member> = {}) => aMember({ id: 'ada', ...facts })
const ben = (facts: Partial<Member> = {}) => aMember({ id: 'ben', ...facts })

describe('the filters that exclude a person', () => {
  const cases: [string, Partial<Member>, Partial<Member>, FilterName[]][] = [
    ['no limits', {}, {}, []],
    ['women sought, a woman', { seeks: ['woman'] }, { genders: ['woman'] }, []],
    ['women sought, she/they', { seeks: ['woman'] }, { genders: ['woman', 'nonbinary'] }, []],
    ['women sought, a man', { seeks: ['woman'] }, { genders: ['man'] }, ['meet']],
    ['women sought, unstated', { seeks: ['woman'] }, { genders: [] }, ['meet']],
    ['everyone sought, unstated', { seeks: 'everyone' }, { genders: [] }, []],
    ['at the youngest age', { ageMin: 34 }, { age: 34 }, []],
    ['just too young', { ageMin: 35 }, { age: 34 }, ['age']],
    ['at the oldest age', { ageMax: 34 }, { age: 34 }, []],
    ['just too old', { ageMax: 33 }, { age: 34 }, ['age']],
    ['age unknown against a range', { ageMin: 18 }, { age: undefined }, ['age']],
    ['age unknown and no range', {}, { age: undefined }, []],
    ['the same city at 0 km', { travelKm: 0 }, {}, []],
    ['27.5 km with 28 km to travel', { travelKm: 28 }, { place: ROUND_ROCK }, []],
    ['27.5 km with 27 km to travel', { travelKm: 27 }, { place: ROUND_ROCK }, ['travel']],
    ['place unknown against a travel limit', { travelKm: 500 }, { place: undefined }, ['travel']],
    ['place unknown and no travel limit', {}, { place: undefined }, []],
    ['a daily smoker', { refusesSmokers: true }, { smoking: 'yes' }, ['smokers']],
    ['smokes sometimes', { refusesSmokers: true }, { smoking: 'sometimes' }, []],
    ['smoking unknown', { refusesSmokers: true }, { smoking: undefined }, ['smokers']],
    ['a heavy drinker', { refusesDrinkers: true }, { drinking: 'yes' }, ['drinkers']],
    ['dismissive of kids', { refusesKidsDismissed: true }, { wantsKids: 'no' }, ['kidsDismissed']],
    ['wants kids, wants none', { wantsKids: 'yes' }, { wantsKids: 'no' }, ['kids']],
    ['wants none, wants kids', { wantsKids: 'no' }, { wantsKids: 'yes' }, ['kids']],
    ['wants kids, open', { wantsKids: 'yes' }, { wantsKids: 'open' }, []],
    ['wants kids, unknown', { wantsKids: 'yes' }, { wantsKids: undefined }, ['kids']],
    ['long-term, casual', { intent: 'long_term' }, { intent: 'casual' }, ['intent']],
    ['casual, long-term', { intent: 'casual' }, { intent: 'long_term' }, ['intent']],
    ['exploring, casual', { intent: 'exploring' }, { intent: 'casual' }, []],
    ['long-term, exploring', { intent: 'long_term' }, { intent: 'exploring' }, []],
  ]
  it.each(cases)('%s', (_, own, other, against) => {
    expect(limitsAgainst(ada(own), ben(other))).toEqual(against)
  })
})

describe('eligibility of two members [spec 1]', () => {
  it('the filters of both members are checked, and a member is never shown to themselves', () => {
    expect(areEligible(ada({ ageMax: 30 }), ben())).toBe(false)
    expect(areEligible(ben(), ada({ ageMax: 30 }))).toBe(false)
    expect(areEligible(ada(), ben())).toBe(true)
    expect(areEligible(ada(), ada())).toBe(false)
  })

  it('the shorter travel limit of the two decides', () => {
    const far = ben({ place: DALLAS, travelKm: 100 })
    expect(areEligible(ada({ place: AUSTIN, travelKm: 500 }), far)).toBe(false)
    expect(areEligible(far, ada({ place: AUSTIN, travelKm: 500 }))).toBe(false)
  })

  it('a viewer without a birthdate sees only demo members', () => {
    const viewer = ada({ age: undefined, missing: ['birthdate'] })
    expect(areEligible(viewer, ben())).toBe(false)
    expect(areEligible(viewer, ben({ demo: true }))).toBe(true)
  })

  it('a missing fact switches off only the filters that need this fact', () => {
    const noAge = ada({ age: undefined, missing: ['birthdate'] })
    expect(areEligible(noAge, ben({ demo: true, ageMin: 30 }))).toBe(true)
    expect(areEligible(noAge, ben({ demo: true, seeks: ['man'] }))).toBe(false)
    const noCity = ada({ place: undefined, missing: ['city'], travelKm: 5 })
    expect(areEligible(noCity, ben({ demo: true, place: DALLAS, travelKm: 5 }))).toBe(true)
    const noPronouns = ada({ genders: [], missing: ['pronouns'] })
    expect(areEligible(noPronouns, ben({ demo: true, seeks: ['man'] }))).toBe(true)
    const noIntake = ada({ smoking: undefined, wantsKids: undefined, intent: undefined, missing: ['intake'] })
    const strict = ben({
      demo: true,
      refusesSmokers: true,
      refusesKidsDismissed: true,
      wantsKids: 'yes',
      intent: 'casual',
    })
    expect(areEligible(noIntake, strict)).toBe(true)
  })

  it('unknown pronouns do not match a member who seeks a certain gender', () => {
    const unstated = ada({ genders: [], missing: [] })
    expect(areEligible(unstated, ben({ demo: true, seeks: ['man'] }))).toBe(false)
    expect(areEligible(unstated, ben())).toBe(true)
  })
})
