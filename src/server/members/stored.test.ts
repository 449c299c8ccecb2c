import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { onUnread, readStored, type Shape, type Unread } from './stored.ts'

const schema = z.strictObject({
  version: z.literal(3),
  name: z.string(),
  limits: z.optional(z.strictObject({ min: z.optional(z.int()), max: z.optional(z.int()) })),
  entries: z.array(z.strictObject({ path: z.enum(['a', 'b']), turn: z.int() })),
  colour: z.optional(z.enum(['red', 'blue'])),
})
const shape: Shape<z.output<typeof schema>> = {
  table: 'thing',
  schema,
  version: 3,
  upcasts: [({ title, ...body }) => ({ ...body, name: title }), (body) => ({ ...body, entries: body.entries ?? [] })],
}
const whole = { version: 3, name: 'Ada', limits: { min: 1 }, entries: [{ path: 'a', turn: 0 }], colour: 'red' }

const reported: Unread[] = []
const stop = onUnread((unread) => reported.push(unread))
afterEach(() => reported.splice(0))

test('a row of this version is read unchanged, and nothing is reported', () => {
  expect(readStored(shape, whole)).toEqual(whole)
  expect(reported).toEqual([])
})

test('unknown keys are ignored at every depth, and nothing is reported', () => {
  const newer = { ...whole, mood: 'good', limits: { min: 1, step: 2 }, entries: [{ path: 'a', turn: 0, why: 'x' }] }
  expect(readStored(shape, newer)).toEqual(whole)
  expect(reported).toEqual([])
})

test('an invalid field is dropped, and reported without its value', () => {
  expect(readStored(shape, { ...whole, colour: 'a secret', limits: { min: 'many', max: 5 } })).toEqual({
    version: 3,
    name: 'Ada',
    limits: { max: 5 },
    entries: [{ path: 'a', turn: 0 }],
  })
  expect(reported).toEqual([{ table: 'thing', what: 'field', paths: ['limits.min', 'colour'] }])
})

test('invalid entries of a list are dropped, and the others stay', () => {
  const entries = [{ path: 'a' }, { path: 'b', turn: 1 }, { path: 'c', turn: 2 }, 7]
  expect(readStored(shape, { ...whole, entries })?.entries).toEqual([{ path: 'b', turn: 1 }])
  expect(reported).toEqual([{ table: 'thing', what: 'field', paths: ['entries.*', 'entries.*.path'] }])
})

test('rows of older versions are upgraded one version at a time', () => {
  expect(readStored(shape, { title: 'Ada' })).toEqual({ version: 3, name: 'Ada', entries: [] })
  expect(readStored(shape, { version: 2, name: 'Ada' })).toEqual({ version: 3, name: 'Ada', entries: [] })
})

test('from a row of a future version, the known keys are read', () => {
  expect(readStored(shape, { ...whole, version: 9, next: {} })).toEqual(whole)
})

test('missing or invalid keys get their defaults', () => {
  const forgiving = { ...shape, defaults: { name: '', entries: [] } }
  expect(readStored(forgiving, { version: 3 })).toEqual({ version: 3, name: '', entries: [] })
  expect(readStored(forgiving, { ...whole, entries: 'none' })?.entries).toEqual([])
})

test.each([[null], ['text'], [7], [[]], [{ version: 3, entries: [] }]])('%j is unreadable', (stored) => {
  expect(readStored(shape, stored)).toBeUndefined()
  expect(reported).toMatchObject([{ table: 'thing', what: 'row' }])
})

test('a row is unreadable if an essential key is wrong anywhere in it', () => {
  const strict = { ...shape, essential: ['limits'] }
  expect(readStored(strict, { ...whole, limits: { min: 'many' } })).toBeUndefined()
  expect(readStored(strict, { ...whole, limits: { min: 1, step: 2 } })).toEqual(whole)
})

test('nothing is reported after the listener was removed', () => {
  stop()
  readStored(shape, null)
  expect(reported).toEqual([])
})
