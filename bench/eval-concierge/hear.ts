import { likelyFacts } from '../../src/engine/concierge/facts/likely-facts.ts'
import type { Conversation } from '../../src/engine/concierge/state/conversation.ts'
import { takeTurn } from '../../src/engine/concierge/turn/take-turn.ts'
import type { Turn } from '../../src/engine/concierge/turn/turn.ts'
import { heardIn, lineFor, modelQuestion } from '../../src/server/concierge/hear-with-model.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { modelAt } from '../../src/server/language-model/model.ts'

export type Hear = (before: Conversation, text: string) => Promise<Turn>

const NAME = 'Sam'
/** Long, because latency is measured too. */
const MODEL_TIMEOUT_MS = 120_000

const hearAlone: Hear = async (before, text) => takeTurn(before, text, { reader })

function hearWithModel(): Hear {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = process.env
  if (!baseUrl || !model) throw new Error('--model asks the model at LLM_BASE_URL named LLM_MODEL: set both.')
  const ask = modelAt({ baseUrl, model, apiKey, timeoutMs: MODEL_TIMEOUT_MS })
  const took: number[] = []
  let failed = 0
  process.once('exit', () => {
    const sorted = took.toSorted((one, other) => one - other)
    const [half, most] = [0.5, 0.95].map((part) => Math.round(sorted[Math.floor(part * sorted.length)] ?? 0))
    console.error(`${took.length} messages went to ${model}, ${failed} came to nothing; p50 ${half} ms, p95 ${most} ms`)
  })
  return async (before, text) => {
    const turn = takeTurn(before, text, { reader })
    const line = lineFor(turn, before, text)
    if (line === null) return turn
    const facts = likelyFacts(line, { before, reader })
    const question = modelQuestion({ name: NAME, state: before }, { line, turns: [], facts })
    const started = performance.now()
    const answer = await ask(question)
    took.push(performance.now() - started)
    failed += Number(answer === null)
    if (!answer) return turn
    return takeTurn(before, text, { reader, model: heardIn(answer, question) })
  }
}

export const hearing = (isWithModel: boolean): Hear => (isWithModel ? hearWithModel() : hearAlone)
