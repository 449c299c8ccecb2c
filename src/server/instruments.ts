import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

type Described = { name: string; help: string }
type Value = { labels?: Record<string, string>; value: number }

/** Adds one to a counter of this process. Tests have many registries in one process, so it is made on first use. */
export function countEvent(metrics: Registry, { name, help }: Described, labels: Record<string, string> = {}) {
  const counter =
    // The registry keeps metrics of all kinds under their names; each name is only ever given in one place.
    (metrics.getSingleMetric(name) as Counter | undefined) ??
    new Counter({ name, help, labelNames: Object.keys(labels), registers: [metrics] })
  counter.inc(labels)
}

/** Runs something and notes how long it took, in a histogram of this process. */
export async function timeEvent<T>(metrics: Registry, { name, help }: Described, run: () => Promise<T>) {
  const histogram =
    (metrics.getSingleMetric(name) as Histogram | undefined) ??
    new Histogram({ name, help, registers: [metrics], buckets: [0.01, 0.03, 0.1, 0.3, 1, 3, 10] })
  const stop = histogram.startTimer()
  const result = await run()
  stop()
  return result
}

/** Shows values at /metrics that are read when they are asked for. What cannot be read is left out. */
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
      // One that fails would fail the whole page, and with it the figures that say what is wrong.
      const values = await Promise.resolve(read()).catch(() => [])
      for (const { labels = {}, value } of values) this.set(labels, value)
    },
  })
}
