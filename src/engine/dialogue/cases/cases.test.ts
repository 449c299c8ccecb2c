import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { casesIn, figuresOf } from './replay.ts'

const read = (name: string) => casesIn(readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8'))
const own = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
].flatMap(read)

describe('what conversations teach the snapshot', { timeout: 60_000 }, () => {
  it('finds at least 95 % of what the given cases expect and leaves 98 % of the rest empty', () => {
    const { found, kept, misses } = figuresOf(read('given'))
    expect(found, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(kept, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  it('does so on our own cases too, of which there are at least a hundred', () => {
    expect(own.length).toBeGreaterThanOrEqual(100)
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
    const { found, kept, misses } = figuresOf(own)
    expect(found, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(kept, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})
