import { timeInFull, zoneInWords } from '#contract/meeting/meeting-words.ts'
import type { Offer } from '#contract/meeting/meetings.ts'
import { isTooClose, type MeetingTime } from '#engine/introductions/meeting.ts'
import { isTimeZone, readWallTime } from '#engine/introductions/zoned-times.ts'
import { issueAt, refuse } from '../../http/refusal.ts'

type Reading = {
  now: Date
  /** If a plan exists, times use its zone. */
  planZone?: string | undefined
  taken: readonly Date[]
}

/** @throws `validation_failed` with one issue per bad time */
export function readOffer({ zone, times }: Offer, { now, planZone, taken }: Reading): MeetingTime[] {
  const problem = zoneProblem(zone, planZone)
  if (problem) throw refuse('validation_failed', { issues: [issueAt(['offer', 'zone'], problem)] })
  const seen = new Set<number>()
  const read = times.map((wall) => {
    const time = readWallTime(wall, { zone, now })
    if (typeof time === 'string') return time
    if (seen.has(time.startsAt.getTime())) return `${timeInFull(wall)} is there twice.`
    seen.add(time.startsAt.getTime())
    return isTooClose(time.startsAt, taken) ? 'You have another meeting within four hours of this one.' : time
  })
  const issues = read.flatMap((each, at) => (typeof each === 'string' ? [issueAt(['offer', 'times', at], each)] : []))
  if (issues.length > 0) throw refuse('validation_failed', { issues })
  return read.filter((each) => typeof each !== 'string')
}

function zoneProblem(zone: string, planZone: string | undefined) {
  if (!isTimeZone(zone)) return 'That time zone does not exist.'
  if (planZone !== undefined && zone !== planZone) return `Times of this plan are in ${zoneInWords(planZone)}.`
  return undefined
}
