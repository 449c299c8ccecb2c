import { expect, test } from 'vitest'
import { birthdateDoubt, birthdateFrom, birthdateInWords, spelledDate } from './birthdate.ts'

test.each([
  ['1997-04-12', '1997-04-12'],
  ['1997-4-12', '1997-04-12'],
  ['1997/04/12', '1997-04-12'],
  ['1997.4.12', '1997-04-12'],
  ['19970412', '1997-04-12'],
  ['04121997', '1997-04-12'],
  ['4/12/1997', '1997-04-12'],
  ['04/12/1997', '1997-04-12'],
  ['4-12-1997', '1997-04-12'],
  ['4.12.1997', '1997-04-12'],
  ['4 12 1997', '1997-04-12'],
  ['03/03/1963', '1963-03-03'],
  ['4/12/97', '1997-04-12'],
  ['4/12/05', '2005-04-12'],
  ['April 12, 1997', '1997-04-12'],
  ['April 12 1997', '1997-04-12'],
  ['april 12th, 1997', '1997-04-12'],
  ['Apr. 12, 1997', '1997-04-12'],
  ['Apr 12 1997', '1997-04-12'],
  ['12 Apr 1997', '1997-04-12'],
  ['12 April 1997', '1997-04-12'],
  ['the 12th of April 1997', '1997-04-12'],
  ['1997 April 12', '1997-04-12'],
  ['March 3, 1963', '1963-03-03'],
  ["march 9th, '81", '1981-03-09'],
  ['9 mar \u201981', '1981-03-09'],
  ['9 mar 81', '1981-03-09'],
  ["3/9/'81", '1981-03-09'],
  ['3.9.1981', '1981-03-09'],
  ['3-9-81', '1981-03-09'],
  ['Sept 1, 1980', '1980-09-01'],
  ['2/29/1996', '1996-02-29'],
  ['31/12/1980', '1980-12-31'],
  ['  4/12/1997 ', '1997-04-12'],
])('%j is read as the date %s', (typed, date) => {
  expect(birthdateFrom(typed, 2026)).toBe(date)
})

test.each([
  '',
  'in May',
  '1997',
  'April 1997',
  '4/1997',
  '1997-13-40',
  '1990-02-31',
  '31.2.1990',
  '2/29/1997',
  '13/13/1997',
  '31/31/81',
  'Aprilis 12 1997',
  'Mare 12 1997',
  '12 12 April 1997',
  '123/4/1997',
  '4/12/997',
  'I was born on April 12 1997',
])('%j is not read as a date', (typed) => {
  expect(birthdateFrom(typed, 2026)).toBeUndefined()
})

test('a date is repeated in words', () => {
  expect(birthdateInWords('4/12/1997')).toBe('April 12, 1997')
  expect(birthdateInWords('in May')).toBeUndefined()
})

test.each([
  ['9/31/88', '1988-09-31'],
  ['Feb 30, 1990', '1990-02-30'],
  ['9/32/88', '1988-09-32'],
  ['13/13/1997', undefined],
  ['in May', undefined],
])('%j is understood as the day %s, even if that day does not exist', (typed, date) => {
  expect(spelledDate(typed, 2026)).toBe(date)
})

const MISSING = 'The year is missing. Add it, in four digits.'
const meant = (date: string) => `Do you mean ${date}? Write the year in four digits.`

test.each([
  ['3/9', MISSING],
  ['31/12', MISSING],
  ['March 9', MISSING],
  ['the 9th of March', MISSING],
  ['9/3/29', meant('September 3, 1929')],
  ['3 Sept 29', meant('September 3, 1929')],
  ['9/3/36', undefined],
  ['9/3/1929', undefined],
  ['9/31/29', undefined],
  ['1990-02-31', 'February 1990 has 28 days'],
  ['1988-09-31', 'September has 30 days'],
  ['1990-02-28', undefined],
  ['13/13', undefined],
  ['4/1997', undefined],
  ['April 1997', undefined],
  ['in May', undefined],
  ['', undefined],
])('%j causes the question: %s', (typed, asked) => {
  expect(birthdateDoubt(typed, 2026)).toBe(asked)
})

test('a year of two digits that would make a person older than 90 is not accepted', () => {
  expect(spelledDate('9/3/29', 2026)).toBeUndefined()
  expect(spelledDate('9/3/1929', 2026)).toBe('1929-09-03')
})
