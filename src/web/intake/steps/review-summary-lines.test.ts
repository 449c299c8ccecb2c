import { expect, test } from 'vitest'
import { emptyValues } from '../form/form-values.ts'
import { factLines } from './review-summary-lines.ts'

const mobile = (phone: string) => {
  const values = emptyValues()
  values.account.phone = phone
  return factLines(values).find(({ field }) => field === 'account.phone')?.answers
}

test.each([
  ['312 555 0142', '312 555 0142'],
  ['+43 1 5350', '+43 1 5350'],
  ['312-555-014', '312-555-014 (one digit seems to be missing?)'],
  ['312 555 01', '312 555 01 (two digits seem to be missing?)'],
])('the phone number %s is shown unchanged, with a question if it looks too short', (phone, said) =>
  expect(mobile(phone)).toEqual([said]),
)
