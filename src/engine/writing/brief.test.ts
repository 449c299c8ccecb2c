import { expect, test } from 'vitest'
import { MAX_BRIEF } from '#contract/limits.ts'
import { somePair } from '../../../test/some-pairs.ts'
import { writeBrief, writeBriefs } from './brief.ts'
import { sharedFacts } from './facts.ts'
import { readBrief } from './read-brief.ts'

const keys = (topics: readonly { key: string }[]) => topics.map(({ key }) => key)

test('a brief is one line that is not too long', () => {
  for (let n = 0; n < 1000; n++) {
    const brief = writeBrief(sharedFacts(somePair(n)), n)
    expect(brief).toMatch(/^\p{Lu}[^\n]*\.$/u)
    expect(brief.length).toBeLessThanOrEqual(MAX_BRIEF)
  }
})

test('readBrief finds in a brief the facts that it was written from', () => {
  for (let n = 0; n < 1000; n++) {
    const facts = sharedFacts(somePair(n))
    const reading = readBrief(writeBrief(facts, n))
    const said = [...facts.values.slice(0, 2), ...facts.interests.slice(0, 2)]
    expect(keys(reading.shared)).toEqual(expect.arrayContaining(keys(said)))
    expect(keys(reading.theirs)).toEqual([])
    expect(reading.theirCity).toBe(facts.theirCity)
    for (const time of reading.availability) expect(facts.availability).toContain(time)
    if (reading.intent) expect(reading.intent).toBe(facts.intent)
  }
})

test('a brief about two people who share nothing claims nothing', () => {
  for (let seed = 0; seed < 50; seed++) {
    expect(writeBrief(sharedFacts({ theirName: 'Theo' }), seed)).not.toMatch(/both|as you|in common/)
  }
})

test('the briefs in a list are all different', () => {
  const cards = [0, 1, 2, 3, 4, 5].map((at) => ({ id: `m${at}`, facts: sharedFacts({ values: ['Service'] }) }))
  expect(new Set(writeBriefs(cards, 1)).size).toBe(6)
})

test('each sentence about the other person has a subject', () => {
  for (let n = 0; n < 1000; n++)
    expect(writeBrief(sharedFacts(somePair(n)), n)).not.toMatch(
      /(?:^|\. )(?:Cares|Holds|Makes|Keeps|Has|Lives|Here for|In no hurry|Still|A short way|At home)\b/,
    )
})
