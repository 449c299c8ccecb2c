import { expect, test } from 'vitest'
import { DISGUISES, ORDINARY } from './contact.cases.ts'
import { contactIn } from './contact-in-text.ts'

test.each(DISGUISES)('%j holds a %s', (text, kind) => {
  expect(contactIn(text)).toBe(kind)
})

test.each(ORDINARY)('%j is clean', (text) => {
  expect(contactIn(text)).toBeUndefined()
})

test('there are at least forty disguises and sixty ordinary texts, each once', () => {
  expect(new Set(DISGUISES.map(([text]) => text)).size).toBe(DISGUISES.length)
  expect(DISGUISES.length).toBeGreaterThanOrEqual(40)
  expect(new Set(ORDINARY).size).toBe(ORDINARY.length)
  expect(ORDINARY.length).toBeGreaterThanOrEqual(60)
})
