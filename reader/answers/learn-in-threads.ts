import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BUCKETS } from '../../src/engine/concierge/understand/built-in/labels/features.ts'
import type { Lesson } from './compose.ts'
import type { Columns } from './learn.ts'

export async function learnedInThreads(lessons: readonly Lesson[], labels: readonly string[]): Promise<Columns> {
  const share = Math.ceil(labels.length / Math.min(availableParallelism(), 4))
  const starts = labels.flatMap((_, at) => (at % share === 0 ? [at] : []))
  const shares = starts.map((at) => labels.slice(at, at + share))
  const learned = await Promise.all(
    shares.map(async (own) => {
      const rows = await inThread({ lessons, labels: own })
      const weightOf = (nth: number) => (_: unknown, bucket: number) => rows[bucket * own.length + nth] ?? 0
      return own.map((label, nth) => [label, Float32Array.from({ length: BUCKETS }, weightOf(nth))] as const)
    }),
  )
  return new Map(learned.flat())
}

function inThread(workerData: { lessons: readonly Lesson[]; labels: readonly string[] }) {
  return new Promise<Float32Array>((resolve, reject) => {
    const thread = new Worker(new URL('./learn-thread.ts', import.meta.url), { workerData })
    thread.once('message', resolve)
    thread.once('error', reject)
  })
}
