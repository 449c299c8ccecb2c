import { expect, test } from 'vitest'
import { agreementLines, agreementSummary } from './agreement-words.ts'

test('the summary names what two people have most in common and where they differ, the most important first', () => {
  const agreement = { drinking: 1, kids: 0.25, values: 0.9, age: 0.5, availability: 0.75, budget: 0.25, smoking: 1 }
  expect(agreementSummary(agreement)).toBe('Most in common: values, free time, smoking. Differs: children, budget.')
})

test('two people without answers get no summary', () => {
  expect(agreementSummary({})).toBe('')
  expect(agreementSummary(undefined)).toBe('')
})

test('an answer that one of the two has not given is left out', () => {
  expect(agreementLines({ values: 0.9, age: 0.5 })).toEqual([
    { name: 'values', words: 'much in common' },
    { name: 'ages', words: 'some in common' },
  ])
})

test('different answers are called different, and only distant places are called far apart', () => {
  expect(agreementLines({ distance: 0.2, budget: 0.25 })).toEqual([
    { name: 'distance', words: 'far apart' },
    { name: 'budget', words: 'different' },
  ])
})
