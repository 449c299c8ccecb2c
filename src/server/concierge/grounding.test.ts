import { expect, test } from 'vitest'
import { groundedProposals } from './grounding.ts'

const of = (message: string, path: string, value: unknown, words: string) =>
  groundedProposals([{ path, value, words }], message)

test.each<[string, string, unknown, string]>([
  ['I could do about fifteen miles', 'valuesMap.distance_km', 24, 'fifteen miles'],
  ['somewhere between 30 and 40', 'valuesMap.age_range.max', 40, 'between 30 and 40'],
  [
    'I’m the type who lights one cigarette at parties',
    'valuesMap.lifestyle.smoking',
    'sometimes',
    "I'm the type who lights one cigarette at parties",
  ],
  ['After work suits me best', 'valuesMap.availability', 'Weeknights', 'After work suits me'],
  ['someone kind would be lovely', 'preferences.must_haves', 'Kindness', 'someone kind'],
])('believes "%s" for %s', (message, path, value, words) => {
  expect(of(message, path, value, words)).toMatchObject([{ path, value }])
})

test.each<[string, string, string, unknown, string]>([
  ['words nobody wrote', 'Hello there', 'valuesMap.lifestyle.smoking', 'no', 'I never smoke'],
  ['words about something else', 'Hello there', 'valuesMap.lifestyle.smoking', 'no', 'Hello there'],
  ['a figure that is not in the words', 'about 15 miles', 'valuesMap.distance_km', 300, 'about 15 miles'],
  ['a figure beyond what may be kept', 'about 9000 km', 'valuesMap.distance_km', 9000, '9000 km'],
  ['a fraction', 'about 15.5 km', 'valuesMap.distance_km', 15.5, '15.5 km'],
  ['a yes where a no stands', 'I am not a smoker', 'valuesMap.lifestyle.smoking', 'yes', 'I am not a smoker'],
  ['a no where none stands', 'I like a beer', 'valuesMap.lifestyle.drinking', 'no', 'I like a beer'],
  ['a time that is ruled out', "weekends don't work", 'valuesMap.availability', 'Weekends', "weekends don't work"],
  ['an age below 18', 'maybe 16', 'valuesMap.age_range.min', 16, 'maybe 16'],
  ['an option that does not exist', 'I smoke', 'valuesMap.lifestyle.smoking', 'heavily', 'I smoke'],
  ['a wish in other words', 'someone kind', 'preferences.must_haves', 'Rich and famous', 'someone kind'],
  ['a path that does not exist', 'someone kind', 'preferences.__proto__', 'kind', 'someone kind'],
  ['notes, which are the engine’s', 'someone kind', 'notes', 'kind', 'someone kind'],
  ['an object', 'someone kind', 'preferences.must_haves', { a: 1 }, 'someone kind'],
  [
    'an answer about somebody else',
    'My ex drank beer every night',
    'valuesMap.lifestyle.drinking',
    'yes',
    'drank beer every night',
  ],
  ['a question', 'Do you drink wine?', 'valuesMap.lifestyle.drinking', 'yes', 'drink wine'],
  ['nothing quoted', 'someone kind', 'preferences.must_haves', 'kind', ' '],
  [
    'words past what the model was shown',
    `${'la '.repeat(200)} someone kind`,
    'preferences.must_haves',
    'kind',
    'someone kind',
  ],
])('drops %s', (_, message, path, value, words) => {
  expect(of(message, path, value, words)).toEqual([])
})
