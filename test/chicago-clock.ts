export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS
/** Chicago is six hours behind UTC, and five from 8 March 2026. No run reaches November. */
const SUMMER_TIME = Date.parse('2026-03-08T08:00:00Z')
const behind = (day: number) => (day + 12 * HOUR_MS < SUMMER_TIME ? 6 : 5) * HOUR_MS
export const dayOf = (moment: number) => Math.floor((moment - behind(moment)) / DAY_MS) * DAY_MS
export const onDay = (moment: number, days: number, hour: number) => {
  const day = dayOf(moment) + days * DAY_MS
  return day + hour * HOUR_MS + behind(day)
}
export const afternoonIn = (moment: number, days: number) => onDay(moment, days, 14)
