import { remembered } from '../reading/remembered.ts'
import { answerBuckets, BUCKETS, parsed } from './features.ts'
import { LABEL_INDEX, LABELS } from './labels.ts'

/** From 0 to 1. */
export type Likelihood = (label: string) => number
/** `asked` is 'none' if no question is open. */
export type LabelReader = (text: string, asked: string) => Likelihood

/** Negative: most labels are wrong for most messages. */
export const BIAS = -3
/** The corpus hash and the length of the names. Then come the names, a scale for each label, and a row per bucket. */
export const NAMES_AT = 8
export const scalesAt = (names: string) => NAMES_AT + 4 * Math.ceil(names.length / 4)

/** The labels of a file, joined by spaces. */
export function namesIn(file: Uint8Array): string {
  const length = new DataView(file.buffer, file.byteOffset).getUint32(4, true)
  return String.fromCharCode(...file.subarray(NAMES_AT, NAMES_AT + Math.min(length, MOST_NAMES)))
}
const MOST_NAMES = 10_000

export const corpusHashOf = (file: Uint8Array): number => new DataView(file.buffer, file.byteOffset).getUint32(0, true)

/** @throws when the file does not fit this version's labels */
export function labelReader(file: Uint8Array): LabelReader {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const [count, names] = [LABELS.length, LABELS.join(' ')]
  const at = scalesAt(names)
  const head = at + 4 * count
  if (file.byteLength !== head + count * BUCKETS || namesIn(file) !== names)
    throw new RangeError('These are no weights for the labels of this version. Run: npm run train')
  const scales = LABELS.map((_, nth) => view.getFloat32(at + 4 * nth, true))
  const weights = new Int8Array(file.buffer, file.byteOffset + head, count * BUCKETS)
  /** Adds bucket rows in groups of four, which halves the time. */
  const add = (sums: Int32Array, buckets: readonly number[]) => {
    const rows = buckets.length - (buckets.length % 4)
    for (let one = 0; one < rows; one += 4) {
      const first = (buckets[one] ?? 0) * count
      const second = (buckets[one + 1] ?? 0) * count
      const third = (buckets[one + 2] ?? 0) * count
      const fourth = (buckets[one + 3] ?? 0) * count
      for (let at = 0; at < count; at++)
        sums[at] =
          (sums[at] ?? 0) +
          (weights[first + at] ?? 0) +
          (weights[second + at] ?? 0) +
          (weights[third + at] ?? 0) +
          (weights[fourth + at] ?? 0)
    }
    for (const bucket of buckets.slice(rows))
      for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[bucket * count + at] ?? 0)
    return sums
  }
  // Caches the part that does not depend on the question: each message is read with and without a question.
  const heard = remembered((text) => {
    const message = parsed(text)
    const sums = add(new Int32Array(count), message.said)
    return remembered((asked) => add(sums.slice(), answerBuckets(message, asked)))
  })
  return (text, asked) => {
    let all: Int32Array | undefined
    return (label) => {
      const at = LABEL_INDEX.get(label)
      if (at === undefined) return 0
      all ??= heard(text)(asked)
      return 1 / (1 + Math.exp(-((all[at] ?? 0) * (scales[at] ?? 0) + BIAS)))
    }
  }
}
