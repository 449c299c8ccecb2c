import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { testApp } from '../../../test/test-app.ts'
import { parseInput } from './endpoint.ts'
import { Refusal } from './refusal.ts'

const app = await testApp()
const SHAPE = z.strictObject({
  name: z.string().check(z.minLength(2), z.maxLength(5)),
  kind: z.enum(['long_term', 'casual']),
  tags: z.array(z.string()).check(z.maxLength(2)),
  age: z.int().check(z.minimum(18)),
  on: z.boolean(),
})
const GOOD = { name: 'Ada', kind: 'casual', tags: [], age: 30, on: true }

function messagesFor(given: object) {
  try {
    parseInput({ input: SHAPE }, { ...GOOD, ...given })
  } catch (error) {
    return error instanceof Refusal ? error.body.issues?.map(({ message }) => message) : String(error)
  }
  return []
}

test.each<[object, string]>([
  [{ name: undefined }, 'This is missing'],
  [{ name: 7 }, 'This should be a text'],
  [{ name: 'A' }, 'This needs 2 characters at least'],
  [{ name: 'Ada Lovelace' }, 'This can have 5 characters at most'],
  [{ kind: 'other' }, 'This should be one of: long_term, casual'],
  [{ tags: ['a', 'b', 'c'] }, 'This can have 2 entries at most'],
  [{ age: 17 }, 'This needs 18 at least'],
  [{ age: 1.5 }, 'This should be a whole number'],
  [{ on: 'yes' }, 'This should be true or false'],
])('%o gets an error in plain words', (given, message) => expect(messagesFor(given)).toEqual([message]))

test("no endpoint answers with the validator's own words", async () => {
  const browser = app.browser()
  for (const { method, path } of Object.values(endpoints)) {
    if (method === 'GET') continue
    const reply = await browser.post(path, { email: 7, text: ['x'.repeat(9000)], draft: 'no', matchId: {}, action: 1 })
    expect(reply.body, path).not.toMatch(/Invalid input|Invalid option|Too (?:big|small)|expected/)
  }
})
