import { BUCKETS, bucketsOf, hashOf, wordsOf } from '../../src/engine/concierge/safety/danger-features.ts'
import { BIAS, HEAD_BYTES, KINDS } from '../../src/engine/concierge/safety/danger-reader.ts'
import { shuffle } from '../random.ts'
import type { Lesson } from './compose.ts'

const EPOCHS = 10
/** From this epoch on, weights are averaged: less noise. */
const FIRST_OF_MEAN = 5
const RATE = 0.04
/** This share of features is dropped, so no single word decides. */
const DROPPED = 0.25
/** Smaller errors are skipped to save time. */
const LEAST_ERROR = 0.004
const CERTAINTY = 0.994
const COUNT = KINDS.length

/**
 * One logistic regression per kind over hashed features, by AdaGrad. The same lessons in the same order give the same
 * weights.
 */
export function learned(lessons: readonly Lesson[], random: () => number): Float32Array {
  const weights = new Float32Array(COUNT * BUCKETS)
  const squares = new Float32Array(COUNT * BUCKETS).fill(1)
  const mean = new Float32Array(COUNT * BUCKETS)
  const ready = lessons.map(({ text, kind, weight }) => ({
    buckets: Uint32Array.from(bucketsOf(wordsOf(text))),
    wanted: [kind === 'crisis', kind !== 'none'],
    weight,
  }))
  const order = Uint32Array.from(ready.keys())
  const kept = new Uint32Array(8192)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const at of order) {
      const lesson = ready[at]
      if (!lesson) continue
      let size = 0
      for (const bucket of lesson.buckets) if (random() >= DROPPED) kept[size++] = COUNT * bucket
      for (let kind = 0; kind < COUNT; kind++) {
        let sum = 0
        for (let one = 0; one < size; one++) sum += weights[(kept[one] ?? 0) + kind] ?? 0
        const likely = 1 / (1 + Math.exp(-(sum / (1 - DROPPED) + BIAS)))
        const error = (likely - (lesson.wanted[kind] ? CERTAINTY : 1 - CERTAINTY)) * lesson.weight
        if (Math.abs(error) < LEAST_ERROR) continue
        for (let one = 0; one < size; one++) {
          const place = (kept[one] ?? 0) + kind
          const square = (squares[place] ?? 0) + error * error
          squares[place] = square
          weights[place] = (weights[place] ?? 0) - (RATE * error) / Math.sqrt(square)
        }
      }
    }
    if (epoch >= FIRST_OF_MEAN)
      for (const [at, weight] of weights.entries()) mean[at] = (mean[at] ?? 0) + weight / (EPOCHS - FIRST_OF_MEAN)
  }
  return mean
}

/** Eight bits per weight, a scale per kind, a hash of all. */
export function packed(weights: Float32Array, corpusHash: number): Uint8Array {
  const file = new Uint8Array(HEAD_BYTES + weights.length)
  const view = new DataView(file.buffer)
  const largest = [0, 0]
  for (const [at, weight] of weights.entries())
    largest[at % COUNT] = Math.max(largest[at % COUNT] ?? 0, Math.abs(weight))
  const scales = largest.map((one) => one / 127 || 1)
  for (const [at, weight] of weights.entries())
    view.setInt8(HEAD_BYTES + at, Math.round(weight / (scales[at % COUNT] ?? 1)))
  view.setUint32(0, corpusHash, true)
  view.setUint32(4, hashOf(file.subarray(HEAD_BYTES)), true)
  for (const [kind, scale] of scales.entries()) view.setFloat32(8 + 4 * kind, scale, true)
  return file
}
