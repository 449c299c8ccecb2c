import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

type Described = { name: string; help: string }
type Value = { labels?: Record<string, string>; value: number }

/** The first use makes the counter, because tests have many registries in one process. */
export function countEvent(metrics: Registry, { name, help }: Described, labels: Record<string, string> = {}) {
  const counter =
    // The type allows all metrics, but each name has one use.
    (metrics.getSingleMetric(name) as Counter | undefined) ??
    new Counter({ name, help, labelNames: Object.keys(labels), registers: [metrics] })
  counter.inc(labels)
}

export async function timeEvent<T>(metrics: Registry, { name, help }: Described, run: () => Promise<T>) {
  const histogram =
    (metrics.getSingleMetric(name) as Histogram | undefined) ??
    new Histogram({ name, help, registers: [metrics], buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10] })
  const stop = histogram.startTimer()
  const result = await run()
  stop()
  return result
}

/** The values are read when /metrics is requested. */
export function showGauge(
  metrics: Registry,
  { labels: labelNames = [], ...described }: Described & { labels?: string[] },
  read: () => Promise<Value[]> | Value[],
) {
  new Gauge({
    ...described,
    labelNames,
    registers: [metrics],
    async collect() {
      this.reset()
      if (labelNames.length === 0) this.remove()
      // Without this, one failure would hide all figures, even those that explain it.
      const values = await Promise.resolve(read()).catch(() => [])
      for (const { labels = {}, value } of values) this.set(labels, value)
    },
  })
}
