import { anyOf, everywhere, oneOf } from './words.ts'

export type Swap = readonly [RegExp, string]

/** Replaces whole words with the form that the readers know. */
export const said = (as: string, ...ways: readonly RegExp[]): Swap => [everywhere(anyOf(...ways)), as]

/** One combined pattern goes first. It skips texts without a match, nine in ten. */
export function swapping(swaps: readonly Swap[], flags = ''): (text: string) => string {
  const any = new RegExp(oneOf(...swaps.map(([from]) => from)), flags)
  return (text) => (any.test(text) ? swaps.reduce((so, [from, to]) => so.replace(from, to), text) : text)
}
