import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wholeCheck } from './whole-check.ts'

const schema = z.object({
  name: z.string(),
  age: z.optional(z.number()),
  isDemo: z.boolean(),
  seeks: z.union([z.literal('everyone'), z.array(z.enum(['woman', 'man']))]),
  place: z.optional(z.object({ latitude: z.number() })),
})
const whole = { name: 'Ada', age: 30, isDemo: false, seeks: ['man'], place: { latitude: 30.2 } }
const isWhole = wholeCheck(schema)

test.each([
  ['everything', whole],
  ['nothing that may be left out', { name: '', isDemo: true, seeks: 'everyone' }],
  ['an empty list', { ...whole, seeks: [] }],
])('a value with %s is whole, and parsing returns it unchanged', (_name, value) => {
  expect(isWhole?.(value)).toBe(true)
  expect(schema.parse(value)).toEqual(value)
})

test.each([
  ['a key too many', { ...whole, mood: 'good' }],
  ['a key too many inside', { ...whole, place: { latitude: 1, longitude: 2 } }],
  ['a key too few', { name: 'Ada', isDemo: false }],
  ['another type', { ...whole, name: 7 }],
  ['an option nobody knows', { ...whole, seeks: ['man', 'other'] }],
  ['null for what is left out', { ...whole, age: null }],
  ['a list for an object', { ...whole, place: [] }],
  ['nothing', null],
  ['a text', 'Ada'],
])('a value with %s is not whole', (_name, value) => {
  expect(isWhole?.(value)).toBe(false)
})

test.each([
  ['a bound', z.object({ age: z.number().check(z.gte(18)) })],
  ['a format', z.object({ id: z.uuid() })],
  ['whole numbers', z.array(z.int())],
  ['a default', z.object({ name: z._default(z.string(), 'Ada') })],
  ['a change of the value', z.pipe(z.string(), z.transform(Number))],
  ['a strict object', z.strictObject({ name: z.string() })],
])('a schema with %s has no quick check', (_name, unknown) => {
  expect(wholeCheck(unknown)).toBeUndefined()
})
