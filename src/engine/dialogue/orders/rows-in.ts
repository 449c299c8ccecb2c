import type { Likelihood } from '../learned/reader.ts'
import type { Proposal } from '../proposal.ts'
import { type Reading, slotOfProposal } from '../proposals.ts'
import type { Sentence } from '../reading/sentences.ts'
import { isFigurePath, type Path, pathsOf, SLOTS } from '../slots.ts'
import type { LearnedReader } from '../spans/learned-reader.ts'
import type { Conversation } from '../state.ts'
import { ORDERED, type Ordered } from './order.ts'
import { rowAnswers } from './row-answers.ts'

/** What a message that puts rows right says of them. The rest of it is read for all other rows. */
export function onRows(
  { sentences }: Reading,
  { before, likely, reader }: { before: Conversation; likely: Likelihood; reader: LearnedReader },
): Ordered | null {
  const heardIn = sentences.map((one) => ({ ...rowsIn(one, { before, likely, reader }), original: one.original }))
  const proposals = heardIn.flatMap((one) => one.proposals)
  const slots = proposals.map(slotOfProposal)
  const stands = (one: Proposal) => 'path' in one && 'value' in one && isThere(one, before)
  return proposals.every(stands)
    ? null
    : {
        ...ORDERED,
        proposals,
        settles: slots.some((one) => FIGURES.includes(one)) ? [...slots, ...FIGURES] : slots,
        rest: heardIn.map(({ rest }) => rest).join(' '),
      }
}

/** What a sentence says anew of rows, and what else it says: the clauses beside the one that says it. */
function rowsIn(
  { original, clauses, asks }: Sentence,
  given: { before: Conversation; likely: Likelihood; reader: LearnedReader },
) {
  if (asks) return { proposals: [], rest: original }
  const { likely, reader } = given
  // "Make it 62 at the top, and I'm free at weekends": the order is plain in its own half.
  const parts = clauses.map((one) => reader(one.original, 'none'))
  const heard = (label: string) => Math.max(likely(label), ...parts.map((part) => part(label)))
  const answersIn = (text: string) => rowAnswers(text, { ...given, likely: heard })
  const proposals = answersIn(original)
  const others = proposals.length === 0 ? clauses : clauses.filter((one) => answersIn(one.original).length === 0)
  const isHalf = others.length > 0 && others.length < clauses.length
  return { proposals, rest: isHalf ? others.map((one) => one.original).join(' ') : original }
}
const isThere = (one: { path: Path; value: string | number }, { entries }: Conversation) =>
  entries.some(({ path, value }) => path === one.path && value === one.value)
/** A figure of one of these rows is none of the other. */
const FIGURES = SLOTS.filter((slot) => pathsOf(slot).some(isFigurePath))
