import { expect, test } from 'vitest'
import { someNames, somePair } from '../../../test/some-pairs.ts'
import { writeBrief } from './brief.ts'
import { sharedFacts } from './facts.ts'
import { openersFor } from './openers.ts'

const PAIRS = 1000
const MOST_ALIKE = 0.02

const openersOf = (n: number, brief: string) => openersFor({ ...someNames(n), brief })
const masked = (n: number, openers: readonly string[]) => {
  const { yourName, theirName } = someNames(n)
  return openers.map((opener) => opener.replaceAll(theirName, '*').replaceAll(yourName, '*'))
}
function mostUsed(briefOf: (n: number) => string) {
  const counts = new Map<string, number>()
  for (let n = 0; n < PAIRS; n++) {
    for (const text of masked(n, openersOf(n, briefOf(n)))) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  return Math.max(...counts.values()) / PAIRS
}

test.each([
  ['with the briefs of 1,000 different pairs', (n: number) => writeBrief(sharedFacts(somePair(n)), n)],
  [
    'with one and the same full brief',
    () => 'You both put family first. You have live music in common. Weekends suit you both.',
  ],
  ['with one and the same short brief', () => 'Likes cycling.'],
  ['with no brief at all', () => ''],
])('no opener text, without names, is used for more than 2 % of 1,000 pairs, %s', (_, briefOf) => {
  expect(mostUsed(briefOf)).toBeLessThanOrEqual(MOST_ALIKE)
})

test('the three openers of a pair are all different', () => {
  for (let n = 0; n < PAIRS; n++) {
    expect(new Set(openersOf(n, writeBrief(sharedFacts(somePair(n)), n))).size).toBe(3)
  }
})

test('the openers are a question, something shared and an invitation, in this order', () => {
  const brief =
    'You both put faith first. Book clubs are on both your lists. Cycling, too, is something you both enjoy.'
  for (let n = 0; n < 200; n++) {
    const [question, shared, invitation] = openersOf(n, brief)
    expect(question).toContain('?')
    expect(shared).toMatch(/\b(?:both|same here|too, I see)\b/i)
    expect(shared).toMatch(/faith|book club|cycling|ride/i)
    expect(invitation).toMatch(/\b(?:morning|afternoon|evening)\b/)
  }
})

test('an interest of only the other person is never called shared', () => {
  for (let n = 0; n < 200; n++) {
    const openers = openersOf(n, 'Loves cycling and book clubs. Free on weekends.').join(' ')
    expect(openers).not.toMatch(/\b(?:we both|both of us|same here|too, I see|work for me|my side)\b/i)
  }
})

test('an opener claims nothing if nothing is known', () => {
  for (let n = 0; n < 200; n++) {
    const openers = openersOf(n, '').join(' ')
    expect(openers).not.toMatch(/\b(?:we both|same here|too, I see|I hear you|so you)\b/i)
  }
})

test('the same pair gets the same openers again, and another seed gives other openers', () => {
  const call = { yourName: 'Maya', theirName: 'Theo', brief: 'You both put service first.' }
  expect(openersFor(call)).toEqual(openersFor(call))
  expect(openersFor({ ...call, seed: 2 })).not.toEqual(openersFor(call))
})

test('the openers use only first names, and name the writer at most once', () => {
  const openers = openersFor({ yourName: 'Maya Brook', theirName: 'Theo Miller', brief: '' }).join(' ')
  expect(openers).toContain('Theo')
  expect(openers).not.toMatch(/Miller|Brook/)
  expect(openers.match(/Maya/g) ?? []).toHaveLength(openers.includes('Maya') ? 1 : 0)
})
