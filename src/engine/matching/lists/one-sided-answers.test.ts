import { expect, test } from 'vitest'
import { countTellingPresses } from '../../../../test/one-sided-model.ts'

test('of 2,000 answers none changes a word of what the one it is about is shown, whatever was answered', () => {
  expect(countTellingPresses({ presses: 2000, seed: 1 })).toEqual({
    presses: 2000,
    yesFromNo: 0,
    anyFromNone: 0,
    auc: 0.5,
  })
}, 240_000)

test('were a place not kept as it was before the answer, the list would tell', () => {
  expect(countTellingPresses({ presses: 200, seed: 2, isFrozen: false }).anyFromNone).toBeGreaterThan(10)
}, 120_000)
