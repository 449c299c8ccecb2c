import type { DayPart } from './topics/topic.ts'

/** The month (January is 1) and the latitude of a meeting; an unknown latitude counts as one in the middle of the country. */
export type Season = { month: number; latitude: number | undefined }

const USUAL_LATITUDE = 40
/** Degrees Celsius at which a person in a jacket sits on a bench for an hour. */
const MILD = 13
/** How much colder than the day's high it is. */
const COOLER: Record<DayPart, number> = { early: 7, morning: 3, lunch: 0, afternoon: 0, evening: 4 }

/**
 * The usual high of a month, fitted by hand to ten cities from Honolulu to Anchorage; it is within 4 degrees of each but
 * the mild coast of California, where it errs on the cold side.
 */
function usualHigh({ month, latitude = USUAL_LATITUDE }: Season) {
  const fromTropics = Math.max(0, Math.abs(latitude) - 20)
  const mean = 33 - 0.8 * fromTropics
  const swing = Math.min(15, 0.65 * fromTropics)
  return mean + swing * sunOf({ month, latitude })
}

/** 1 in the middle of summer, -1 in the middle of winter. */
const sunOf = ({ month, latitude = USUAL_LATITUDE }: Season) =>
  Math.cos((2 * Math.PI * (month - 7)) / 12) * (latitude < 0 ? -1 : 1)

/** Whether one would gladly be outdoors: warm enough, and light enough in the evening. */
export const isMild = (season: Season, part: DayPart) =>
  usualHigh(season) - COOLER[part] >= MILD && (part !== 'evening' || sunOf(season) > -0.1)
