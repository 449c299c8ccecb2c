import { SECOND_MS } from '../durations.ts'
import { LONGEST_SHOWN, type ModelQuestion, SHOWN_TURN, SHOWN_TURNS } from '../language-model/prompt.ts'
import type { Finding, OutsideCheck } from './doctor-finding.ts'

const NAME = 'Model'
/** People wait for the reply: slow is worse than none. */
const SLOW_MS = 4 * SECOND_MS
const LINE = 'On Saturdays I bake bread, and in the evening we walk along the lake with the dogs. '
const long = (letters: number) => LINE.repeat(Math.ceil(letters / LINE.length)).slice(0, letters)

/** The longest possible call shows whether the context is too small. */
const LONGEST: ModelQuestion = {
  name: 'Doctor',
  snapshot: { valuesMap: { distance_km: 24 }, preferences: { must_haves: [long(100), long(101), long(102)] } },
  turns: Array.from({ length: SHOWN_TURNS }, (_, at) => ({
    from: at % 2 === 0 ? 'concierge' : 'member',
    text: long(SHOWN_TURN),
  })),
  asked: 'distance',
  buttons: ['15 miles', '30 miles'],
  facts: [],
  message: `About 15 miles. ${long(LONGEST_SHOWN - 16)}`,
}

/** Asks as the chat does. Only the command asks, because a call costs money. */
export const model: OutsideCheck = async ({ config: { llm } }): Promise<Finding> => {
  if (!llm) return { name: NAME, found: 'none: the built-in reader listens' }
  let came: { isPlain: boolean; hasReasoned: boolean } | undefined
  let failed: { reason: string; status: number | undefined } | undefined
  const { modelAt } = await import('../language-model/model.ts')
  const began = performance.now()
  const answer = await modelAt({
    ...llm,
    onAnswer: (how) => {
      came = how
    },
    onFailure: (reason, status) => {
      failed = { reason, status }
    },
  })(LONGEST)
  const took = performance.now() - began
  const seconds = `${(took / SECOND_MS).toFixed(1)} s`
  if (answer === null || !came) {
    const why = failed?.status === undefined ? (failed?.reason ?? 'unknown') : `status ${failed.status}`
    return { name: NAME, found: `no answer from ${llm.model} in ${seconds} (${why})`, todo: adviceOn(failed) }
  }
  const found = `${llm.model} answers in ${seconds}, ${came.isPlain ? 'without' : 'with'} JSON schema`
  if (came.hasReasoned)
    return { name: NAME, found: `${found}, after thinking`, todo: 'Turn its reasoning off: people wait for it.' }
  if (came.isPlain && llm.format !== 'plain')
    return { name: NAME, found, todo: 'It refuses the schema: LLM_FORMAT=plain saves the refused call.' }
  return took > SLOW_MS
    ? { name: NAME, found, todo: 'That is slow for a chat: a smaller model, or none.' }
    : { name: NAME, found }
}

function adviceOn(failed: { reason: string; status: number | undefined } | undefined): string {
  const { reason = '', status } = failed ?? {}
  if (status === 401 || status === 403) return 'It refuses the key: look at LLM_API_KEY.'
  if (status === 404) return 'It knows no such address or model: look at LLM_BASE_URL and LLM_MODEL.'
  if (status === 400 || status === 422 || status === 413)
    return 'It refuses the longest call of the chat: give it a context of 8,192 tokens.'
  if (status === 429) return 'It is asked too often: look at the limits of your account.'
  if (/timeout|abort/i.test(reason)) return 'It is slower than LLM_TIMEOUT_MS: a smaller model, or none.'
  if (/NoObject|NoOutput/i.test(reason))
    return 'Its answer is no JSON, or empty: turn reasoning off, or try another model.'
  return 'Nothing answers at LLM_BASE_URL: is it running? The chat goes on with the built-in reader.'
}
