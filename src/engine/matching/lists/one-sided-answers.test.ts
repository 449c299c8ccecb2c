import { expect, test } from 'vitest'
import { countTellingPresses } from '../../../../test/one-sided-model.ts'

test('after 2,000 answers, the lists do not tell a member what others answered about them', () => {
  expect(countTellingPresses({ presses: 2000, seed: 1 })).toEqual({
    presses: 2000,
    yesFromNo: 0,
    anyFromNone: 0,
    auc: 0.5,
  })
}, 240_000)

test('without the frozen places, the lists would tell what others answered', () => {
  expect(countTellingPresses({ presses: 200, seed: 2, isFrozen: false }).anyFromNone).toBeGreaterThan(10)
}, 120_000)
