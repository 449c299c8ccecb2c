import { BEGINS_FILLER, BEGINS_LEADING } from './answer-words.ts'

/** A text in small letters, without marks around it. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d"]/g, '')
    .replace(/^\W+(?<!\$)|[^\p{L}\p{N}$]+$/gu, '')
    .replace(/\s+/g, ' ')

/** A stretch of a message with what separates it from the one before. */
export type Clause = { text: string; from: number; asks: boolean }
const SEPARATOR = /[.!?;,:\n\u2026]+|\s[-\u2013\u2014]+\s|\u2014|\s+(?=(?:and|but|though|because|cos|since|so)\s)/gi

/** The clauses of a message that say something. */
export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  const put = (to: number, by: string) => {
    if (plain(text.slice(from, to)) !== '') clauses.push({ text: text.slice(from, to), from, asks: by.includes('?') })
  }
  for (const found of text.matchAll(SEPARATOR)) {
    put(found.index, found[0])
    from = found.index + found[0].length
  }
  put(text.length, '')
  return clauses
}

const LEADING_MARKS = /^\W+(?<!\$)/u
/** The words of an answer without what is said around it: "put it in must-haves please" is "must-haves". */
export function coreOf(clause: string, begins: RegExp): string {
  let words = plain(clause)
  for (let found = begins.exec(words); found && found[0].length < words.length; found = begins.exec(words))
    words = words.slice(found[0].length).replace(LEADING_MARKS, '')
  return words
}

/** A clause without the courtesies after it. */
export const trailing = (clause: string) => {
  const words = clause.split(' ')
  while (words.length > 1 && BEGINS_FILLER.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** The ways to say a clause, from as it stands to its bare core. */
export const waysOf = (clause: string): string[] => {
  const said = plain(clause)
  const begun = coreOf(clause, BEGINS_LEADING)
  const core = coreOf(clause, BEGINS_FILLER)
  return [...new Set([said, begun, trailing(begun), core, trailing(core)])]
}
