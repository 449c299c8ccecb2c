/** NaN for no values. */
export function percentile(values: readonly number[], share: number) {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function tally(words: readonly string[]) {
  const counts = Map.groupBy(words, (word) => word)
  return [...counts].map(([word, all]) => `${all.length} × ${word}`).join(', ') || 'none'
}

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms))
