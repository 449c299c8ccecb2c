export type Times = { p50: number; p95: number; most: number; runs: number }

/** Middle, 95th percentile and worst of some durations in ms. */
export function timesOf(durations: readonly number[]): Times {
  const sorted = durations.toSorted((a, b) => a - b)
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0) * 1000) / 1000
  return { p50: at(0.5), p95: at(0.95), most: at(1), runs: sorted.length }
}

/** Answers every question once and notes how long each took; a tenth is answered beforehand, to warm up. */
export async function timed<Question, Answer>(
  questions: readonly Question[],
  answer: (question: Question) => Answer | Promise<Answer>,
) {
  for (const question of questions.slice(0, Math.ceil(questions.length / 10))) await answer(question)
  const durations: number[] = []
  const answers: Answer[] = []
  for (const question of questions) {
    const start = performance.now()
    const given = answer(question)
    answers.push(given instanceof Promise ? await given : given)
    durations.push(performance.now() - start)
  }
  return { answers, times: timesOf(durations) }
}

/** Heap and typed arrays in use, in bytes, after everything unused is given back. */
export function bytesInUse() {
  if (!globalThis.gc) throw new Error('Start with --expose-gc, so that memory can be told.')
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
