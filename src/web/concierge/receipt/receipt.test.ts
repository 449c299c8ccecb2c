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
test('there is no receipt where nothing was kept or left', () => {
  expect(receiptOf({ kept: [], left: [] })).toBeUndefined()
  expect(receiptOf({})).toBeUndefined()
})

test('a receipt is heard as one sentence for what was kept, and one for what was not', () => {
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

test('one entry is worded anew among the others, in a list and among notes', () => {
  const words = { from: 'Someone who climbs', to: 'climbs, or would try' }
  expect(reworded(['kind', 'someone who climbs'], words)).toEqual(['kind', 'climbs, or would try'])
  expect(reworded('one note\nSomeone who climbs', words)).toBe('one note\nclimbs, or would try')
  expect(reworded(['kind'], words)).toBeUndefined()
  expect(reworded(null, words)).toBeUndefined()
})

test('a value is found at its place, and nothing where there is none', () => {
  expect(valueAt({ valuesMap: { lifestyle: { drinking: 'no' } } }, 'valuesMap.lifestyle.drinking')).toBe('no')
  expect(valueAt({}, 'valuesMap.lifestyle.drinking')).toBeNull()
})
