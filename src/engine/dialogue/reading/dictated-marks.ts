import { oneOf } from './words.ts'

/** What people who dictate say for a mark, and the mark. */
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/full stop|period/, '.'],
  [/comma/, ','],
  [/question mark/, '?'],
  [/exclamation (?:mark|point)/, '!'],
  [/semi-?colon/, ';'],
  [/colon/, ':'],
  [/new (?:line|paragraph)/, '\n'],
]
/** "The Oxford comma", "a long period", "my colon": these are spoken about. */
const DETERMINED = /\b(?:the|an?|this|that|my|your|his|her|our|their|oxford) $/i
const QUALIFIED = /\b(?:the|an?|this|that|my|your|his|her|our|their|of|had|have) [a-z'-]+ $/i
const IS_A_NOUN = /^(?:period|colon)$/i
const SAID_MARK = new RegExp(`[ ,.]*\\b(${oneOf(...MARKS.map(([said]) => said)).source})\\b(?!['-])[ ,.]*`, 'gi')
const AT_THE_END = /\b(?:full stop|period)\W*$/i

/**
 * A message with the marks that it dictates: "kind comma patient full stop" is "Kind, patient." One that says such a
 * word only once and not at its end may speak about it, and stays as it is.
 */
export function withDictatedMarks(text: string): string {
  const isSpokenAbout = (words: string, at: number) => {
    const before = `${text.slice(0, at)} `
    return DETERMINED.test(before) || (IS_A_NOUN.test(words) && QUALIFIED.test(before))
  }
  const said = [...text.matchAll(SAID_MARK)].filter(({ 1: words = '', index }) => !isSpokenAbout(words, index))
  if (said.length < 2 && !(said.length === 1 && AT_THE_END.test(text))) return text
  return text
    .replace(SAID_MARK, (found, words: string, at: number) => (isSpokenAbout(words, at) ? found : markFor(words)))
    .replace(/(?<=[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .trim()
}

function markFor(words: string): string {
  const mark = MARKS.find(([said]) => new RegExp(`^(?:${said.source})$`, 'i').test(words))?.[1] ?? ''
  return mark === '\n' ? mark : `${mark} `
}
