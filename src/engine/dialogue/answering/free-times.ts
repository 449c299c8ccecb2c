import { MAX_NOTES } from '#contract/limits.ts'
import { closedValue } from '../learned/closed-values.ts'
import { listsIn } from '../orders/list-names.ts'
import type { Proposal } from '../proposal.ts'
import type { Sentence } from '../reading/sentences.ts'
import { namesDayOrHour } from '../reading/week-times.ts'
import { phrase } from '../reading/wording.ts'
import { type Conversation, slotAsked } from '../state.ts'
import { exactTimesIn, joined } from '../telling/disclosure.ts'

/** How the note begins that says when somebody is free. */
const FREE = 'Free: '
const LONGEST_NOTE = 300

/**
 * When somebody is free, in their words, where they say it more closely than the options of the week do: one note, which
 * later words are put to. It answers the question, so that nobody is asked whether to keep it.
 *
 * @param proposals what else is noted of the message
 */
export function freeTimes(
  sentences: readonly Sentence[],
  { before, proposals }: { before: Conversation; proposals: readonly Proposal[] },
): Proposal[] {
  const isOfWeek =
    slotAsked(before) === 'availability' || proposals.some((one) => closedValue(one)?.slot === 'availability')
  const isKept = proposals.some((one) => one.kind === 'note')
  // "Tuesday is no must-have" says nothing of when.
  const isOfTimes = ({ original, text }: Sentence) => namesDayOrHour(original) && listsIn(text).length === 0
  const said = isOfWeek && !isKept ? exactTimesIn(sentences.filter(isOfTimes)) : ''
  if (said === '') return []
  const old = before.entries.find(({ path, value }) => path === 'notes' && String(value).startsWith(FREE))
  const earlier = old === undefined ? '' : String(old.value).slice(FREE.length)
  const both = joined(earlier, said)
  // A note that has grown long stays, and another begins.
  const isFull = both.length > LONGEST_NOTE
  const value = phrase(`${FREE}${isFull ? said : both}`, MAX_NOTES)
  if (old?.value === value) return []
  const gone: Proposal[] =
    old && !isFull ? [{ kind: 'remove', path: 'notes', value: String(old.value), words: said }] : []
  return [...gone, { kind: 'note', value, words: said }]
}
