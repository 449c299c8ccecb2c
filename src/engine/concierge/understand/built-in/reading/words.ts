/**
 * Builds patterns from short ones, one phrase per line, when the module loads.
 *
 * const DAILY_SMOKER = anyOf(/daily smok(?:er|ing)/, /chain-?smok\w+/, pattern`${A_LOT} of cigarettes`)
 *
 * All patterns are for plain words (see `plain-words.ts`).
 */

/** For use in another pattern. */
export const oneOf = (...ways: readonly RegExp[]): RegExp => new RegExp(ways.map(({ source }) => source).join('|'))

export const anyOf = (...ways: readonly RegExp[]): RegExp => pattern`\b(?:${oneOf(...ways)})\b`

export const beginsWith = (...ways: readonly RegExp[]): RegExp => pattern`^\W*(?:${oneOf(...ways)})\b`

const GLOBAL = new WeakMap<RegExp, RegExp>()

/** Each pattern compiles once. */
export function everywhere(one: RegExp): RegExp {
  const found = GLOBAL.get(one) ?? new RegExp(one.source, `g${one.flags}`)
  GLOBAL.set(one, found)
  return found
}

/** Ignores case, for text as written. */
export const anyCase = (one: RegExp): RegExp => new RegExp(one.source, 'i')

/**
 * A pattern from other patterns, written as between slashes. An inserted pattern becomes a group. Line breaks and
 * indentation are removed; a space at the start of a line is `[ ]`.
 */
export function pattern({ raw }: TemplateStringsArray, ...parts: readonly (RegExp | number)[]): RegExp {
  const source = raw.map((text, at) => {
    const part = parts[at]
    const put = part instanceof RegExp ? `(?:${part.source})` : (part ?? '')
    return `${text.replace(/\s*\n\s*/g, '')}${put}`
  })
  return new RegExp(source.join(''))
}

export const CHILDREN = /kids?|children|child/
export const WEEKDAY = /monday|tuesday|wednesday|thursday|friday/

export const literally = (words: string): RegExp => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
