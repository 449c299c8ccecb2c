import { type Decision, isHeard } from '../decide.ts'
import { closedValue } from '../learned/closed-values.ts'
import type { Likelihood } from '../learned/reader.ts'
import { areWordsHeard } from '../own-words.ts'
import { isSameValue, type Proposal } from '../proposal.ts'
import { slotOfProposal } from '../proposals.ts'
import { isListPath } from '../slots.ts'
import { type Conversation, slotAsked } from '../state.ts'
import type { Suggested } from './suggested.ts'

type Evidence = { before: Conversation; likely: Likelihood | undefined }

/**
 * What the readers decided, with what a model heard besides. A model is one reader more: what another hears as well is
 * noted, what it hears alone is asked back, and against what two readers agree on it counts for nothing. What the person
 * left open stays open.
 */
export function withSuggested(decided: Decision, suggested: Suggested, evidence: Evidence): Decision {
  const { before } = evidence
  const isLeft = (one: Proposal) => [...before.declined, ...before.settled].includes(slotOfProposal(one))
  const fresh = (list: readonly Proposal[]) =>
    list.filter((one) => !isLeft(one) && !decided.sure.some((other) => isSettledBy(one, other)) && isNew(one, before))
  const values = fresh(suggested.values)
  const noted = values.filter(
    (one) => decided.doubts.some((other) => isSameValue(one, other)) || isVouched(one, evidence),
  )
  const isOpen = (one: Proposal) => !noted.some((other) => isSettledBy(one, other))
  const doubts = decided.doubts.filter(isOpen)
  const alone = [...values, ...fresh(suggested.asks)].filter((one) => !noted.includes(one) && isOpen(one))
  const [first] = alone
  const asks = alone.filter((one) => first && slotOfProposal(one) === slotOfProposal(first))
  return { ...decided, sure: [...decided.sure, ...noted], doubts: doubts.length > 0 ? doubts : asks }
}

/** Whether another proposal says the same, or fills the place that this one would. */
const isSettledBy = (one: Proposal, other: Proposal) =>
  isSameValue(one, other) ||
  ('path' in one && 'path' in other && one.path === other.path && !isListPath(one.path)) ||
  (other.kind !== 'set' && other.kind !== 'add' && slotOfProposal(one) === slotOfProposal(other))

const isNew = (one: Proposal, { entries }: Conversation) =>
  !entries.some(({ path, value }) => 'path' in one && 'value' in one && path === one.path && alike(value, one.value))

const alike = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase()

/** Whether another reader hears a value, or it is a figure that answers the open question for the first time. */
function isVouched(one: Proposal, { before, likely }: Evidence): boolean {
  const asked = slotAsked(before)
  if (one.kind === 'set' && typeof one.value === 'number')
    return slotOfProposal(one) === asked && !before.entries.some(({ path }) => path === one.path)
  if (!likely) return false
  const value = closedValue(one)
  return value ? isHeard(one, value, { likely, asked }) : areWordsHeard(one, { likely, asked })
}
