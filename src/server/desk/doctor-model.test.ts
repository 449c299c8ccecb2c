import { afterAll, beforeEach, expect, test } from 'vitest'
import { startModelServer } from '../../../test/model-server.ts'
import { testApp } from '../../../test/test-app.ts'
import { model } from './doctor-model.ts'
import { readHealth } from './doctor-store.ts'

const app = await testApp()
const good = JSON.stringify({ remark: 'Fifteen miles.', operations: [] })
const server = await startModelServer(() => good)
beforeEach(() => server.behave(() => good))
afterAll(() => server.stop())

const LLM = { baseUrl: server.baseUrl, model: 'small', apiKey: undefined, timeoutMs: 2000, format: 'schema' as const }
const found = async (llm: typeof LLM | undefined = LLM) =>
  model({ ...app.deps, config: { ...app.deps.config, llm } }, await readHealth(app.db))

const status = (code: number) => () => (response: { writeHead(code: number): { end(text: string): void } }) =>
  response.writeHead(code).end('{"error":{"message":"no"}}')

test('without a model, the finding says so and asks for nothing', async () => {
  const deps = { ...app.deps, config: { ...app.deps.config, llm: undefined } }
  expect(await model(deps, await readHealth(app.db))).toEqual({
    name: 'Model',
    found: 'none: the built-in reader listens',
  })
})

test('for a model that works, the finding shows its seconds and format after one call of full length', async () => {
  expect(await found()).toEqual({
    name: 'Model',
    found: expect.stringMatching(/^small answers in \d+\.\d s, with JSON schema$/),
  })
  expect(server.calls).toHaveLength(1)
  const letters = server.calls[0]?.body.messages.map(({ content }) => content).join('').length ?? 0
  expect(letters).toBeGreaterThan(5000)
})

test('for a model that refuses the schema, the finding names the setting that saves a call', async () => {
  server.behave(({ body }) => (body.response_format?.type === 'json_schema' ? status(400)() : good))
  expect(await found()).toMatchObject({
    found: expect.stringContaining('without JSON schema'),
    todo: expect.stringContaining('LLM_FORMAT=plain'),
  })
})

test('for a model that thinks first, the finding advises to turn reasoning off', async () => {
  server.behave(() => (response) => {
    response.setHeader('content-type', 'application/json')
    response.end(
      JSON.stringify({
        ...{ id: 'c1', object: 'chat.completion', created: 0, model: 'small' },
        choices: [
          { index: 0, message: { role: 'assistant', content: good, reasoning_content: 'Hm.' }, finish_reason: 'stop' },
        ],
      }),
    )
  })
  expect(await found()).toMatchObject({ todo: expect.stringContaining('reasoning off') })
})

test.each([
  ['the key is refused', status(401), 'LLM_API_KEY'],
  ['it knows no such model', status(404), 'LLM_MODEL'],
  ['the call is too long for its context', status(400), '8,192'],
  ['it is asked too often', status(429), 'limits'],
  ['it says nothing in time', () => () => undefined, 'LLM_TIMEOUT_MS'],
  ['its answer is empty', () => '', 'reasoning off'],
  ['it hangs up', () => (response: { destroy(): void }) => response.destroy(), 'is it running'],
])('if %s, the finding says what to do', async (_, behaviour, words) => {
  server.behave(behaviour as Parameters<typeof server.behave>[0])
  const { found: said, todo } = await found({ ...LLM, timeoutMs: 300 })
  expect(said).toContain('no answer from small')
  expect(todo).toContain(words)
})
