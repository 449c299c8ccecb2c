import { remembered } from '../understand/built-in/reading/remembered.ts'
import { BUCKETS, bucketsOf, hashOf, MOST_WORDS, wordsOf } from './danger-features.ts'

/** Likelihoods from 0 to 1. `any`: a crisis or despair. */
export type Weight = { crisis: number; any: number }
export type DangerReader = (text: string) => Weight

export const KINDS = ['crisis', 'any'] as const
export const BIAS = -2
/** The corpus hash, the weights' hash, and a scale for each kind. */
export const HEAD_BYTES = 4 * (2 + KINDS.length)

export const learnedFrom = (file: Uint8Array): number => new DataView(file.buffer, file.byteOffset).getUint32(0, true)

/** Words between the starts of two stretches. */
const STEP = 40
const MOST_STRETCHES = 24

/** @throws when the file is damaged or from another version */
export function dangerReader(file: Uint8Array): DangerReader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (
    file.byteLength !== HEAD_BYTES + KINDS.length * BUCKETS ||
    view.getUint32(4, true) !== hashOf(file.subarray(HEAD_BYTES))
  )
    throw new RangeError('These are no weights for the reader of danger of this version. Run: npm run train')
  const [ofCrisis, ofAny] = [view.getFloat32(8, true), view.getFloat32(12, true)]
  const weights = new Int8Array(file.buffer, file.byteOffset + HEAD_BYTES, KINDS.length * BUCKETS)
  const weigh = (words: readonly string[]): Weight => {
    let [crisis, any] = [0, 0]
    for (const bucket of bucketsOf(words)) {
      crisis += weights[2 * bucket] ?? 0
      any += weights[2 * bucket + 1] ?? 0
    }
    const ofThis = likely(crisis * ofCrisis)
    return { crisis: ofThis, any: Math.max(ofThis, likely(any * ofAny)) }
  }
  return remembered((text) => most(stretchesOf(wordsOf(text)).map(weigh)))
}

const likely = (sum: number) => 1 / (1 + Math.exp(-(sum + BIAS)))

export const most = (weights: readonly Weight[]): Weight => ({
  crisis: Math.max(0, ...weights.map(({ crisis }) => crisis)),
  any: Math.max(0, ...weights.map(({ any }) => any)),
})

function stretchesOf(words: readonly string[]): (readonly string[])[] {
  const count = Math.max(1, Math.ceil((words.length - MOST_WORDS) / STEP) + 1)
  return Array.from({ length: Math.min(count, MOST_STRETCHES) }, (_, at) =>
    words.slice(at * STEP, at * STEP + MOST_WORDS),
  )
}
