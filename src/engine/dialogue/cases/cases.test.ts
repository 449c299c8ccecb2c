import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reader } from '../../../../test/learned-reader.ts'
import { casesIn } from './dialogue-case.ts'
import { missesOf, statesOf } from './replay.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
const cases = files.flatMap((name) => casesIn(readFileSync(new URL(name, folder), 'utf8'), name))

/** A short print of the entries after each turn. */
const printOf = (states: ReturnType<typeof statesOf>) =>
  states
    .map(({ entries, declined, settled }) =>
      createHash('sha256').update(JSON.stringify({ entries, declined, settled })).digest('hex').slice(0, 6),
    )
    .join(' ')

describe('what conversations teach the snapshot', { timeout: 120_000 }, () => {
  const played = cases.map((one) => ({ one, states: statesOf(one, reader) }))

  it('holds at least four hundred cases, each with a name of its own', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400)
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
  })

  // Both files are rewritten by `npx vitest run --project unit src/engine/dialogue/cases -u`: read the difference first.
  it('misses exactly what it is known to miss', async () => {
    const misses = played.flatMap(({ one, states }) => missesOf(one, states))
    await expect(`${misses.join('\n')}\n`).toMatchFileSnapshot('known-misses.txt')
  })

  it('notes after each turn what it noted before', async () => {
    const prints = played.map(({ one, states }) => `${one.id}: ${printOf(states)}`)
    await expect(`${prints.join('\n')}\n`).toMatchFileSnapshot('turn-prints.txt')
  })
})
