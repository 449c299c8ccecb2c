import { expect, test } from 'vitest'
import { DISGUISES, ORDINARY } from './contact.cases.ts'
import { contactIn } from './contact-in-text.ts'

test.each(DISGUISES)('%j contains contact details: %s', (text, kind) => {
  expect(contactIn(text)).toBe(kind)
})

test.each(ORDINARY)('%j contains no contact details', (text) => {
  expect(contactIn(text)).toBeUndefined()
})

test('the lists have at least forty disguised contacts and sixty ordinary texts, without repeats', () => {
  expect(new Set(DISGUISES.map(([text]) => text)).size).toBe(DISGUISES.length)
  expect(DISGUISES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ORDINARY).size).toBe(ORDINARY.length)
  expect(ORDINARY.length).toBeGreaterThanOrEqual(60)
})
