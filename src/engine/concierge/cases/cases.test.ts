import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { casesIn } from './dialogue-case.ts'
import { missesOf, turnsOf } from './replay.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
const cases = files.flatMap((name) => casesIn(readFileSync(new URL(name, folder), 'utf8'), name))

describe('example conversations', { timeout: 120_000 }, () => {
  const played = cases.map((one) => ({ one, turns: turnsOf(one, reader) }))

  it('there are at least four hundred cases, each with its own name', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  // Updated by `npx vitest run --project unit src/engine/concierge/cases -u`. Read the difference first.
  it('the reader fails exactly the checks listed in known-misses.txt', async () => {
    const misses = played.flatMap(({ one, turns }) => missesOf(one, turns))
    await expect(`${misses.join('\n')}\n`).toMatchFileSnapshot('known-misses.txt')
  })
})
