import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const SECRET = 'a secret for tests'
const FOR = { purpose: 'match', owner: 'ada' }
const bytes = fc.uint8Array({ maxLength: 130 })

test('a sealed value can be opened again, but only by its owner and for its purpose', () => {
  fc.assert(
    fc.property(bytes, (given) => {
      const text = seal(SECRET, FOR, given)
      expect(text).toMatch(/^[\w-]+$/)
      expect(unseal(SECRET, FOR, text)).toEqual(Buffer.from(given))
      expect(seal(SECRET, FOR, given)).toBe(text)
      expect(unseal(SECRET, { ...FOR, owner: 'eve' }, text)).toBeUndefined()
      expect(unseal(SECRET, { ...FOR, purpose: 'cursor' }, text)).toBeUndefined()
      expect(unseal('another secret', FOR, text)).toBeUndefined()
    }),
  )
})

test('a sealed value of an earlier version can still be opened', () => {
  const text = 'rE1UDxmb9d58Rn_jwCjX1nd77sDUIlRon36Dw0DbhLU'
  expect(seal(SECRET, FOR, Buffer.from('sixteen bytes id'))).toBe(text)
  expect(unseal(SECRET, FOR, text)?.toString()).toBe('sixteen bytes id')
})

test('a sealed value cannot be opened after one letter is changed, added or removed', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.constantFrom(...'ABCxyz019-_'), (given, where, letter) => {
      const text = seal(SECRET, FOR, given)
      const at = where % text.length
      const altered = text.slice(0, at) + letter + text.slice(at + 1)
      if (altered !== text) expect(unseal(SECRET, FOR, altered)).toBeUndefined()
      expect(unseal(SECRET, FOR, text + letter)).toBeUndefined()
      expect(unseal(SECRET, FOR, text.slice(0, -1))).toBeUndefined()
    }),
  )
})

test('an invented text cannot be opened', () => {
  const anyText = fc.string({ unit: 'binary', maxLength: 90 })
  fc.assert(
    fc.property(anyText, (text) => {
      expect(unseal(SECRET, FOR, text)).toBeUndefined()
    }),
  )
})
