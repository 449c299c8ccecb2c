/** A word, a mark of punctuation or the end of a line, in lower case, and where it stands in the text. */
export type Token = { word: string; from: number; to: number; isCapital: boolean }

const TOKEN = /[\p{L}\p{N}]+(?:['\u2019-][\p{L}\p{N}]+)*|\$+|\n|[^\s\p{L}\p{N}]/gu
const MOST_TOKENS = 900

/** A text taken apart, at most its first 900 words. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].slice(0, MOST_TOKENS).map((found) => ({
    word: found[0].toLowerCase().replaceAll('\u2019', "'"),
    from: found.index,
    to: found.index + found[0].length,
    isCapital: /^\p{Lu}/u.test(found[0]),
  }))
