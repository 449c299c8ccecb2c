import { timeInWords, weekInWords } from '#contract/options.ts'
import type { Change } from '../merge.ts'
import { inSentence } from '../phrasing.ts'
import { isOptionOfWeek, type Path } from '../slots.ts'
import type { Conversation } from '../state.ts'

const WEEK: Path = 'valuesMap.availability'
const isOfWeek = (change: Change) => (change.kind === 'added' || change.kind === 'removed') && change.path === WEEK
const isInWords = (change: Change) => change.kind === 'added' && isOfWeek(change) && !isOptionOfWeek(change.value)

/** A free time within a sentence. */
export const timeSaid = (time: string): string => inSentence(timeInWords(time))

/** All that stands on the row of free times. */
export const weekSaid = ({ entries }: Pick<Conversation, 'entries'>): string =>
  weekInWords(entries.flatMap(({ path, value }) => (path === WEEK ? timeSaid(String(value)) : [])))

/** Free times that were said in own words, as the whole row; and the other changes. */
export function weekChanged(
  changes: readonly Change[],
  state: Conversation,
): { week: string[]; rest: readonly Change[] } {
  if (!changes.some(isInWords)) return { week: [], rest: changes }
  return { week: [weekSaid(state)], rest: changes.filter((one) => !isOfWeek(one)) }
}
