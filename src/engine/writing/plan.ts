import type { Ground } from './intro-context.ts'
import { isMild } from './season.ts'
import { mixSeed, type Seed, shuffled } from './seed.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'
import { DEFAULT_OUTINGS } from './topics/default-outings.ts'
import type { DayPart, Outing } from './topics/topic.ts'
import type { KnownTopic } from './topics/topics.ts'

/** Something to do and a time it fits. */
export type Meeting = { outing: Outing; slot: TimeSlot; topic: KnownTopic | undefined }

/** Without a known budget a first meeting costs little. */
const USUAL_COST = 2

/** The most a first meeting may cost, 1 to 4: as many as the lower of both budgets has dollar signs. */
const affordable = ({ lowerBudget }: Ground) => (lowerBudget === undefined ? USUAL_COST : lowerBudget.length)

/**
 * Pairs an outing with a free part of the week: out of a topic when one fits time and budget, else one of the outings
 * that suit anybody. All are in public, and
 * none is outdoors where that would be cold. What stands in `said` is not proposed again while anything else is left.
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
  // Every part of the day has default outings of the lowest cost, so the right side is for the compiler.
  return (
    shuffled(found, mixSeed(seed), 'meeting')[0] ?? { outing: DEFAULT_OUTINGS[0], slot: slots[0], topic: undefined }
  )
}
