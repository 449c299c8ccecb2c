import type { DayPart } from './topics/topic.ts'

/** January is 1. Without a latitude, mid-country counts. */
export type Season = { month: number; latitude: number | undefined }

const USUAL_LATITUDE = 40
/** In °C: warm enough to sit outdoors for an hour in a jacket. */
const MILD = 13
/** °C below the day's high. */
const COOLER: Record<DayPart, number> = { early: 7, morning: 3, lunch: 0, afternoon: 0, evening: 4 }

/** In °C, within 4 degrees for ten cities from Honolulu to Anchorage. Too cold for coastal California. */
function usualHigh({ month, latitude = USUAL_LATITUDE }: Season) {
  const fromTropics = Math.max(0, Math.abs(latitude) - 20)
  const mean = 33 - 0.8 * fromTropics
  const swing = Math.min(15, 0.65 * fromTropics)
  return mean + swing * sunOf({ month, latitude })
}

/** 1 at midsummer, -1 at midwinter. */
const sunOf = ({ month, latitude = USUAL_LATITUDE }: Season) =>
  Math.cos((2 * Math.PI * (month - 7)) / 12) * (latitude < 0 ? -1 : 1)

/** Warm enough to be outdoors, and light enough in the evening. */
export const isMild = (season: Season, part: DayPart) =>
  usualHigh(season) - COOLER[part] >= MILD && (part !== 'evening' || sunOf(season) > -0.1)
