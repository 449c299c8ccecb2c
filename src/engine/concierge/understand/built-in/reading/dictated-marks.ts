import { oneOf } from './words.ts'

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/full stop|period/, '.'],
  [/comma/, ','],
  [/question mark/, '?'],
  [/exclamation (?:mark|point)/, '!'],
  [/semi-?colon/, ';'],
  [/colon/, ':'],
  [/new (?:line|paragraph)/, '\n'],
]
/** "The Oxford comma": here the mark itself is meant. */
const SAID_MARK = new RegExp(
  `[ ,.]*\\b(?<!\\b(?:the|an?|my|oxford) )(${oneOf(...MARKS.map(([said]) => said)).source})\\b(?!['-])[ ,.]*`,
  'gi',
)
const AT_THE_END = /(?<!\b(?:an?|the|this|my|our) [a-z'-]+ )\b(?:full stop|period)\W*$/i

/**
 * Replaces dictated marks: "kind comma patient full stop" is "Kind, patient." A message stays as it is if it names only
 * one mark, and not at its end: it may be about that mark.
 */
export function withDictatedMarks(text: string): string {
  const count = text.match(SAID_MARK)?.length ?? 0
  if (count < 2 && !(count === 1 && AT_THE_END.test(text))) return text
  return text
    .replace(SAID_MARK, (_, words: string) => markFor(words))
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim()
}

function markFor(words: string): string {
  const mark = MARKS.find(([said]) => new RegExp(`^(?:${said.source})$`, 'i').test(words))?.[1] ?? ''
  return mark === '\n' ? mark : `${mark} `
}
