import type { Proposal } from '../proposal.ts'
import { slotsSpokenOf } from '../reading/row-names.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import type { Slot } from '../slots.ts'
import { CLEAR_OBJECT, CLEARING, DECLINING, NOT_DECLINING, ONLY_LEAD_IN, TOPICS } from './declining-words.ts'

/** Which topics a stretch of text names. */
const topicsIn = (text: string): Slot[] => TOPICS.filter(([, named]) => named.test(text)).map(([slot]) => slot)

/** The rows that an order may empty: by their names, as "the one about politics" is no name of the faith. */
const clearedIn = (text: string): Slot[] => {
  const spoken = slotsSpokenOf(text)
  return topicsIn(text).filter((slot) => spoken.includes(slot))
}

/**
 * What the person would rather leave out. Returns the proposals and the sentence without the clauses that refuse, for
 * the other readers; null when nothing is left.
 *
 * @param askedSlots what the pending question is about: a refusal that names no topic means that one
 */
export function readDeclines(
  sentence: Sentence,
  askedSlots: readonly Slot[],
): { proposals: Proposal[]; rest: Sentence | null } {
  if (isClearing(sentence)) {
    const slots = clearedIn(sentence.text)
    return { proposals: slots.map((slot) => ({ kind: 'clear', slot, words: sentence.original })), rest: null }
  }
  if (!DECLINING.test(sentence.text) || NOT_DECLINING.test(sentence.text)) return { proposals: [], rest: sentence }
  const { refused, kept } = partsOf(sentence)
  const named = topicsIn(refused)
  const slots = named.length > 0 ? named : askedSlots
  return {
    proposals: slots.map((slot) => ({ kind: 'decline', slot, words: sentence.original })),
    rest: restOf(sentence, kept),
  }
}

/** What a sentence refuses to say, and the clauses that say something all the same. */
function partsOf({ text, clauses }: Sentence): { refused: string; kept: Clause[] } {
  const refusing = clauses.filter((clause) => clause.about !== 'third' && DECLINING.test(clause.text))
  if (refusing.length === 0) return { refused: text, kept: [] }
  const kept = clauses.filter((clause) => !refusing.includes(clause) && !namesOnlyTopics(clause))
  const refused = clauses.filter((clause) => !kept.includes(clause))
  return { refused: refused.map((clause) => clause.text).join(', '), kept }
}

const SAYS_SOMETHING = /\d|\b(?:yes|no|never|some|i)\b/
const LONGEST_NAMING = 4

/** "…about money, or drinking": a clause that only names another topic belongs to the refusal. */
const namesOnlyTopics = ({ text }: Clause) =>
  topicsIn(text).length > 0 && text.split(' ').length <= LONGEST_NAMING && !SAYS_SOMETHING.test(text)

function restOf(sentence: Sentence, kept: Clause[]): Sentence | null {
  if (kept.length === 0) return null
  return {
    ...sentence,
    clauses: kept,
    text: kept.map(({ text }) => text).join(', '),
    original: kept.map(({ original }) => original).join(', '),
  }
}

function isClearing({ text, asks }: Sentence) {
  if (asks || clearedIn(text).length === 0 || /\d|\$/.test(text)) return false
  const found = CLEARING.exec(text)
  return found !== null && CLEAR_OBJECT.test(text) && ONLY_LEAD_IN.test(text.slice(0, found.index))
}
