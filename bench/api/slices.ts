import autocannon from 'autocannon'
import type { Call } from '../../checks/calls.ts'
import { percentile, sleep } from '../../checks/figures.ts'

export type Target = { url: string; connections: number; callsOf: (connection: number) => Call[]; pace?: Pace }
/** `mostInSlice`: calls per slice. `perSecond`: calls per second, with pauses. */
export type Pace = { mostInSlice: number; perSecond: number }
/**
 * Times are in ms. `perSecond` is the median slice's. `cpuMs` is the process's time per call.
 */
export type Load = { perSecond: number; p50: number; p99: number; cpuMs: number; failed: number }
export type Share = { ofCeiling: number; from: number; to: number }
type Slice = { perSecond: number; latencies: number[]; cpuMs: number; failed: number }
type Timing = { slices: number; seconds: number /** CPU time so far. */; cpuMs: () => Promise<number> }

const FIRST_CALLS = 4
export const WARM_ROUNDS = 3
const rounded = (figure: number) => Math.round(figure * 100) / 100

/** The slice ends with its last reply, so no call slows down the next. */
async function askSlice({ url, connections, callsOf }: Target, { cpuMs }: Timing, amount: number): Promise<Slice> {
  const latencies: number[] = []
  let connection = 0
  let failed = 0
  const cpuBefore = await cpuMs()
  const began = performance.now()
  let ended = began
  const { errors, timeouts } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url,
        connections,
        amount,
        sampleInt: 50,
        setupClient: (client) => client.setRequests(callsOf(connection++)),
      },
      (error: Error | null, result) => (error ? fail(error) : done(result)),
    )
    run.on('response', (_client, status, _bytes, ms) => {
      ended = performance.now()
      if (status >= 200 && status < 300) latencies.push(ms)
      else failed += 1
    })
  })
  const replies = latencies.length
  return {
    perSecond: (1000 * replies) / (ended - began),
    latencies,
    cpuMs: ((await cpuMs()) - cpuBefore) / replies,
    failed: failed + errors + timeouts,
  }
}

function pacedSlices(target: Target, timing: Timing) {
  const { mostInSlice, perSecond } = target.pace ?? NO_PACE
  let readyAt = 0
  return async (wanted: number) => {
    await sleep(Math.max(0, readyAt - performance.now()))
    const amount = Math.max(target.connections, Math.min(wanted, mostInSlice))
    readyAt = performance.now() + (1000 * amount) / perSecond
    return askSlice(target, timing, amount)
  }
}
const NO_PACE: Pace = { mostInSlice: Number.POSITIVE_INFINITY, perSecond: Number.POSITIVE_INFINITY }

type Ask = ReturnType<typeof pacedSlices>

/** Warms up code and caches. @returns how many calls fit into a slice's time */
async function warmUp(ask: Ask, { connections }: Target, { seconds }: Timing) {
  let amount = FIRST_CALLS * connections
  for (let round = 0; round < WARM_ROUNDS; round++) amount = Math.round((await ask(amount)).perSecond * seconds)
  return amount
}

/**
 * Reverses the order each round, so other work slows all equally. @returns each load, and the ratio of first to second
 * per slice
 */
export async function measureInTurn(
  targets: readonly Target[],
  timing: Timing,
): Promise<{ loads: Load[]; share: Share | undefined }> {
  const sides = []
  for (const target of targets) {
    const ask = pacedSlices(target, timing)
    sides.push({ ask, amount: await warmUp(ask, target, timing), measured: [] as Slice[] })
  }
  for (let at = 0; at < timing.slices; at++)
    for (const side of at % 2 === 0 ? sides : sides.toReversed()) side.measured.push(await side.ask(side.amount))
  const [mine, ceiling] = sides
  return {
    loads: sides.map(({ measured }) => loadOf(measured)),
    share: mine && ceiling && shareOf(mine.measured, ceiling.measured),
  }
}

function loadOf(slices: readonly Slice[]): Load {
  const latencies = slices.flatMap((slice) => slice.latencies)
  const perSecond = slices.map((slice) => slice.perSecond)
  return {
    perSecond: Math.round(percentile(perSecond, 0.5)),
    p50: rounded(percentile(latencies, 0.5)),
    p99: rounded(percentile(latencies, 0.99)),
    cpuMs: rounded(
      percentile(
        slices.map((slice) => slice.cpuMs),
        0.5,
      ),
    ),
    failed: slices.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function shareOf(mine: readonly Slice[], ceiling: readonly Slice[]): Share {
  const ratios = mine.map(({ perSecond }, at) => perSecond / (ceiling[at]?.perSecond ?? Number.NaN))
  const at = (share: number) => rounded(percentile(ratios, share))
  return { ofCeiling: at(0.5), from: at(0.25), to: at(0.75) }
}
