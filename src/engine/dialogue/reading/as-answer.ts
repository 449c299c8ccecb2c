import type { Slot } from '../slots.ts'
import { withoutRetraction } from './second-thoughts.ts'
import { readSentences, type Sentence } from './sentences.ts'

/** What a person would write before the answer, on a form with lines for it. */
const LABELS: Partial<Record<Slot, string>> = {
  intent: 'looking for',
  meet: 'to meet',
  age: 'age range',
  availability: 'available',
  budget: 'budget',
  smoking: 'me smoking',
  drinking: 'me drinking',
  kids: 'want kids',
}

/**
 * A sentence that takes something back, read as a new answer on the same subject: after "I smoke", "scratch that, I
 * quit last month" → "me smoking: I quit last month". Null when there is nothing besides the taking back.
 */
export function asAnswerOn(slot: Slot, { original }: Sentence): Sentence | null {
  const label = LABELS[slot]
  const rest = withoutRetraction(original)
  return label === undefined || rest === '' ? null : (readSentences(`${label}: ${rest}`)[0] ?? null)
}
