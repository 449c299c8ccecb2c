import type { Snapshot } from '../../src/contract/concierge.ts'
import { MUST_NOTS, SAFETY, TYPICAL_WEEK } from '../../src/contract/options.ts'
import { checksOf, type Expectation } from '../../src/engine/dialogue/cases/dialogue-case.ts'

export type Check = {
  kind: 'expected' | 'absent'
  key: string
  want: unknown
  got: unknown
  outcome: 'found' | 'wrong' | 'missing' | 'kept' | 'filled'
}
export const isRight = ({ outcome }: Check) => outcome === 'found' || outcome === 'kept'

/**
 * One check for each expectation of a case, and for each key that must stay empty, by the measure of the engine's own cases.
 *
 * @param snapshot null when the case failed to run: every check of it is then missed
 */
export function score(expect: Expectation, snapshot: Snapshot | null): Check[] {
  return checksOf(expect, snapshot ?? {}).map(({ kind, key, want, got, ok }) => {
    const right = ok && snapshot !== null
    const check = { key, want, got: got ?? null }
    if (kind === 'absent') return { kind: 'absent', ...check, outcome: right ? 'kept' : 'filled' }
    return { kind: 'expected', ...check, outcome: right ? 'found' : isEmpty(got) ? 'missing' : 'wrong' }
  })
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

const OPTIONS = [
  ['availability_has', TYPICAL_WEEK],
  ['safety_has', SAFETY],
  ['dealbreakers_has', MUST_NOTS],
] as const

/** Listed options recorded beside the expected ones ("not weekends, weeknights only" kept as both). Told, not scored. */
export function extraOptions(expect: Expectation, snapshot: Snapshot | null) {
  const { availability, safety_prefs, dealbreakers } = snapshot?.valuesMap ?? {}
  const got = { availability_has: availability, safety_has: safety_prefs, dealbreakers_has: dealbreakers }
  return OPTIONS.flatMap(([key, options]) => {
    const wanted = expect[key]
    if (!wanted || (key === 'dealbreakers_has' && expect.dealbreakers_free)) return []
    return options
      .filter((option) => got[key]?.includes(option) && !wanted.includes(option))
      .map((option) => ({ key, got: option }))
  })
}
