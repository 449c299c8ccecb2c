import { fitting } from '../../../src/engine/dialogue/merge.ts'
import type { Proposal } from '../../../src/engine/dialogue/proposal.ts'
import { isOptionOfWeek, pathsOf, type Slot, slotOf } from '../../../src/engine/dialogue/slots.ts'
import type { Conversation, Entry } from '../../../src/engine/dialogue/state.ts'
import type { Truth } from './person.ts'

export function valuesOf(slot: Slot, truth: Truth): Value[] {
  const [path] = pathsOf(slot)
  if (!path || truth.kind === 'none') return []
  if (truth.kind === 'km') return [{ path, value: Math.round(truth.km) }]
  if (truth.kind === 'ages')
    return pathsOf(slot).flatMap((end) => {
      const value = end.endsWith('min') ? truth.min : truth.max
      return value === null ? [] : [{ path: end, value }]
    })
  return truth.entries.flatMap(([term = '']) => {
    const value = fitting(path, term)
    return value === null ? [] : [{ path, value }]
  })
}

const KM_TOLERANCE = 2

/** `extra` are entries that match nothing true. */
export type Comparison = { outcome: 'right' | 'missing' | 'wrong'; extra: Entry[] }

type Value = Pick<Entry, 'path' | 'value'>

/** Short terms match whole words only: "no", "men" and "$" occur inside others. */
const SHORT = 3

function holds({ value }: Value, terms: readonly string[]): boolean {
  const text = String(value).toLowerCase()
  const words = text.split(/[^\p{L}\p{N}$_'-]+/u)
  return terms.some((term) => (term.length <= SHORT ? words.includes(term) : text.includes(term)))
}

/** Free times are judged by their options; the rest is the person's own words. */
export function isTrue(one: Value, truth: Truth): boolean {
  const { path, value } = one
  if (path === 'valuesMap.availability' && !isOptionOfWeek(value)) return true
  switch (truth.kind) {
    case 'none':
      return false
    case 'km':
      return Math.abs(Number(value) - truth.km) <= KM_TOLERANCE
    case 'ages':
      return value === (path.endsWith('min') ? truth.min : truth.max)
    case 'holds':
      return truth.entries.some((terms) => holds(one, terms))
  }
}

export function compare({ entries }: Conversation, slot: Slot, truth: Truth): Comparison {
  const own = entries.filter((entry) => slotOf(entry) === slot)
  const extra = own.filter((entry) => !isTrue(entry, truth))
  if (extra.length > 0) return { outcome: 'wrong', extra }
  return { outcome: isWhole(own, truth) ? 'right' : 'missing', extra }
}

function isWhole(own: readonly Entry[], truth: Truth): boolean {
  switch (truth.kind) {
    case 'none':
      return true
    case 'km':
      return own.length > 0
    case 'ages':
      return own.length === [truth.min, truth.max].filter((end) => end !== null).length
    case 'holds':
      return truth.entries.every((terms) => own.some((entry) => holds(entry, terms)))
  }
}

export function isTrueOf(does: readonly Proposal[], truthOf: (slot: Slot) => Truth | null): boolean {
  return (
    does.length > 0 &&
    does.every((one) => {
      if (one.kind === 'settle' || one.kind === 'decline') return truthOf(one.slot)?.kind === 'none'
      if (one.kind !== 'set' && one.kind !== 'add') return one.kind === 'note'
      const truth = truthOf(slotOf(one))
      return truth !== null && isTrue(one, truth)
    })
  )
}
