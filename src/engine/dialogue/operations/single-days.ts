import { MAX_NOTES } from '#contract/limits.ts'
import type { Content } from '../content.ts'
import type { Proposal } from '../proposal.ts'
import { isMostOf, isOnlyPartOf, namesDayOrHour, namesTime, withoutRefusedTimes } from '../reading/week-times.ts'
import { phrase } from '../reading/wording.ts'
import { type Conversation, slotAsked } from '../state.ts'
import { holds } from '../telling/disclosure.ts'
import type { Operation } from './operation.ts'

type Given = {
  /** What they chose of what was offered. */
  chosen: readonly Proposal[]
  operations: readonly Operation[]
  before: Conversation
}

/**
 * Times of the week that say more than the person did: "Sundays only" as weekends. Their words are kept as a note, unless
 * a note says it already. The option is noted as well where it holds little more, and the reply tells them that the row
 * knows no single days; else the note alone answers the question.
 */
export function withSingleDays(content: Content, given: Given): Content {
  const { chosen, operations, before } = given
  const wide = [...chosen, ...content.proposals].flatMap((one) =>
    one.kind === 'add' && one.path === 'valuesMap.availability' && isOnlyPartOf(one.value, one.words) ? one : [],
  )
  const [first] = wide
  if (!first) return settledByNote(content, given)
  const left = content.proposals.filter(
    (one) => !wide.some((other) => other === one && !isMostOf(one.value, one.words)),
  )
  const notes = [...content.proposals, ...chosen].flatMap((one) => (one.kind === 'note' ? one.value : []))
  const standing = before.entries.flatMap(({ path, value }) => (path === 'notes' ? String(value) : []))
  const told = operations.find((one) => one.op === 'note' && isOnlyPartOf(first.value, one.words))
  const words = told?.words ?? first.words
  const isKept = notes.some(namesTime) || standing.some((one) => holds(one, words) || namesDaysOf(one, words))
  const note: Proposal = { kind: 'note', value: phrase(`Free: ${words}`, MAX_NOTES), words }
  const wider = [...new Set(wide.map(({ value }) => value))]
  const narrowed = { ...content, wider, proposals: isKept ? left : [...left, note] }
  if (isKept) return settledByNote(narrowed, given)
  const offered = content.notes?.filter((one) => one !== told?.words) ?? []
  return settledByNote({ ...narrowed, notes: offered }, given)
}

const DAYS = /\b(?:mon|tue|wed|thu|fri|sat|sun)/gi
const daysIn = (text: string) => (text.match(DAYS) ?? []).map((day) => day.toLowerCase())
/** Whether a note names all the days that words name. */
const namesDaysOf = (note: string, words: string) => {
  const named = daysIn(note)
  return daysIn(words).every((day) => named.includes(day))
}

/** "I work nights": when they are not free. */
const IS_BUSY = /\b(?:work\w*|busy|shifts?|job|asleep|sleep)\b/i

/** A note of the times when somebody is free answers the question about them, where no option does. */
function settledByNote(content: Content, { chosen, before }: Given): Content {
  const slot = 'availability'
  const all = [...chosen, ...content.proposals]
  const isAnswered =
    all.some((one) => (one.kind === 'add' && one.path === 'valuesMap.availability') || 'slot' in one) ||
    content.doubts.some((one) => one.kind === 'add' && one.path === 'valuesMap.availability') ||
    before.entries.some(({ path }) => path === 'valuesMap.availability')
  const isAsked = slotAsked(before) === slot
  const names = isAsked ? namesTime : namesDayOrHour
  const note = all.find(
    (one) => one.kind === 'note' && names(withoutRefusedTimes(one.value)) && !IS_BUSY.test(one.value),
  )
  if (isAnswered || !note) return content
  const settled: Proposal = { kind: 'settle', slot, words: note.words, isElsewhere: true }
  return { ...content, proposals: [...content.proposals, settled] }
}
