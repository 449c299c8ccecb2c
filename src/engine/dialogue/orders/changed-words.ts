import { MAX_NAME } from '#contract/limits.ts'
import { type Proposal, putting } from '../proposal.ts'
import { phrase } from '../reading/wording.ts'
import { holdsSeveral } from '../slots.ts'
import type { Entry } from '../state.ts'
import { asWritten } from './order.ts'

/** What puts new words in the place of an entry. */
export const reworded = (entry: Entry, value: string, words: string): Proposal[] => [
  ...(holdsSeveral(entry.path)
    ? [{ kind: 'remove', path: entry.path, value: String(entry.value), words } as const]
    : []),
  putting({ path: entry.path, value: phrase(asWritten(value), MAX_NAME), words }),
]

/** Quotes in a row: '"Waiter" and "Checkout lassie"'. */
export const QUOTED_TOGETHER = /["'\u201d\u2019]\s*(?:,|and|&|or|\+)+\s*["'\u2018\u201c]/i
