import { expect, test } from 'vitest'
import { SCORE_TERMS } from '#contract/agreement.ts'
import { somePair } from '../../../test/some-pairs.ts'
import { type SharedTerms, sharedFacts } from './facts.ts'
import { type PersonaCard, writePersonas } from './persona.ts'
import { INTEREST_TOPICS } from './topics/interest-topics.ts'

const CARDS = 30

const card = (id: string, terms: SharedTerms): PersonaCard => ({ id, facts: sharedFacts(terms) })
const narratives = (cards: readonly PersonaCard[], seed = 1) =>
  writePersonas(cards, seed).map(({ personaNarrative }) => personaNarrative)
const pageOf = (termsOf: (at: number) => SharedTerms) =>
  Array.from({ length: CARDS }, (_, at) => card(`m${at}`, termsOf(at)))

test.each([
  ['of different pairs', (at: number) => somePair(at)],
  ['of pairs that share the same two things', () => ({ values: ['Service'], interests: ['Cycling'] })],
  ['of pairs that share one thing', () => ({ values: ['Service'] })],
  ['of pairs about whom nothing is known', () => ({})],
])('no two cards have the same text on a page %s', (_, termsOf) => {
  for (let seed = 0; seed < 100; seed++) {
    const page = pageOf((at) => termsOf(seed * CARDS + at))
    expect(new Set(narratives(page, seed)).size).toBe(CARDS)
  }
})

test('a narrative has one or two complete sentences', () => {
  for (let n = 0; n < 500; n++) {
    const [text = ''] = narratives([card('m', somePair(n))], n)
    expect(text.match(/[.?](?:\s|$)/g)?.length).toBeLessThanOrEqual(2)
    expect(text).toMatch(/^\p{Lu}.*[.]$/u)
    expect(text).not.toMatch(/ {2}|\.\.|,\.|!/)
  }
})

test('no text of a card suggests going outdoors, because it may be read in any season', () => {
  const outdoors = Object.values(INTEREST_TOPICS)
    .flatMap(({ outings }): readonly { text: string; outdoors?: true }[] => outings)
    .flatMap((outing) => (outing.outdoors ? [outing.text.toLowerCase()] : []))
  expect(outdoors.length).toBeGreaterThan(5)
  for (let seed = 0; seed < 300; seed++)
    for (const persona of writePersonas([card('m', somePair(seed))], seed)) {
      const said = [persona.personaNarrative, ...persona.personaReasons].join(' ').toLowerCase()
      expect(outdoors.filter((text) => said.includes(text))).toEqual([])
    }
})

test('a narrative names only options that both chose', () => {
  for (let seed = 0; seed < 200; seed++) {
    const [text] = narratives([card('m', { values: ['Family-centered', 'Service'], interests: ['Live music'] })], seed)
    expect(text).toMatch(/family|service|music|hand|encore|concert|record|show/i)
    expect(text).not.toMatch(/faith|cycling|book|weekend|child|smoke/i)
  }
})

test.each([
  ['values', /^[^.]*(?:hand|service|help|of use|useful|show up)/i],
  ['interests', /^[^.]*(?:cycl|bike|ride|miles|wheel|pedal)/i],
] as const)('a narrative begins with the rarest option that both chose: %s', (rarest, opening) => {
  for (let seed = 0; seed < 200; seed++) {
    const facts = { ...sharedFacts({ values: ['Service'], interests: ['Cycling'] }), rarest }
    expect(narratives([{ id: 'm', facts }], seed)[0]).toMatch(opening)
  }
})

test('a card for two people who share nothing has a modest text and no reasons', () => {
  const [persona] = writePersonas([card('m', { theirName: 'Theo' })], 3)
  expect(persona?.personaReasons).toEqual([])
  expect(persona?.personaConflicts).toEqual([])
  expect(persona?.personaNarrative).not.toMatch(/both/)
})

test("every kind of conflict has a text that does not show the other person's answer", () => {
  for (const kind of SCORE_TERMS) {
    const [persona] = writePersonas([card('m', { conflicts: [kind] })], kind)
    expect(persona?.personaConflicts).toHaveLength(1)
    expect(persona?.personaConflicts.join()).not.toMatch(
      /\$|smoker|drinks? (?:a lot|daily)|wants (?:no )?(?:kids|children)/i,
    )
  }
})

test('a conflict about free times names the times that both have', () => {
  const [persona] = writePersonas([card('m', { availability: ['Weekends'], conflicts: ['availability'] })], 1)
  expect(persona?.personaConflicts.join()).toMatch(/weekends/i)
})

test('the same page and seed give the same texts again', () => {
  const page = pageOf((at) => somePair(at))
  expect(writePersonas(page, 7)).toEqual(writePersonas(page, 7))
  expect(writePersonas(page, 7)).not.toEqual(writePersonas(page, 8))
})
