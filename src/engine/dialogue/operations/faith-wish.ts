import type { LabelReader } from '../learned/reader.ts'
import type { Proposal } from '../proposal.ts'
import { type Path, slotOf } from '../slots.ts'
import type { Conversation } from '../state.ts'
import { plainly } from './quotes.ts'

const FAITH: Path = 'valuesMap.faith_values_edge'
/** From here on a must-have speaks of faith: "goes to church", "fears God". */
const OF_FAITH = 0.2

/**
 * A faith that the other must have is a must-have, and answers the question about faith: what a model puts into both
 * places out of the same words stands in the first.
 */
export function withFaithWishes(
  proposals: readonly Proposal[],
  { before, reader }: { before: Conversation; reader: LabelReader | undefined },
): Proposal[] {
  const wishes = proposals.flatMap((one) =>
    one.kind === 'add' &&
    one.path === 'preferences.must_haves' &&
    reader !== undefined &&
    reader(one.value, 'faith')('T') >= OF_FAITH
      ? one
      : [],
  )
  const [wish] = wishes
  if (!wish) return [...proposals]
  const isOfWish = (one: Proposal) =>
    one.kind === 'set' && one.path === FAITH && wishes.some((other) => plainly(other.words) === plainly(one.words))
  const others = proposals.filter((one) => !isOfWish(one))
  const isAnswered =
    before.entries.some((one) => slotOf(one) === 'faith') ||
    others.some((one) => (one.kind === 'set' && one.path === FAITH) || ('slot' in one && one.slot === 'faith'))
  return isAnswered ? others : [...others, { kind: 'settle', slot: 'faith', words: wish.words, isElsewhere: true }]
}
