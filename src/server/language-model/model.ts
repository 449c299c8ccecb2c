import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  jsonSchema,
  type LanguageModelMiddleware,
  NoObjectGeneratedError,
  Output,
  wrapLanguageModel,
  zodSchema,
} from 'ai'
import * as z from 'zod/mini'
import { modelOperationSchema } from '#engine/concierge/understand/model/operation.ts'
import { putRight } from '#engine/concierge/understand/model/put-right.ts'
import { MINUTE_MS } from '../durations.ts'
import { answerIn } from './answer-in.ts'
import { MODEL_INSTRUCTIONS, type ModelQuestion, modelPrompt } from './prompt.ts'

const MODEL_TIMEOUT_MS = 8_000
const MODEL_TOKENS = 400
// 400 tokens are under 4 KB; the rest is JSON around them. An endpoint that sends more is broken or hostile.
const MODEL_ANSWER_BYTES = 64 * 1024

// A hanging endpoint would make every reply take the whole timeout.
const FAILURES_BEFORE_REST = 3
const REST_MS = MINUTE_MS
const PLAIN_MS = 10 * MINUTE_MS
const TEMPERATURE = 0.1

const MOST_OPERATIONS = 20
const answerSchema = z.object({ operations: z.array(modelOperationSchema), remark: z.string() })
const looseSchema = z.object({
  operations: z.union([z.array(z.unknown()).check(z.maxLength(MOST_OPERATIONS)), z.looseObject({})]),
  remark: z.optional(z.nullable(z.string())),
})

/** Untrusted: filter the remark and check the operations. */
export type ModelAnswer = z.output<typeof answerSchema>

/** An unclear operation is dropped: the others may be right. */
const ANSWER_FORMAT = jsonSchema<ModelAnswer>(() => zodSchema(answerSchema).jsonSchema, {
  validate(given) {
    const { data, error } = z.safeParse(looseSchema, Array.isArray(given) ? { operations: given } : given)
    if (!data) return { success: false, error }
    const operations = [data.operations].flat().flatMap(putRight)
    return { success: true, value: { remark: data.remark ?? '', operations } }
  },
})

/**
 * Null if the model is slow, unreachable or makes no sense: the built-in turn stays. @param signal ends the call early,
 * with null
 */
export type AskModel = (question: ModelQuestion, signal?: AbortSignal) => Promise<ModelAnswer | null>

/**
 * Calls an OpenAI-compatible endpoint. After three failures in sequence, it gets no calls for a minute.
 * @param nowMs a monotonic clock, in milliseconds
 * @param onFailure gets the error's class, without content, and the status of a reply
 * @param onAnswer learns if the answer came without the format, or after thinking
 */
export function modelAt(options: {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  timeoutMs?: number
  /** 'plain' for endpoints that take no JSON schema. */
  format?: 'schema' | 'plain'
  onFailure?: (reason: string, status?: number) => void
  onAnswer?: (answer: { isPlain: boolean; hasReasoned: boolean }) => void
  nowMs?: () => number
}): AskModel {
  const provider = createOpenAICompatible({
    name: 'concierge',
    baseURL: options.baseUrl,
    supportsStructuredOutputs: true,
    ...(options.apiKey ? { apiKey: options.apiKey } : {}),
    fetch: boundedFetch,
    ...(new URL(options.baseUrl).protocol === 'http:' ? { transformRequestBody: withoutReasoning } : {}),
  })
  const model = wrapLanguageModel({ model: provider.chatModel(options.model), middleware: OBJECT_ALONE })
  const plainModel = wrapLanguageModel({ model, middleware: WITHOUT_FORMAT })
  const nowMs = options.nowMs ?? (() => performance.now())
  let plainUntilMs = options.format === 'plain' ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  let failures = 0
  let restsUntilMs = Number.NEGATIVE_INFINITY
  return async (question, signal) => {
    if (nowMs() < restsUntilMs) return null
    const late = AbortSignal.timeout(options.timeoutMs ?? MODEL_TIMEOUT_MS)
    const ask = async (chosen: typeof model) => {
      const { output, reasoningText } = await generateText({
        model: chosen,
        output: Output.object({ schema: ANSWER_FORMAT }),
        instructions: MODEL_INSTRUCTIONS,
        prompt: modelPrompt(question),
        maxOutputTokens: MODEL_TOKENS,
        temperature: TEMPERATURE,
        maxRetries: 0,
        abortSignal: AbortSignal.any([late, ...(signal ? [signal] : [])]),
      })
      options.onAnswer?.({ isPlain: chosen === plainModel, hasReasoned: (reasoningText ?? '') !== '' })
      return output
    }
    try {
      const isPlain = nowMs() < plainUntilMs
      const answer = await ask(isPlain ? plainModel : model).catch(async (error: unknown) => {
        if (isPlain || !isRefused(error)) throw error
        const plainAnswer = await ask(plainModel)
        // The call succeeded without a format. The format is tried again later.
        plainUntilMs = nowMs() + PLAIN_MS
        return plainAnswer
      })
      failures = 0
      return answer
    } catch (error) {
      // One person may cause nonsense or a call that is too long. It must not stop the model for others.
      failures = isNonsense(error) || isRefused(error) ? 0 : failures + 1
      if (failures >= FAILURES_BEFORE_REST) restsUntilMs = nowMs() + REST_MS
      options.onFailure?.(
        error instanceof Error ? error.name : 'unknown',
        APICallError.isInstance(error) ? error.statusCode : undefined,
      )
      return null
    }
  }
}

const OBJECT_ALONE = extractJsonMiddleware({ transform: answerIn })

/**
 * A model that thinks first spends all its tokens on thinking. llama.cpp's server and vLLM read the first key, Ollama
 * the second. Providers on the internet refuse unknown keys, so only own servers (http) get them.
 */
const withoutReasoning = (body: Record<string, unknown>) =>
  body.response_format === undefined
    ? body
    : { ...body, chat_template_kwargs: { enable_thinking: false }, reasoning_effort: 'none' }

/** Some servers refuse a JSON schema; the instructions describe the object. */
const WITHOUT_FORMAT: LanguageModelMiddleware = {
  transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'text' } }),
}

/** True for words without an answer. A reply without words is a failure: the model only thinks, or is cut off. */
const isNonsense = (error: unknown) => NoObjectGeneratedError.isInstance(error) && (error.text ?? '').trim() !== ''

const isRefused = (error: unknown) =>
  APICallError.isInstance(error) && (error.statusCode === 400 || error.statusCode === 422)

async function boundedFetch(input: Parameters<typeof fetch>[0], init?: RequestInit) {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MODEL_ANSWER_BYTES) throw new RangeError('The model answered with more than a reply can be.')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers })
}
