/** Its `now` is for `deps.clock`. */
export function fixedClock(start = '2026-03-02T12:00:00.000Z') {
  let at = new Date(start).getTime()
  return {
    now: () => new Date(at),
    pass(time: { ms?: number; seconds?: number; minutes?: number; hours?: number; days?: number }) {
      const { ms = 0, seconds = 0, minutes = 0, hours = 0, days = 0 } = time
      at += ms + 1000 * (seconds + 60 * (minutes + 60 * (hours + 24 * days)))
    },
    set(moment: string) {
      at = new Date(moment).getTime()
    },
  }
}
export type FixedClock = ReturnType<typeof fixedClock>
