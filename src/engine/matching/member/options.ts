import { INTERESTS, VALUES } from '#contract/options.ts'
import type { Member } from './member.ts'
import { normaliseTag } from './tags.ts'

const bitByChip = (options: readonly string[]) =>
  new Map(options.map((option, bit) => [normaliseTag(option), 1 << bit]))
const BITS = { values: bitByChip(VALUES), interests: bitByChip(INTERESTS) }
export const VALUE_BITS = VALUES.length
export const INTEREST_BITS = INTERESTS.length
export const OPTION_COUNT = VALUE_BITS + INTEREST_BITS

/** Takes a tag in normal form; false for free text. */
export const isOption = (list: keyof typeof BITS, tag: string) => BITS[list].has(tag)

/** Values in the low bits, interests above. */
export function optionBits({ values, interests }: Pick<Member, 'values' | 'interests'>) {
  const low = values.reduce((bits, tag) => bits | (BITS.values.get(tag) ?? 0), 0)
  const high = interests.reduce((bits, tag) => bits | (BITS.interests.get(tag) ?? 0), 0)
  return low | (high << VALUE_BITS)
}
