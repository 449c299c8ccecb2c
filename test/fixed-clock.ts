/** A clock that stands still until it is told to go on. Give its `now` as `deps.clock`. */
export function fixedClock(start = '2026-03-02T12:00:00.000Z') {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    /** Lets this much time pass. */
    pass(time: { ms?: number; seconds?: number; minutes?: number; hours?: number; days?: number }) {
      const { ms = 0, seconds = 0, minutes = 0, hours = 0, days = 0 } = time
      at += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))
    },
    /** Moves to a moment. */
    set(moment: string) {
      at = new Date(moment).getTime()
    },
  }
}
export type FixedClock = ReturnType<typeof fixedClock>
