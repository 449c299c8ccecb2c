import type { Proposal } from '../proposal.ts'
import type { Clause, Sentence } from '../reading/sentences.ts'
import type { Slot } from '../slots.ts'
import { DECLINING, NOT_DECLINING, TOPICS } from './declining-words.ts'

/** Which topics a stretch of text names. */
const topicsIn = (text: string): Slot[] => TOPICS.filter(([, named]) => named.test(text)).map(([slot]) => slot)

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
  if (!DECLINING.test(sentence.text) || NOT_DECLINING.test(sentence.text)) return { proposals: [], rest: sentence }
  const { refused, kept } = partsOf(sentence)
  const named = topicsIn(refused)
  if (named.length === 0 && OF_ANOTHER_THING.test(refused)) return { proposals: [], rest: sentence }
  const slots = named.length > 0 ? named : askedSlots
  return {
    proposals: slots.map((slot) => ({ kind: 'decline', slot, words: sentence.original })),
    rest: restOf(sentence, kept),
  }
}

/** "I don't like to talk about the accident": what was asked about is not what is left unsaid. */
const OF_ANOTHER_THING = /\b(?:about|discuss|into) (?:the|my|what|how|why) (?!question|answer|subject|topic)\w+/

/** What a sentence refuses to say, and the clauses that say something all the same. */
function partsOf({ text, clauses }: Sentence): { refused: string; kept: Clause[] } {
  const refusing = clauses.filter((clause) => clause.about !== 'third' && DECLINING.test(clause.text))
  if (refusing.length === 0) return { refused: text, kept: [] }
  const kept = clauses.filter((clause) => !refusing.includes(clause) && !namesOnlyTopics(clause))
  const refused = clauses.filter((clause) => !kept.includes(clause))
  return { refused: refused.map((clause) => clause.text).join(', '), kept }
}

const LONGEST_NAMING = 4

/** "…about money, or drinking": a clause that only names another topic belongs to the refusal. */
const namesOnlyTopics = ({ text }: Clause) =>
  topicsIn(text).length > 0 && text.split(' ').length <= LONGEST_NAMING && !/\d/.test(text)

function restOf(sentence: Sentence, kept: Clause[]): Sentence | null {
  if (kept.length === 0) return null
  return {
    ...sentence,
    clauses: kept,
    text: kept.map(({ text }) => text).join(', '),
    original: kept.map(({ original }) => original).join(', '),
  }
}
