import { MAX_CHAT_TEXT } from '#contract/limits.ts'

const SCRIPTS = /<(script|style|template|iframe)\b[\s\S]*?(<\/\1\s*>|$)/gi
const TAGS = /<\/?[a-z!][^<>]{0,200}>/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: this removes control characters
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** "7.30" as a time, not the end of a sentence, a price or a distance. */
const TIME_OF_DAY =
  /(?<![\d.$\u00a3\u20ac])\b((?:1?\d|2[0-3]))\.([0-5]\d)\b(?!\s?(?:km|miles?|kilomet\w*|dollars?|pounds?|euros?|%)|[\d.]\d)/g

// Some patterns restart at each mark of a long run: 4,000 blanks took 220 ms.
export const withoutLongRuns = (raw: string): string => raw.replace(/(?<=[^\p{L}\p{N}]{60})[^\p{L}\p{N}]+/gu, '')

/**
 * Makes a message safe to read: at most 4,000 characters, normalized, without markup or invisible characters, with
 * straight quotes.
 */
export function cleanText(raw: string): string {
  return raw
    .slice(0, MAX_CHAT_TEXT)
    .toWellFormed()
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(SCRIPTS, ' ')
    .replace(TAGS, ' ')
    .replace(CONTROLS, ' ')
    .replace(/[\u2018\u2019\u201b\u02bc\u00b4`]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb]/g, '"')
    .replace(/(?<=\d)[^\S\n]*[-\u2010-\u2015][^\S\n]*(?=\d)/g, '-')
    .replace(/\u2010|\u2011/g, '-')
    .replace(TIME_OF_DAY, '$1:$2')
    .replace(/[\u2012-\u2015]/g, ' - ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim()
}
