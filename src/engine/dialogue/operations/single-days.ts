import { MAX_NOTES } from '#contract/limits.ts'
import type { Content } from '../content.ts'
import type { Proposal } from '../proposal.ts'
import { isOnlyPartOf, namesTime } from '../reading/week-times.ts'
import { phrase } from '../reading/wording.ts'
import type { Conversation } from '../state.ts'
import { holds } from '../telling/disclosure.ts'
import type { Operation } from './operation.ts'

/**
 * Times of the week that say more than the person did: "Sundays only" as weekends. Their words are kept as a note, unless
 * a note says it already, and the reply tells them that the row knows no single days.
 *
 * @param chosen what they chose of what was offered
 */
export function withSingleDays(
  content: Content,
  {
    chosen,
    operations,
    before,
  }: { chosen: readonly Proposal[]; operations: readonly Operation[]; before: Conversation },
): Content {
  const wide = [...chosen, ...content.proposals].flatMap((one) =>
    one.kind === 'add' && one.path === 'valuesMap.availability' && isOnlyPartOf(one.value, one.words) ? one : [],
  )
  const [first] = wide
  if (!first) return content
  const notes = [...content.proposals, ...chosen].flatMap((one) => (one.kind === 'note' ? one.value : []))
  const standing = before.entries.flatMap(({ path, value }) => (path === 'notes' ? String(value) : []))
  const told = operations.find((one) => one.op === 'note' && isOnlyPartOf(first.value, one.words))
  const words = told?.words ?? first.words
  const isKept = notes.some(namesTime) || standing.some((one) => holds(one, words))
  const note: Proposal = { kind: 'note', value: phrase(`Free: ${words}`, MAX_NOTES), words }
  const wider = [...new Set(wide.map(({ value }) => value))]
  if (isKept) return { ...content, wider }
  const offered = content.notes?.filter((one) => one !== told?.words) ?? []
  return { ...content, wider, notes: offered, proposals: [...content.proposals, note] }
}
