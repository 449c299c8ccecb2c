/**
 * How the readers write what people say: a list of short patterns, one way of saying a thing to a line, put together
 * once when the module loads.
 *
 *     const DAILY_SMOKER = anyOf(/daily smok(?:er|ing)/, /chain-?smok\w+/, pattern`${A_LOT} of cigarettes`)
 *
 * All patterns are for plain words (see `plain-words.ts`): lower case, no contractions, numbers as digits.
 */

/** `a|b|c`: any of the ways, as they are, to stand in another pattern. */
export const oneOf = (...ways: readonly RegExp[]): RegExp => new RegExp(ways.map(({ source }) => source).join('|'))

/** Any of the ways as whole words, wherever they stand: `\b(?:a|b|c)\b`. */
export const anyOf = (...ways: readonly RegExp[]): RegExp => pattern`\b(?:${oneOf(...ways)})\b`

/** Any of the ways at the very beginning, punctuation aside: `^\W*(?:a|b|c)\b`. */
export const beginsWith = (...ways: readonly RegExp[]): RegExp => pattern`^\W*(?:${oneOf(...ways)})\b`

const GLOBAL = new WeakMap<RegExp, RegExp>()

/** The same pattern, for replacing or listing every place where it stands. Compiled once for each pattern. */
export function everywhere(one: RegExp): RegExp {
  const found = GLOBAL.get(one) ?? new RegExp(one.source, `g${one.flags}`)
  GLOBAL.set(one, found)
  return found
}

/** The same pattern for text as the person wrote it: capitals or not. */
export const anyCase = (one: RegExp): RegExp => new RegExp(one.source, 'i')

/**
 * A pattern with others in it. Written as between slashes; a pattern put in stands as a group of its own. Line breaks
 * and the indentation around them are left out, so that a long one can be laid out by its parts; a space that a line
 * begins with is written `[ ]`.
 */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly (RegExp | number)[]): RegExp {
  const source = raw.map((text, at) => {
    const part = parts[at]
    const put = part instanceof RegExp ? `(?:${part.source})` : (part ?? '')
    return `${text.replace(/\s*\n\s*/g, '')}${put}`
  })
  return new RegExp(source.join(''))
}

/** Vocabulary that several readers share. */
export const CHILDREN = /kids?|children|child/
export const WEEKDAY = /monday|tuesday|wednesday|thursday|friday/

/** Words as they are written, as a pattern. */
export const literally = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
