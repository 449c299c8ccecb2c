import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { casesIn } from './dialogue-case.ts'
import { figuresOf } from './replay.ts'

const folder = new URL('./', import.meta.url)
const read = (name: string) => casesIn(readFileSync(new URL(name, folder), 'utf8'), name)
const given = read('given.jsonl')
const own = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl') && name !== 'given.jsonl')
  .flatMap(read)

describe('what conversations teach the snapshot', { timeout: 60_000 }, () => {
  it('finds at least 95 % of what the given cases expect and leaves 98 % of the rest empty', () => {
    const { found, kept, misses } = figuresOf(given)
    expect(found, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(kept, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  it('does so on our own cases too, of which there are at least four hundred', () => {
    expect(own.length).toBeGreaterThanOrEqual(400)
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length)
    const { found, kept, misses } = figuresOf(own)
    expect(found, misses.join('\n')).toBeGreaterThanOrEqual(0.95)
    expect(kept, misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  })
})
