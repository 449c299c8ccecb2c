import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import type { Lesson } from './compose.ts'

/** As `learned` for all labels: each thread learns its share of them. */
export async function learnedInThreads(lessons: readonly Lesson[]): Promise<Float32Array> {
  const share = Math.ceil(LABELS.length / Math.min(availableParallelism(), 4))
  const starts = LABELS.flatMap((_, at) => (at % share === 0 ? [at] : []))
  const shares = starts.map((at) => LABELS.slice(at, at + share))
  const parts = await Promise.all(shares.map((labels) => inThread({ lessons, labels })))
  const buckets = (parts[0]?.length ?? 0) / (shares[0]?.length ?? 1)
  const weights = new Float32Array(LABELS.length * buckets)
  for (const [nth, part] of parts.entries()) {
    const width = shares[nth]?.length ?? 0
    for (let bucket = 0; bucket < buckets; bucket++)
      weights.set(part.subarray(bucket * width, (bucket + 1) * width), bucket * LABELS.length + (starts[nth] ?? 0))
  }
  return weights
}

function inThread(workerData: { lessons: readonly Lesson[]; labels: readonly string[] }) {
  return new Promise<Float32Array>((resolve, reject) => {
    const thread = new Worker(new URL('./learn-thread.ts', import.meta.url), { workerData })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
