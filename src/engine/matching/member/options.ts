import { INTERESTS, VALUES } from '#contract/options.ts'
import type { Member } from './member.ts'
import { normaliseTag } from './tags.ts'

const bitByChip = (options: readonly string[]) =>
  new Map(options.map((option, bit) => [normaliseTag(option), 1 << bit]))
const BITS = { values: bitByChip(VALUES), interests: bitByChip(INTERESTS) }
export const OPTION_COUNT = VALUES.length + INTERESTS.length

/** Whether a tag, in normal form, is one of the product's options rather than someone's own words. */
export const isOption = (list: keyof typeof BITS, tag: string) => BITS[list].has(tag)

/** The ticked options as bits: values in the low byte, interests in the high one. Own words have no bit. */
export function optionBits({ values, interests }: Pick<Member, 'values' | 'interests'>) {
  const low = values.reduce((bits, tag) => bits | (BITS.values.get(tag) ?? 0), 0)
  const high = interests.reduce((bits, tag) => bits | (BITS.interests.get(tag) ?? 0), 0)
  return low | (high << VALUES.length)
}
