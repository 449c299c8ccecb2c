import { afterEach, beforeEach, vi } from 'vitest'
import type { FixedClock } from './fixed-clock.ts'

/**
 * Ties the process's dates, which rate limits use, to the test's clock; timers still run. Call it at the top of a test
 * file.
 * @returns a function that advances the dates and the clock
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
