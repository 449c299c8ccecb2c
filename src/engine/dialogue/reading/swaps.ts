import { anyOf, everywhere } from './words.ts'

/** What stands in the place of a pattern's matches. */
export type Swap = readonly [RegExp, string]

/** Any of the ways as whole words, said in the one way that the readers know. */
export const said = (as: string, ...ways: readonly RegExp[]): Swap => [everywhere(anyOf(...ways)), as]

/** Each swap in turn, over all of the text. */
export const swapAll = (text: string, swaps: readonly Swap[]): string =>
  swaps.reduce((so, [from, to]) => so.replace(from, to), text)
