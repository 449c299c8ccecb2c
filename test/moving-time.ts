import { afterEach, beforeEach, vi } from 'vitest'
import type { FixedClock } from './fixed-clock.ts'

/**
 * Holds the process's own clock on the test's clock: the rate limits count by the former. Only dates stand still,
 * timers run. For one test file, at its top level.
 *
 * @returns a function that lets time pass on both
 */
export function movingTime(clock: FixedClock) {
  beforeEach(() => {
    vi.setSystemTime(clock.now())
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return (time: Parameters<FixedClock['pass']>[0]) => {
    clock.pass(time)
    vi.setSystemTime(clock.now())
  }
}
