import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { corpusFiles, corpusHash, floorLines, linesIn } from '../../../../reader/danger/lines.ts'
import { dangerIn } from './danger.ts'
import { BUCKETS } from './danger-features.ts'
import { dangerReader, HEAD_BYTES, KINDS, learnedFrom } from './danger-reader.ts'

const file = readFileSync(new URL('weights.bin', import.meta.url))
const reader = dangerReader(file)

describe('messages that must always count as danger', () => {
  it('the list is not shorter than when it was made', () => expect(floorLines().length).toBeGreaterThanOrEqual(168))

  it.each(floorLines())('the message counts as danger, also in lower case without punctuation: %s', (text) => {
    expect(dangerIn(text, { reader }).kind).not.toBe('none')
    expect(dangerIn(text.toLowerCase().replace(/[.,!']/g, ''), { reader }).kind).not.toBe('none')
  })
})

describe('messages that only sound like danger', () => {
  const lines = corpusFiles()
    .filter(({ name }) => name === 'ceiling.txt')
    .flatMap(linesIn)
  it.each(lines.map(({ text }) => text))('the message does not count as danger: %s', (text) =>
    expect(dangerIn(text, { reader }).kind).toBe('none'),
  )
})

describe('the trained weights of the danger reader', () => {
  it('the weights were trained on the present corpus of the danger reader only (npm run train)', () => {
    const files = corpusFiles()
    expect(learnedFrom(file)).toBe(corpusHash(files))
    expect(files.every(({ name }) => /^[a-z0-9-]+\.txt$/.test(name))).toBe(true)
  })

  it('no source file of the danger reader names the other readers or their training data', () => {
    const folders = ['../../../../reader/danger/', './'].map((name) => new URL(name, import.meta.url))
    const sources = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== 'evaluate.ts')
        .map((name) => readFileSync(new URL(name, folder), 'utf8')),
    )
    expect(sources.length).toBeGreaterThan(8)
    for (const source of sources) expect(source).not.toMatch(/built-in\/labels|dialogue\/learned|bench\//)
  })

  it('the weights take at most 300 kB', () => expect(file.length).toBeLessThanOrEqual(300_000))

  it('damaged weights are refused', () => {
    const damaged = Uint8Array.from(file)
    damaged[HEAD_BYTES + 5] = ((damaged[HEAD_BYTES + 5] ?? 0) + 1) % 256
    expect(() => dangerReader(damaged)).toThrow(/npm run train/)
    expect(() => dangerReader(file.subarray(4))).toThrow(/npm run train/)
    expect(file.length).toBe(HEAD_BYTES + KINDS.length * BUCKETS)
  })
})

describe('a message of 4,000 characters', () => {
  const filled = (text: string) => text.repeat(Math.ceil(4000 / text.length)).slice(0, 4000)
  it.each([
    ['sentences', filled('I like long walks by the sea, and my sister does as well. ')],
    ['one word', filled('a')],
    ['and and', filled('and ')],
    ['my my', filled('my husband is ')],
    ['want to', filled('i want to ')],
    ['work with', filled('i work with ')],
    ['me quiero', filled('me quiero ')],
    ['marks', filled("'. ")],
    ['accents', filled('á')],
    ['pictures', filled('💀 ')],
    ['pieces of harm', filled('he keeps will just still sometimes always now ')],
  ])('a message of %s is checked in less than 20 ms', (_, text) => {
    // Results are cached, so each run has another text. Other work slows most runs, so the fastest counts.
    const runs = Array.from({ length: 12 }, (__, at) => {
      const other = `${at} ${text}`.slice(0, 4000)
      const began = performance.now()
      dangerIn(other, { reader })
      return performance.now() - began
    })
    expect(Math.min(...runs)).toBeLessThan(20)
  })

  it('a crisis at the end of a long message is found', () => {
    const long = `${filled('I like long walks by the sea, and my sister does as well. ').slice(0, 3900)} I want to kill myself.`
    expect(dangerIn(long, { reader }).kind).not.toBe('none')
  })
})
