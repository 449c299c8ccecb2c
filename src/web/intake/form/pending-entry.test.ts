import { expect, test } from 'vitest'
import { MAX_LIST, MAX_PHOTOS } from '#contract/limits.ts'
import { emptyValues, withFields } from './form-values.ts'
import { readPendingEntry } from './pending-entry.ts'

const values = (fields: Parameters<typeof withFields>[1]) => withFields(emptyValues(), fields)

test('an empty input adds nothing', () => {
  expect(readPendingEntry(values({ 'pending.values': '  ' }), 'preferences.values')).toBeUndefined()
})

test('a typed entry is added to the list, with its blanks corrected', () => {
  expect(
    readPendingEntry(
      values({ 'preferences.values': ['Service'], 'pending.values': '  Rowing   at dawn ' }),
      'preferences.values',
    ),
  ).toEqual({ entry: 'Rowing at dawn', list: ['Service', 'Rowing at dawn'] })
})

test.each([
  ['service', { entry: 'Service', list: ['Service'] }],
  ['honesty', { entry: 'Honesty', list: ['Honesty'] }],
])('%s is recognized as an entry that is already offered or chosen', (typed, read) => {
  const chosen = typed === 'honesty' ? ['Honesty'] : []
  const given = values({ 'preferences.values': chosen, 'pending.values': typed })
  expect(readPendingEntry(given, 'preferences.values')).toEqual(read)
})

test('a full list accepts no more entries, and the problem is the message of the rule', () => {
  const full = Array.from({ length: MAX_LIST }, (_, at) => `Value ${at}`)
  const given = values({ 'preferences.values': full, 'pending.values': 'Rowing' })
  expect(readPendingEntry(given, 'preferences.values')).toEqual({ problem: 'Choose up to 20' })
})

const PHOTO = 'https://example.com/a.jpg'
test.each([
  [[], 'photos/ada.jpg', 'Provide a valid URL'],
  [[PHOTO], PHOTO, 'This photo is already in the list'],
  [Array.from({ length: MAX_PHOTOS }, (_, at) => `https://example.com/${at}`), PHOTO, 'Add up to 10 photos'],
])('with the photos %j, %s cannot be added: %s', (photos, typed, problem) => {
  const given = values({ 'media.photos': photos, 'pending.photos': typed })
  expect(readPendingEntry(given, 'media.photos')).toEqual({ problem })
})

test('two addresses that differ in a capital letter count as two photos', () => {
  const given = values({ 'media.photos': [PHOTO], 'pending.photos': PHOTO.replace('a.jpg', 'A.jpg') })
  expect(readPendingEntry(given, 'media.photos')).toMatchObject({ list: [PHOTO, 'https://example.com/A.jpg'] })
})
