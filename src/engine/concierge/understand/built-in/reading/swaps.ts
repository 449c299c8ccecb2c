import { anyOf, everywhere, oneOf } from './words.ts'

/** What stands in the place of a pattern's matches. */
export type Swap = readonly [RegExp, string]

/** Any of the ways as whole words, said in the one way that the readers know. */
export const said = (as: string, ...ways: readonly RegExp[]): Swap => [everywhere(anyOf(...ways)), as]

/** Makes each swap in turn, over all of a text. Nine texts in ten have nothing to swap: one pattern of all tells them. */
export function swapping(swaps: readonly Swap[], flags = ''): (text: string) => string {
  const any = new RegExp(oneOf(...swaps.map(([from]) => from)), flags)
  return (text) => (any.test(text) ? swaps.reduce((so, [from, to]) => so.replace(from, to), text) : text)
}
