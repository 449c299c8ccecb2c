/** The clock of Chicago in the spring of 2026, for the model of introductions. */
export const HOUR_MS = 60 * 60_000
export const DAY_MS = 24 * HOUR_MS
/** Chicago is five hours behind from 8 March 2026 on, and six before; no run comes to November. */
const SUMMER_TIME = Date.parse('2026-03-08T08:00:00Z')
const behind = (day: number) => (day + 12 * HOUR_MS < SUMMER_TIME ? 6 : 5) * HOUR_MS
export const dayOf = (moment: number) => Math.floor((moment - behind(moment)) / DAY_MS) * DAY_MS
/** An hour of the clock in Chicago on the day of a moment, or on another. */
export const onDay = (moment: number, days: number, hour: number) => {
  const day = dayOf(moment) + days * DAY_MS
  return day + hour * HOUR_MS + behind(day)
}
/** Two in the afternoon in Chicago, so many days from a moment. */
export const afternoonIn = (moment: number, days: number) => onDay(moment, days, 14)
