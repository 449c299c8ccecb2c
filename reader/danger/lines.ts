import { readdirSync, readFileSync } from 'node:fs'
import { hashOf } from '../../src/engine/concierge/safety/danger-features.ts'
import { pick } from '../random.ts'

/** What a line is: a crisis, despair, or neither. */
export type Kind = 'crisis' | 'despair' | 'none'
/** `isNear` where a harmless line was written for its likeness to need. */
export type Line = { text: string; kind: Kind; isNear: boolean }

const KIND_OF: Readonly<Record<string, Kind>> = { D2: 'crisis', D1: 'despair', '-': 'none' }
const FAR = ['everyday.txt', 'small-talk.txt']
const FOLDER = new URL('corpus/', import.meta.url)
/** Each line in many ways is taught in so many of them. */
const WAYS = 10

export type CorpusFile = { name: string; text: string }
/** The files of the corpus, in the order of their names. */
export const corpusFiles = (): CorpusFile[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }))

/** The hash of all that the reader of danger learns from. */
export const corpusHash = (files: readonly CorpusFile[]): number =>
  hashOf(Buffer.from(files.map(({ name, text }) => `${name}\n${text}`).join('\n')))

/**
 * The lines of a file: `D2|text` a crisis, `D1|text` despair, `-|text` neither; `#` begins a comment.
 *
 * @throws with the line's number when a line is none of these
 */
export function linesIn({ name, text }: CorpusFile): Line[] {
  return text.split('\n').flatMap((line, at): Line[] => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [, mark = '', said = ''] = /^([^|]*)\|(.*)$/.exec(line) ?? []
    const kind = KIND_OF[mark]
    if (!kind || said.trim() === '') throw new Error(`${name}, line ${at + 1}: no line of D2, D1 or -`)
    return [{ text: said.trim(), kind, isNear: !FAR.includes(name) }]
  })
}

/** Lines in some of their ways: "(I|we) left" is "I left" or "we left". */
export const inSomeWays = (lines: readonly Line[], random: () => number): Line[] =>
  lines.flatMap(({ text, ...line }) => {
    const ways = Array.from({ length: WAYS }, () =>
      text
        .replace(/\(([^()]*)\)/g, (_, ways: string) => pick(random, ways.split('|')))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    return [...new Set(ways)].map((way) => ({ ...line, text: way }))
  })

/** Lines that must be met, and lines that must not, are taught so often. */
const HELD = ['floor.txt', 'ceiling.txt']
const TIMES = 4

/** The whole corpus. Files named `ways-…` hold lines in many ways. */
export const corpusLines = (files: readonly CorpusFile[], random: () => number): Line[] =>
  files.flatMap((file) => {
    const lines = linesIn(file)
    if (file.name.startsWith('ways-')) return inSomeWays(lines, random)
    return HELD.includes(file.name) ? Array.from({ length: TIMES }, () => lines).flat() : lines
  })

/** The lines that are always met, one by one. */
export const floorLines = (): string[] =>
  readFileSync(new URL('floor.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
