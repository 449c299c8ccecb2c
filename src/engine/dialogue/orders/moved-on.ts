import { MAX_NAME } from '#contract/limits.ts'
import { isNameable, named } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import { plainWords } from '../reading/plain-words.ts'
import { phrase } from '../reading/wording.ts'
import { anyCase, oneOf, pattern } from '../reading/words.ts'
import type { Entry } from '../state.ts'
import { listsIn } from './list-names.ts'
import { asWritten, isReadAsValue, remove } from './order.ts'

const TAKES = oneOf(/take|remove|delete|drop|strike|scrap|cross|get|pull/)
/** "Take it out of faith and make it a deal-breaker: preachy people". */
const TAKEN_AND_PUT = anyCase(
  pattern`\b${TAKES}\b(.{2,80}?)(?:,|\band\b|\bthen\b)(?: and| then)? *(?:please )?
    (?:make|put|have|list|move|add|keep) (?:it|that|them|this)\b([^:]*)(?::\s*(.+))?$`,
)

/** The one entry that a sentence takes out of its list to put it on another, in new words where it gives them. */
export function movedOn(sentence: string, entries: readonly Entry[]): Proposal[] | null {
  const [, what, where, anew] = TAKEN_AND_PUT.exec(sentence) ?? []
  if (what === undefined || where === undefined) return null
  const [path, ...others] = listsIn(plainWords(where))
  const isFree = (one: Entry) => isNameable(one) && !isReadAsValue(one)
  const [entry, ...more] = named(plainWords(what), what, entries.filter(isFree))
  if (path === undefined || others.length > 0 || !entry || more.length > 0 || entry.path === path) return null
  const value = anew === undefined ? String(entry.value) : phrase(asWritten(anew), MAX_NAME)
  return [remove(entry, sentence), putting({ path, value, words: sentence })]
}
