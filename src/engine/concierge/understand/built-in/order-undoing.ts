import { putting } from '../../profile/operation.ts'
import { entriesOfRow, isAmong } from '../../profile/profile.ts'
import { optionsOf } from '../../profile/rows.ts'
import type { Heard } from '../heard.ts'
import { undoes } from './order-heard.ts'
import { gone } from './order-meant.ts'
import { change, isSaid } from './order-values.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { rowsCalledIn } from './reading/row-names.ts'
import type { Reading } from './reading-of.ts'

/** "Undo the budget", "put the job back", "undo": one row, one entry, or the last change. */
export function undoing(words: string, { state, reader }: Reading): Heard[] | null {
  if (!undoes(words, { reader }) || state.steps.length === 0) return null
  const [row] = rowsCalledIn(plainWords(words))
  const saysValue = row && optionsOf(row).some((value) => isSaid(value, plainWords(words)))
  if (row && !saysValue && entriesOfRow(state.profile, row).length > 0) {
    const last = state.steps.findLast(({ back }) => back.some((one) => 'row' in one && one.row === row))
    return (last?.back ?? [{ op: 'clear', row, words } as const]).map((one) => change(one, words))
  }
  const held = entriesNamed(words, state.profile.entries)
  if (held.length === 1 && UNDO_ONE.test(words)) return held.map((entry) => change(gone(entry, words), words))
  const back = broughtBack(words, state)
  if (back || held.length > 0) return back
  // "Put the harp back", which was never there, is no undo.
  const namesThing = /\bback\b/i.test(words) && stemsIn(words).size > 0 && !LAST_BACK.test(words)
  return namesThing ? null : [{ kind: 'undo', quote: words }]
}

const UNDO_ONE = /\b(?:undo|revert|reverse)\b(?!.*\b(?:removal|removing|taking))/i
/** "Change it back". */
const LAST_BACK = /\b(?:go|take|put|change) (?:it|that|them|one)? ?back\b/i

/** "Put the opera back": what was taken out comes in again. */
function broughtBack(words: string, { profile, steps }: Reading['state']): Heard[] | null {
  const were = steps.flatMap(({ back }) => back.flatMap((one) => (one.op === 'restore' ? one.entries : [])))
  const off = [...profile.removed, ...were].filter((one) => !isAmong(one, profile.entries))
  const found = entriesNamed(words, off).filter(
    (one, at, rest) => rest.findIndex(({ value }) => value === one.value) === at,
  )
  const [entry] = found
  if (!entry) return null
  if (/\b(?:back|reinstate)\b/i.test(words))
    return found.map(({ path, value }) => change(putting({ path, value, words }), words))
  // "I said undo the sober thing", which is off already.
  return UNDO_ONE.test(words) ? [{ kind: 'absent', quote: String(entry.value) }] : null
}
