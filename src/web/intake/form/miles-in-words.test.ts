import { expect, test } from 'vitest'
import { ageIn, isDriveTime, milesIn } from './miles-in-words.ts'

test.each([
  ['30', '30'],
  [' 30 miles', '30'],
  ['30mi', '30'],
  ['30 mi.', '30'],
  ['about 30', '30'],
  ['like 20', '20'],
  ['maybe like 20 miles or so', '20'],
  ['up to 15 miles', '15'],
  ['~25', '25'],
  ['30ish', '30'],
  ['0', '0'],
])('"%s" is read as %s miles', (text, miles) => expect(milesIn(text)).toEqual({ miles }))

test.each([
  ['40 km', '25', 40],
  ['about 40km', '25', 40],
  ['100 kilometers', '62', 100],
])('"%s" is read as %s miles, converted from %i km', (text, miles, km) => expect(milesIn(text)).toEqual({ miles, km }))

test.each(['', 'far', '20-30', '20 or 30', '-5', '12.5', '30 minutes'])('"%s" is not read as a distance', (text) =>
  expect(milesIn(text)).toBeUndefined(),
)

test.each([
  ['48', '48'],
  ['48 or so', '48'],
  ['60 ish', '60'],
  ['about 35 years old', '35'],
  ['maybe like 40', '40'],
])('"%s" is read as the age %s', (text, age) => expect(ageIn(text)).toBe(age))
test.each(['', 'old', '48 miles', '40-50'])('"%s" is not read as an age', (text) => expect(ageIn(text)).toBeUndefined())

test.each(['half an hour', '30 minutes', '45 min', '1 hr', 'an hour tops'])('"%s" is recognized as a time', (text) =>
  expect(isDriveTime(text)).toBe(true),
)
test.each(['30', '30 mi', 'Minsk', 'far'])('"%s" is not recognized as a time', (text) =>
  expect(isDriveTime(text)).toBe(false),
)
