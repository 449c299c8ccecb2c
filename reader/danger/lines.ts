import { readdirSync, readFileSync } from 'node:fs'
import { hashOf } from '../../src/engine/concierge/safety/danger-features.ts'
import { pick } from '../random.ts'

export type Kind = 'crisis' | 'despair' | 'none'
/** `isNear`: harmless, but like a crisis. */
export type Line = { text: string; kind: Kind; isNear: boolean }

const KIND_OF: Readonly<Record<string, Kind>> = { D2: 'crisis', D1: 'despair', '-': 'none' }
const FAR = ['everyday.txt', 'small-talk.txt']
const FOLDER = new URL('corpus/', import.meta.url)
/** How many variants of a line are taught. */
const WAYS = 10

export type CorpusFile = { name: string; text: string }
export const corpusFiles = (): CorpusFile[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }))

export const corpusHash = (files: readonly CorpusFile[]): number =>
  hashOf(Buffer.from(files.map(({ name, text }) => `${name}\n${text}`).join('\n')))

/** `D2|text` is a crisis, `D1|text` despair, `-|text` neither; `#` begins a comment. @throws with the line's number */
export function linesIn({ name, text }: CorpusFile): Line[] {
  return text.split('\n').flatMap((line, at): Line[] => {
    if (line.startsWith('#') || line.trim() === '') return []
    const [, mark = '', said = ''] = /^([^|]*)\|(.*)$/.exec(line) ?? []
    const kind = KIND_OF[mark]
    if (!kind || said.trim() === '') throw new Error(`${name}, line ${at + 1}: no line of D2, D1 or -`)
    return [{ text: said.trim(), kind, isNear: !FAR.includes(name) }]
  })
}

/** "(I|we) left" is "I left" or "we left". */
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

/** Lines that must always, or never, be recognized. Training repeats them. */
const HELD = ['floor.txt', 'ceiling.txt']
const TIMES = 4

export const corpusLines = (files: readonly CorpusFile[], random: () => number): Line[] =>
  files.flatMap((file) => {
    const lines = linesIn(file)
    if (file.name.startsWith('ways-')) return inSomeWays(lines, random)
    return HELD.includes(file.name) ? Array.from({ length: TIMES }, () => lines).flat() : lines
  })

export const floorLines = (): string[] =>
  readFileSync(new URL('floor.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
