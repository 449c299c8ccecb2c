import { optionLabel } from '#contract/options.ts'
import { askWhich, type Back } from '../ask-back.ts'
import { VALUES, type Value } from '../learned/closed-values.ts'
import { refuses } from '../learned/likelihood.ts'
import { ownStretches } from '../learned/own-stretches.ts'
import type { LabelReader } from '../learned/reader.ts'
import { inWords } from '../phrasing.ts'
import type { Proposal } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import type { Slot } from '../slots.ts'
import { type Conversation, isAmong } from '../state.ts'

/** Lists of which one value may go while the others stand. "No women under 30" refuses some of them only. */
const LISTS: readonly Slot[] = ['availability', 'safety']

/** The values on the snapshot that a message refuses: "never Sundays", where weekends stand. */
export function refusedOf({ sentences, isHostile }: Reading, before: Conversation, reader: LabelReader): Value[] {
  const standing = VALUES.filter((one) => LISTS.includes(one.slot) && isAmong(one, before.entries))
  if (standing.length === 0 || isHostile) return []
  const stretches = ownStretches(null, sentences)
  return standing.filter((one) => refuses(reader, stretches, one))
}

/** Asks whether what was refused goes; null where nothing was. A day may be out and the rest of its part of the week not. */
export function askToTakeOff(refused: readonly Value[], words: string): Back | null {
  if (refused.length === 0) return null
  const off = refused.map(({ path, value }): Proposal => ({ kind: 'remove', path, value, words }))
  const named = inWords(refused.map(({ value }) => `"${optionLabel(value)}"`))
  return askWhich(
    [
      { label: `Yes, take ${named} off`, does: off },
      { label: 'No, that stays', does: [] },
    ],
    `Shall I take ${named} off?`,
  )
}
