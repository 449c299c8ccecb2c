import type { Ground } from './intro-context.ts'
import { isMild } from './season.ts'
import { mixSeed, type Seed, shuffled } from './seed.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'
import { DEFAULT_OUTINGS } from './topics/default-outings.ts'
import type { DayPart, Outing } from './topics/topic.ts'
import type { KnownTopic } from './topics/topics.ts'

export type Meeting = { outing: Outing; slot: TimeSlot; topic: KnownTopic | undefined }

const USUAL_COST = 2

/** What both can pay: 1 to 4 dollar signs. */
const affordable = ({ lowerBudget }: Ground) => (lowerBudget === undefined ? USUAL_COST : lowerBudget.length)

/**
 * From a topic if one fits time and budget, else a default outing. Never outdoors in the cold; in `said` only if no
 * other fits.
 */
export function meetingFor(ground: Ground, topics: readonly KnownTopic[], seed: Seed): Meeting {
  const { slot: settled, season } = ground.when
  const slots = settled ? ([settled] as const) : timeSlots(ground.availability)
  const most = affordable(ground)
  const said = ground.said.map((text) => text.toLowerCase())
  const fits = ({ fits: parts, outdoors }: Outing, part: DayPart) =>
    parts.includes(part) && !(outdoors && season && !isMild(season, part))
  const isNew = ({ text }: Outing) => said.every((one) => !one.includes(text.toLowerCase()))
  const suits = (outing: Outing) => (outing.cost <= most ? slots.filter(({ part }) => fits(outing, part)) : [])
  const pairs = (outings: readonly Outing[], topic?: KnownTopic) =>
    outings.flatMap((outing) => suits(outing).map((slot) => ({ outing, slot, topic })))
  const themed =
    topics.map((topic) => pairs(topic.outings.filter(isNew), topic)).find((found) => found.length > 0) ?? []
  const usual = DEFAULT_OUTINGS.filter(({ cost }) => cost >= most - 1)
  const found =
    [themed, pairs(usual.filter(isNew)), pairs(DEFAULT_OUTINGS.filter(isNew)), pairs(DEFAULT_OUTINGS)].find(
      (choices) => choices.length > 0,
    ) ?? []
  // Unreachable: every part of the day has cheap defaults.
  return (
    shuffled(found, mixSeed(seed), 'meeting')[0] ?? { outing: DEFAULT_OUTINGS[0], slot: slots[0], topic: undefined }
  )
}
