import { expect, it } from 'vitest'
import { putRight } from './put-right.ts'

const words = 'w'
const set = (path: string, value: unknown) => ({ op: 'set', path, value, words })
const SMOKING = 'valuesMap.lifestyle.smoking'
const DISTANCE = 'valuesMap.distance_km'

it.each<[string, object, object[]]>([
  ['a row by its name', set('smoking', 'no'), [set(SMOKING, 'no')]],
  ['a place by its last word', set('Distance_KM', 20), [set(DISTANCE, 20)]],
  ['a name in other case', { ...set(SMOKING, 'No'), op: 'SET' }, [set(SMOKING, 'no')]],
  ['the name of an operation under another key', { type: 'undo', words }, [{ op: 'undo', words }]],
  ['a yes or no as a truth value', set('kids', false), [set('valuesMap.family.wants_kids', 'no')]],
  ['"never" for a habit', set('drinking', 'never'), [set('valuesMap.lifestyle.drinking', 'no')]],
  ['an option as it is shown', set('valuesMap.intent', 'Long-term'), [set('valuesMap.intent', 'long_term')]],
  ['a distance in words', set(DISTANCE, '30 miles'), [set(DISTANCE, 48)]],
  ['a distance with a fraction', set(DISTANCE, 24.14), [set(DISTANCE, 24)]],
  ['an age in words', set('valuesMap.age_range.min', 'forty five'), [set('valuesMap.age_range.min', 45)]],
  ['both ages at once', set('age', '30-40'), [set('valuesMap.age_range.min', 30), set('valuesMap.age_range.max', 40)]],
  [
    'several values at once',
    { op: 'add', path: 'mustHaves', value: ['Kind', 'Tall'], words },
    ['Kind', 'Tall'].map((value) => ({ op: 'add', path: 'preferences.must_haves', value, words })),
  ],
  [
    'words left out',
    { op: 'add', path: 'notes', value: 'I sing' },
    [{ op: 'add', path: 'notes', value: 'I sing', words: 'I sing' }],
  ],
  [
    'a question by its place',
    { op: 'skip', about: 'valuesMap.budget', words },
    [{ op: 'skip', about: 'budget', words }],
  ],
  [
    'a topic in other case',
    { op: 'answer', topic: 'qstaff.Who', words },
    [{ op: 'answer', topic: 'Qstaff.who', words }],
  ],
  ['a fact that is none', { op: 'answer', topic: 'Qcost.sometimes', words }, [{ op: 'answer', topic: 'Qcost', words }]],
  [
    'a topic by its name',
    { op: 'answer', topic: 'What does it cost?', words },
    [{ op: 'answer', topic: 'Qcost', words }],
  ],
  [
    'a button under another key',
    { op: 'choose', value: 'Weekends', words },
    [{ op: 'choose', option: 'Weekends', words }],
  ],
  [
    'one note instead of a list',
    { op: 'notes', keep: 'I sing', words },
    [{ op: 'notes', keep: ['I sing'], leave: [], words }],
  ],
])('puts right %s', (_, given, meant) => {
  expect(putRight(given)).toEqual(meant)
})

it.each<[string, unknown]>([
  ['two figures for one', set(DISTANCE, '10 to 20 km')],
  ['one figure for both ages', set('age', 30)],
  ['a place that is none', set('valuesMap.admin', 'yes')],
  ['no operation at all', 'set smoking to no'],
  ['nothing', null],
])('leaves out %s', (_, given) => {
  expect(putRight(given)).toEqual([])
})
