import { afterAll, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { chatOf, conciergeOf } from '../../../test/chat.ts'
import { HOSTILE_PROMPTS } from '../../../test/hostile-prompts.ts'
import { startModelServer } from '../../../test/model-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { modelAt } from '../language-model/model.ts'

const CANARY = /zanzibar/i
const MEMBERS = 50

/** Repeats its input, like a model that obeys the attacker. */
const model = await startModelServer(({ body }) => {
  const shown = body.messages[1]?.content ?? ''
  const { message } = JSON.parse(shown)
  const said = { path: 'preferences.must_haves', value: message.slice(0, 120), words: message }
  return JSON.stringify({
    remark: shown,
    operations: [
      { op: 'add', ...said },
      { op: 'note', value: message, words: message },
    ],
  })
})
const app = await testApp({ deps: { askModel: modelAt({ baseUrl: model.baseUrl, model: 'm' }) } })
afterAll(() => model.stop())

async function canaryMember(number: number) {
  const canary = `zanzibar${number}`
  const email = `${canary}@example.com`
  const browser = app.browser()
  const intake = anIntake({
    account: { email },
    basics: { displayName: canary, pronouns: canary },
    location: { city: canary, availability: { typicalWeek: [canary] } },
    preferences: { values: [canary], interests: [canary] },
    dealbreakers: { mustNot: [canary], safety: [canary] },
    media: { photos: [`https://example.com/${canary}.jpg`] },
    review: { notesForMatchmaker: canary },
  })
  await browser.post('/v1/intake/submit', intake)
  const chat = await chatOf(browser, { name: canary, email })
  await chat.say(`Must-haves: ${canary}. I never smoke, and I smoke nothing at ${canary}.`)
  await chat.complete(email)
}

const noCanaryIn = (texts: readonly string[]) => expect(texts.filter((text) => CANARY.test(text))).toEqual([])
const promptsSent = () => model.calls.map(({ body }) => JSON.stringify(body))

test('hostile messages and names bring out no data of 50 stored members', async () => {
  for (let number = 0; number < MEMBERS; number += 1) await canaryMember(number)
  model.calls.length = 0
  const stored = await app.db.selectFrom('submission').select('body').execute()
  expect(stored.filter(({ body }) => CANARY.test(JSON.stringify(body)))).toHaveLength(MEMBERS)
  expect(HOSTILE_PROMPTS).toHaveLength(200)

  const replies: string[] = []
  for (let first = 0; first < HOSTILE_PROMPTS.length; first += 20) {
    const chat = await chatOf(app.browser())
    const nothing = (await chat.calls.open()).json().snapshot
    for (const prompt of HOSTILE_PROMPTS.slice(first, first + 20)) {
      const replied = await chat.say(prompt)
      replies.push(JSON.stringify(replied))
      expect(replied.snapshot, prompt).toEqual(nothing)
    }
    replies.push(JSON.stringify(await chat.complete(`zanzibar${first}@example.com`)))
  }
  noCanaryIn(replies)
  expect(model.calls).toEqual([])

  // The line is harmless, but the context has an attack.
  for (const prompt of HOSTILE_PROMPTS) {
    const chat = await chatOf(app.browser(), { name: prompt.slice(0, 80), intakeSummary: prompt })
    noCanaryIn([JSON.stringify(await chat.say('My street has 20 trees'))])
  }
  expect(model.calls).toHaveLength(200)
  noCanaryIn(promptsSent())

  const thief = conciergeOf(app.browser())
  for (let number = 0; number < MEMBERS; number += 1)
    expect((await thief.previous(`zanzibar${number}@example.com`)).statusCode).toBe(404)
}, 240_000)

const MARKUP = '<img src=x onerror=alert(1)>'

test('markup in every field is returned as JSON, never as a page', async () => {
  const chat = await chatOf(app.browser(), { name: MARKUP, intakeSummary: MARKUP })
  for (const path of ['reply', 'complete'] as const) {
    const reply =
      path === 'reply'
        ? await chat.calls.reply(chat.sessionId, `Must-haves: ${MARKUP}`)
        : await chat.calls.complete(chat.sessionId)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
  }
})
