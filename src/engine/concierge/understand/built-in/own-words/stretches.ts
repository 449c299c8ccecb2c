import type { Part } from '../reading-of.ts'

/** Clauses of one wish or refusal: "kind, but not a pushover". */
export type Stretch = { words: string; parts: readonly Part[] }
const GOES_ON =
  /^(?:(?:it |that )?(?:is )?(?:just )?(?:not (?:a (?:must|deal-?breaker)|essential|necessary)|an? (?:bonus|plus)|nice[- ]to[- ]have|no big deal)\W*$|(?:it |that )?would be (?:nice|great|lovely|a (?:bonus|plus))\W*$|(?:even|all the) better\W*$|(?:but|though|although|as long as|so long as|if|unless|when|which|even if|or at least|except)\b)/

const NOT_DO = /^and not [a-z]+\W*$/
const DOES = /\b(?:can|could|will|would|who|must|should|to)\b/

export function stretchesOf(left: readonly Part[]): Stretch[] {
  const all: { words: string; parts: Part[] }[] = []
  for (const part of left) {
    const last = all.at(-1)
    const isMore =
      last?.parts.at(-1)?.sentence === part.sentence &&
      (GOES_ON.test(part.text) || (NOT_DO.test(part.text) && DOES.test(last.words)))
    if (last && isMore) {
      last.words = between(part.sentence.original, last.words, part.original)
      last.parts.push(part)
    } else all.push({ words: part.original, parts: [part] })
  }
  return all
}

export function between(sentence: string, one: string, other: string): string {
  const from = sentence.indexOf(one)
  const to = sentence.indexOf(other, from + one.length)
  return from < 0 || to < 0 ? `${one}, ${other}` : sentence.slice(from, to + other.length)
}
