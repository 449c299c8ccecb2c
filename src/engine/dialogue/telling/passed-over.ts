import { VALUES } from '../learned/closed-values.ts'
import type { LabelReader } from '../learned/reader.ts'
import { stemsIn } from '../named-entries.ts'
import type { Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { ownClauses, type Sentence } from '../reading/sentences.ts'

/** What may belong on the card: a wish, a refusal, faith, a fact of one's own. */
const WORTH = ['W', 'X', 'T', 'OF', 'DI']
// Of 1,650 answers and lines of small talk of the unseen sets 2 to 4, 89 are offered as notes with it, for whatever reason.
/** From here on a clause says something worth a note. */
const WORTH_KEEPING = 0.5
/** From here on a clause says a value that was taken already. */
const SAYS = 0.2
const LEAST_WORDS = 4
const MOST_CLAUSES = 12

/**
 * The first clause of the writer's own that says something for the card and of which nothing was taken: the second half
 * of "40 km is too much, and no bloke who smokes". Empty where there is none.
 *
 * @param taken what is noted of the message
 */
export function passedOver(
  sentences: readonly Sentence[],
  { taken, reader }: { taken: readonly Proposal[]; reader: LabelReader },
): string {
  const slots = taken.map(slotOfProposal)
  const stems = stemsIn(taken.map((one) => ('value' in one ? String(one.value) : '')).join(' '))
  const labels = VALUES.filter(({ slot }) => slots.includes(slot)).map(({ label }) => label)
  const clauses = sentences.flatMap(ownClauses).slice(0, MOST_CLAUSES)
  const left = clauses.find(({ original }) => {
    if (original.split(/\s+/).length < LEAST_WORDS) return false
    if ([...stemsIn(original)].some((stem) => stems.has(stem))) return false
    const heard = reader(original, 'none')
    return WORTH.some((label) => heard(label) >= WORTH_KEEPING) && !labels.some((label) => heard(label) >= SAYS)
  })
  return left?.original ?? ''
}
