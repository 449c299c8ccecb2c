import { expect, test } from 'vitest'
import type { Kept } from '#contract/concierge.ts'
import { receiptInWords, receiptOf, reworded, valueAt } from './receipt.ts'

const DRINKING: Kept = {
  row: { path: 'valuesMap.lifestyle.drinking', isMeet: false },
  label: 'Drinking',
  value: 'No',
  from: 'Sometimes',
  undo: 'Undo Drinking: No',
  change: true,
}
test('there is no receipt if nothing was saved or left out', () => {
  expect(receiptOf({ kept: [], left: [] })).toBeUndefined()
  expect(receiptOf({})).toBeUndefined()
})

test('a receipt is announced as one sentence for saved values, and one for those left out', () => {
  const receipt = receiptOf({ kept: [DRINKING], left: ['set my age to 5.'] })
  expect(receipt && receiptInWords(receipt)).toBe('Kept: Drinking, no. Left out: set my age to 5.')
  const row = { path: 'preferences.must_haves', isMeet: false } as const
  const gone = receiptOf({
    kept: [
      { row, label: 'Must have', from: 'kind', undo: null, change: true },
      { row, label: 'Must have', quote: 'Funny', from: 'Nice to have', isMoved: true, undo: null, change: true },
    ],
  })
  expect(gone && receiptInWords(gone)).toBe('Kept: Must have, without kind; Must have, Funny, from Nice to have.')
})

test('an entry can be reworded in a list and in the notes, and the others stay', () => {
  const words = { from: 'Someone who climbs', to: 'climbs, or would try' }
  expect(reworded(['kind', 'someone who climbs'], words)).toEqual(['kind', 'climbs, or would try'])
  expect(reworded('one note\nSomeone who climbs', words)).toBe('one note\nclimbs, or would try')
  expect(reworded(['kind'], words)).toBeUndefined()
  expect(reworded(null, words)).toBeUndefined()
})

test('a value is found by its path, and a missing one is null', () => {
  expect(valueAt({ valuesMap: { lifestyle: { drinking: 'no' } } }, 'valuesMap.lifestyle.drinking')).toBe('no')
  expect(valueAt({}, 'valuesMap.lifestyle.drinking')).toBeNull()
})
