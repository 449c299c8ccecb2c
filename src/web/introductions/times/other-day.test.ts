import { expect, test } from 'vitest'
import { otherDay } from './other-day.ts'

test.each([
  ['Would you walk with me on a Sunday morning?', ['Saturday'], 'Your words say Sunday, the plan says Saturday.'],
  [
    'Friday or saturday?',
    ['Sunday', 'Tuesday'],
    'Your words say Friday and Saturday, the plan says Sunday and Tuesday.',
  ],
  ['Would Sunday suit you?', ['Saturday', 'Sunday'], ''],
  ['Some evening soon?', ['Saturday'], ''],
  ['I bake on Sundays. Last Monday it was rye, and every Friday there is challah.', ['Saturday'], ''],
  ['On Sunday?', ['some evening'], ''],
  ['On Sunday?', ['Saturday or Sunday'], ''],
])('the note about different days is right for %s and %j', (text, days, said) =>
  expect(otherDay(text, days)).toBe(said),
)
