/** Student's t for a 95 % interval, by number of seeds. */
const T95 = [0, 0, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262]

export type Interval = { mean: number; low: number; high: number }

export function intervalOf(figures: readonly number[]): Interval {
  const count = figures.length
  const mean = figures.reduce((sum, one) => sum + one, 0) / count
  const variance = figures.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, count - 1)
  const half = count < 2 ? Number.POSITIVE_INFINITY : (T95[count] ?? 2) * Math.sqrt(variance / count)
  return { mean, low: mean - half, high: mean + half }
}
