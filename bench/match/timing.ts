import { percentile } from '../../checks/figures.ts'

/** Times are in milliseconds; `aSecond` counts queries on one core. */
export type Times = { p50: number; p95: number; most: number; runs: number; aSecond: number }

export function timesOf(durations: readonly number[]): Times {
  const at = (share: number) => Math.round(percentile(durations, share) * 1000) / 1000
  const total = durations.reduce((sum, one) => sum + one, 0)
  const aSecond = Math.round((durations.length * 1000) / total)
  return { p50: at(0.5), p95: at(0.95), most: at(1), runs: durations.length, aSecond }
}

const TRIES = 3

/** The fastest of three runs, because other work slows the rest. A tenth runs before, as preparation. */
export async function timed<Question, Answer>(
  questions: readonly Question[],
  answer: (question: Question) => Answer | Promise<Answer>,
) {
  for (const question of questions.slice(0, Math.ceil(questions.length / 10))) await answer(question)
  const durations: number[] = []
  const answers: Answer[] = []
  for (const question of questions) {
    let quickest = Number.POSITIVE_INFINITY
    let given: Answer | undefined
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const start = performance.now()
      const answered = answer(question)
      given = answered instanceof Promise ? await answered : answered
      quickest = Math.min(quickest, performance.now() - start)
    }
    if (given !== undefined) answers.push(given)
    durations.push(quickest)
  }
  return { answers, times: timesOf(durations) }
}

export function bytesInUse() {
  if (!globalThis.gc) throw new Error('Start with --expose-gc, so that memory can be told.')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
