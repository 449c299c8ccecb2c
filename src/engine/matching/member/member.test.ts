import { describe, expect, it } from 'vitest'
import { gendersFrom, memberFrom, seeksFrom } from './member.ts'

const intake = {
  basics: {
    displayName: 'Ada',
    birthdate: '1990-11-21',
    pronouns: 'she/they',
    relationshipIntent: 'long_term' as const,
  },
  location: {
    city: 'Austin, TX',
    willingToTravelKm: 40,
    availability: { timezone: 'America/Chicago', typicalWeek: ['Weekends', 'my own Tuesdays'], budget: '$$' as const },
  },
  preferences: { ageMin: 30, ageMax: null, values: ['Adventure', ' adventure! '], interests: ['Live  Music'] },
  dealbreakers: {
    mustNot: ['daily smoker', 'Non-communicator'],
    lifestyle: { smoking: 'no' as const, drinking: 'sometimes' as const, wantsKids: 'open' as const },
  },
}
const place = { latitude: 30.27, longitude: -97.74 }
const source = { id: 'ada', intake, place, today: '2026-11-20' }

describe('memberFrom reads the stored answers of a person', () => {
  it('the answers are in the form that matching compares', () => {
    expect(memberFrom(source)).toEqual({
      id: 'ada',
      demo: false,
      age: 35,
      genders: ['woman', 'nonbinary'],
      seeks: 'everyone',
      intent: 'long_term',
      place,
      offsetHours: -6,
      week: 0b00010,
      ownTimes: ['my own Tuesdays'],
      budget: '$$',
      travelKm: 40,
      ageMin: 30,
      ageMax: undefined,
      values: ['adventure'],
      interests: ['live music'],
      refusesSmokers: true,
      refusesDrinkers: false,
      refusesKidsDismissed: false,
      smoking: 'no',
      drinking: 'sometimes',
      wantsKids: 'open',
      missing: [],
    })
  })

  it('the age goes up on the birthday', () => {
    expect(memberFrom({ ...source, today: '2026-11-21' }).age).toBe(36)
  })

  it('answers from the chat replace those of the intake, and the others stay', () => {
    const member = memberFrom({
      ...source,
      snapshot: {
        valuesMap: {
          intent: 'exploring',
          dealbreakers: ['Heavy drinker'],
          distance_km: 0,
          age_range: { min: null, max: 45 },
          availability: ['Flexible'],
          budget: '$',
          lifestyle: { smoking: null, drinking: 'no' },
          family: { wants_kids: 'yes' },
        },
        preferences: { must_haves: ['Women', 'kind to waiters', 'nonbinary people'] },
      },
    })
    expect(member).toMatchObject({ intent: 'exploring', refusesSmokers: false, refusesDrinkers: true, travelKm: 0 })
    expect(member).toMatchObject({ ageMin: 30, ageMax: 45, week: 0b10000, budget: '$', smoking: 'no', drinking: 'no' })
    expect(member).toMatchObject({ wantsKids: 'yes', seeks: ['woman', 'nonbinary'] })
  })

  it.each([
    [['Smokers'], { refusesSmokers: true, refusesDrinkers: false }],
    [['Anyone who smokes', 'drinking at all'], { refusesSmokers: true, refusesDrinkers: true }],
    [['Smokes in the house', 'Drinks my last beer'], { refusesSmokers: false, refusesDrinkers: false }],
  ])(
    'a deal-breaker about all smokers or drinkers also covers daily smokers and heavy drinkers: %j',
    (dealbreakers, refusals) => {
      expect(memberFrom({ ...source, snapshot: { valuesMap: { dealbreakers } } })).toMatchObject(refusals)
    },
  )

  it('"missing" names the facts without which only demo members can be shown', () => {
    expect(memberFrom({ ...source, place: undefined }).missing).toEqual(['city'])
    const bare = memberFrom({ id: 'new', intake: undefined, place: undefined, today: '2026-11-20' })
    expect(bare.missing).toEqual(['intake', 'birthdate', 'city', 'pronouns'])
  })
})

describe('genders from pronouns and from wishes', () => {
  it.each([
    ['she/her', ['woman']],
    ['He / Him', ['man']],
    ['they/them', ['nonbinary']],
    ['he/they', ['man', 'nonbinary']],
    ['xe/xem', []],
    ['', []],
  ])('%s', (pronouns, genders) => expect(gendersFrom(pronouns)).toEqual(genders))

  it.each([
    [[], 'everyone'],
    [['Loves dogs'], 'everyone'],
    [['men', 'Loves dogs'], ['man']],
    [
      ['Women', 'Men'],
      ['woman', 'man'],
    ],
    [['Women', 'Everyone'], 'everyone'],
  ])('%j', (mustHaves, seeks) => expect(seeksFrom(mustHaves)).toEqual(seeks))
})
