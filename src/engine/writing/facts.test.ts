import { expect, test } from 'vitest'
import type { Explanation } from '../matching/score/explain.ts'
import { writeBrief } from './brief.ts'
import { factsFromExplanation, type SharedTerms, sharedFacts } from './facts.ts'
import { draftIntro } from './intro-draft.ts'
import { openersFor } from './openers.ts'
import { writePersonas } from './persona.ts'

const explanation: Explanation = {
  reasons: [{ kind: 'values', shared: ['Service', 'Honesty'], chosen: 3, points: 9, level: 0.5 }],
  conflicts: [{ kind: 'budget', both: undefined, points: -2, level: 0.5 }],
  terms: [
    { kind: 'values', shared: ['Service', 'Honesty'], chosen: 3, points: 9, level: 0.5 },
    { kind: 'availability', shared: ['Weekends'], hours: 24, points: 4, level: 0.5 },
    { kind: 'age', age: 38, gapYears: 1, points: 3, level: 0.5 },
    { kind: 'distance', bandKm: 20, withinKm: 20, sameCity: false, points: 1, level: 0.5 },
    { kind: 'intent', both: 'long_term', points: 5, level: 0.5 },
    { kind: 'smoking', both: undefined, points: -0.2, level: 0.5 },
    { kind: 'budget', both: undefined, points: -2, level: 0.5 },
  ],
}

test('the facts are made from the terms of the score', () => {
  const facts = factsFromExplanation(explanation, { theirName: 'Theo Miller', theirCity: 'Evanston, Illinois' })
  expect(facts.theirFirstName).toBe('Theo')
  expect(facts.values.map(({ noun }) => noun)).toEqual(['service', 'honesty'])
  expect(facts).toMatchObject({ intent: 'long_term', availability: ['Weekends'], distanceBandKm: 20, closeInAge: true })
  expect(facts).toMatchObject({ smoking: undefined, sameBudget: false, conflicts: ['budget'] })
})

test('two people in the same city are not described as living close together', () => {
  const terms = [{ kind: 'distance' as const, bandKm: 5, withinKm: 0, sameCity: true, points: 4, level: 0.5 }]
  expect(factsFromExplanation({ reasons: terms, conflicts: [], terms }, {}).distanceBandKm).toBeUndefined()
})

test('an option in the normalized form of matching is recognized as the same option', () => {
  const facts = sharedFacts({ values: ['family centered', 'Family-centered'], interests: ['farmers markets'] })
  expect(facts.values.map(({ key }) => key)).toEqual(['Family-centered'])
  expect(facts.interests.map(({ key }) => key)).toEqual(['Farmers markets'])
})

test('secret fields of the input do not appear in any text', () => {
  const secrets = {
    mustNot: ['Canary must-not'],
    theirSafety: ['Canary safety'],
    notes: 'canary notes',
    birthdate: '1988-01-01',
    coordinates: { latitude: 41.9, longitude: -87.6 },
    photos: ['https://canary.example/p.jpg'],
    email: 'canary@example.com',
    phone: '+1 555 010 0100',
    theirBudget: '$$$$',
  }
  const terms: SharedTerms = { theirName: 'Theo', values: ['Service'], conflicts: ['budget', 'kids'], ...secrets }
  const facts = sharedFacts(terms)
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(Object.keys(secrets)))
  const texts = JSON.stringify([
    facts,
    writePersonas([{ id: 'a', facts }], 1),
    writeBrief(facts, 1),
    openersFor({ theirName: 'Theo', facts }),
    draftIntro({ theirName: 'Theo', facts }),
  ])
  expect(texts).not.toMatch(/canary|1988|41\.9|555|\$\$/i)
})
