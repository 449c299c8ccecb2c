import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import { chatOf } from '../../../test/chat.ts'
import { runsHere } from '../../../test/runs.ts'
import { testApp } from '../../../test/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = await testApp()

const PIECES = [
  'I smoke',
  "I don't drink",
  'kids',
  'between 30 and 40',
  '15 miles',
  '9'.repeat(30),
  'weekends',
  'no',
  'yes',
  'actually, make that 40',
  'must-haves: kind, funny, tall',
  'deal-breakers: everything',
  'women or men',
  '$$$$',
  'my ex',
  'rather not say',
  'within five years of me',
  'I am 40',
  ':',
  '\n- ',
  ', ',
  '?',
  '🙂',
  '<b>',
  '{"a":1}',
  'ДА',
]
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 60 }).map((pieces) => pieces.join(' ')),
)

test('the concierge answers any text or says what is wrong with it, and the conversation can be read again', async () => {
  let chat = await chatOf(app.browser())
  let lines = 0
  await fc.assert(
    fc.asyncProperty(text, async (written) => {
      lines += 1
      // A conversation ends after 40 lines, or for a minor.
      if (lines % 30 === 0 || (await chat.calls.open()).statusCode === 404) chat = await chatOf(app.browser())
      const reply = await chat.calls.reply(chat.sessionId, written.slice(0, MAX_CHAT_TEXT))
      expect([200, 400], reply.body).toContain(reply.statusCode)
      if (reply.statusCode === 200) expect(reply.json().reply).toMatch(/\S/)
      else expect(reply.json().issues).not.toEqual([])
    }),
    { numRuns: runsHere(300) },
  )
})

test('a conversation that consists only of lists stores at most 20 entries for each list', async () => {
  const chat = await chatOf(app.browser())
  for (let line = 0; line < 30; line += 1) {
    const items = Array.from({ length: 15 }, (_, item) => `someone who enjoys hobby${line}x${item}`).join(', ')
    await chat.say(`Must-haves: ${items}. Nice to have: ${items}. Deal-breakers: ${items}`)
  }
  const { snapshot } = await chat.complete()
  expect(snapshot.preferences?.must_haves?.length).toBeLessThanOrEqual(20)
  expect(snapshot.valuesMap?.dealbreakers?.length).toBeLessThanOrEqual(20)
})
