import { pattern } from '../reading/words.ts'

/** Reads ages as people say them: "late thirties", "her 40s". */

const DECADES: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  forties: 40,
  fourties: 40,
  fifties: 50,
  sixties: 60,
  seventies: 70,
  eighties: 80,
}
const PART: Record<string, readonly [number, number]> = {
  early: [0, 3],
  low: [0, 3],
  mid: [4, 6],
  middle: [4, 6],
  late: [7, 9],
  high: [7, 9],
  upper: [7, 9],
}
const WHOSE = /(?:in |to )?(?:their |the |her |his |my )?/
const WHICH_PART = /(early|mid|middle|late|low|high|upper)(?: to (early|mid|late|high))?[ -]?(?:of )?(?:their |the )?/
const DECADE = pattern`
  ${WHOSE}${WHICH_PART}?
  (?:(twenties|thirties|fou?rties|fifties|sixties|seventies|eighties)|([2-8]0)'?s)`
export const A_DECADE = pattern`\b${DECADE}`

export const POINT = pattern`${DECADE}|(1[89]|[2-9]\d)(?:ish| or so| years old| year olds?)?`
export const POINT_GROUPS = 5

export function agesOf([part, toPart, word, digits, plain]: readonly (string | undefined)[]): readonly [
  number,
  number,
] {
  if (plain !== undefined) return [Number(plain), Number(plain)]
  const decade = word !== undefined ? (DECADES[word] ?? 0) : Number(digits)
  const [from, to] = part === undefined ? [0, 9] : (PART[part] ?? [0, 9])
  const end = toPart === undefined ? to : (PART[toPart]?.[1] ?? to)
  return [decade + from, decade + end]
}

export const isDecade = ([, , word, digits]: readonly (string | undefined)[]): boolean =>
  word !== undefined || digits !== undefined
