import { MAX_NAME } from '#contract/limits.ts'
import { isNameable, named } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import { phrase } from '../reading/wording.ts'
import { oneOf } from '../reading/words.ts'
import { holdsSeveral } from '../slots.ts'
import type { Entry } from '../state.ts'
import { asMarked, CHANGES, quotesIn } from './new-words.ts'
import { asWritten, isReadAsValue } from './order.ts'

/** What puts new words in the place of an entry. */
export const reworded = (entry: Entry, value: string, words: string): Proposal[] => [
  ...(holdsSeveral(entry.path)
    ? [{ kind: 'remove', path: entry.path, value: String(entry.value), words } as const]
    : []),
  putting({ path: entry.path, value: phrase(asWritten(value), MAX_NAME), words }),
]

/** Quotes in a row: '"Waiter" and "Checkout lassie"'. */
export const QUOTED_TOGETHER = /["'\u201d\u2019]\s*(?:,|and|&|or|\+)+\s*["'\u2018\u201c]/i

/**
 * An entry that a sentence calls by all of its words, and the words that are to stand there instead: 'Change "Quaker" to
 * "Baptist"', "change jerk to waiters to rude to staff". Null where it does no such thing.
 */
export function changedWords(sentence: string, entries: readonly Entry[]): Proposal[] | null {
  const nameable = entries.filter((entry) => isNameable(entry) && !isReadAsValue(entry))
  return quotedAnew(sentence, nameable) ?? calledAnew(sentence, nameable)
}

/** Of two quotes the first stands and the second does not. */
function quotedAnew(sentence: string, entries: readonly Entry[]): Proposal[] | null {
  const [now, anew, ...others] = quotesIn(sentence)
  if (now === undefined || anew === undefined || others.length > 0 || QUOTED_TOGETHER.test(sentence)) return null
  const [entry, ...more] = named('', `"${now}"`, entries)
  const isThere = entries.some(({ path, value }) => path === entry?.path && value === anew)
  return entry && more.length === 0 && !isThere ? reworded(entry, anew, sentence) : null
}

const TO = oneOf(/to|into|with|for|by|tae/)
const INTO = new RegExp(`^["'\\u2019\\u201d]?,? (?:${TO.source})(?: (?:just|only|simply|say|read|be))*:? (.+)$`, 'i')
const CHANGING = new RegExp(`\\b(?:${CHANGES.source})\\b[^.;:!?]{0,40}$`, 'i')

/** The whole of an entry between a word of changing and "to". */
function calledAnew(sentence: string, entries: readonly Entry[]): Proposal[] | null {
  const said = sentence.toLowerCase()
  const longest = entries.toSorted((one, other) => String(other.value).length - String(one.value).length)
  for (const entry of longest) {
    const name = String(entry.value).toLowerCase()
    const at = said.indexOf(name)
    if (at < 0 || !CHANGING.test(sentence.slice(0, at))) continue
    const [, after] = INTO.exec(sentence.slice(at + name.length)) ?? []
    const [quote] = quotesIn(after ?? '')
    const value = quote ?? asMarked(after ?? '')
    if (value.length > 1 && plainWords(value) !== plainWords(name)) return reworded(entry, value, sentence)
  }
  return null
}
