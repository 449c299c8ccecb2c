import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelCall = {
  body: {
    model: string
    max_tokens?: number
    temperature?: number
    reasoning_effort?: string
    tools?: unknown
    response_format?: { type: string; json_schema?: { strict: boolean; schema: AnswerSchema } }
    messages: { role: string; content: string }[]
  }
  authorization: string | undefined
}
type AnswerSchema = {
  properties: {
    operations: { items: { properties: object; required: string[]; additionalProperties: boolean } }
  }
}
/** The assistant's text, or how a broken endpoint behaves. */
export type ModelBehaviour = (call: ModelCall) => string | ((response: ServerResponse) => void)

/** OpenAI-compatible. `calls` records the requests. */
export async function startModelServer(first: ModelBehaviour) {
  let behaviour = first
  const calls: ModelCall[] = []
  const server = createServer(async (request, response) => {
    const call = { body: JSON.parse(await textOf(request)), authorization: request.headers.authorization }
    calls.push(call)
    const answer = behaviour(call)
    if (typeof answer === 'function') return answer(response)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(completion(answer)))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  // listen() on a TCP port always gives an AddressInfo.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    behave(next: ModelBehaviour) {
      behaviour = next
      calls.length = 0
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const completion = (content: string) => ({
  id: 'c1',
  object: 'chat.completion',
  created: 0,
  model: 'test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})

async function textOf(request: IncomingMessage) {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
