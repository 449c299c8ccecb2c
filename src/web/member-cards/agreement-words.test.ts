import { expect, test } from 'vitest'
import { agreementLines, agreementSummary } from './agreement-words.ts'

test('names what two people have most in common and where they differ, the weightiest first', () => {
  const agreement = { drinking: 1, kids: 0.25, values: 0.9, age: 0.5, availability: 0.75, budget: 0.25, smoking: 1 }
  expect(agreementSummary(agreement)).toBe('Most in common: values, free time, smoking. Differs: children, budget.')
})

test('says nothing about two people who said nothing', () => {
  expect(agreementSummary({})).toBe('')
  expect(agreementSummary(undefined)).toBe('')
})

test('leaves out what one of the two has not said', () => {
  expect(agreementLines({ values: 0.9, age: 0.5 })).toEqual([
    { name: 'values', words: 'much in common' },
    { name: 'ages', words: 'some in common' },
  ])
})

test('calls two answers different, and only two places far apart', () => {
  expect(agreementLines({ distance: 0.2, budget: 0.25 })).toEqual([
    { name: 'distance', words: 'far apart' },
    { name: 'budget', words: 'different' },
  ])
})
