import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { begun, say } from '../../../../test/talk.ts'
import { casesIn } from '../cases/dialogue-case.ts'
import { defined, rowOf } from '../profile/rows.ts'
import { agesSaid, valueShown } from '../profile/said.ts'
import type { Conversation } from '../state/conversation.ts'
import type { Turn } from './turn.ts'

const folder = new URL('../cases/', import.meta.url)
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => casesIn(readFileSync(new URL(name, folder), 'utf8'), name))

/** A profile as lines of "row: value", worked out from the entries alone. */
function linesOf({ profile, unit }: Conversation): string[] {
  const ages = agesSaid(profile.entries)
  const values = profile.entries
    .filter(({ path }) => !path.startsWith('valuesMap.age_range'))
    .map((entry) => `${defined(rowOf(entry)).title}: ${valueShown(entry, unit)}`)
  return [...values, ...(ages === null ? [] : [`Ages: ${ages}`])]
}

/** What the receipt says is new, and what it says is gone. */
function saidBy({ kept }: Turn) {
  const come = kept.flatMap(({ label, value, quote }) => {
    const now = quote ?? value
    return now === undefined || now === 'Nothing' || now === 'Left open' || label === 'Your age'
      ? []
      : [`${label}: ${now}`]
  })
  const gone = kept.flatMap(({ label, from, quote, isMoved }) =>
    from === undefined ? [] : [isMoved ? `${from}: ${quote}` : `${label}: ${from}`],
  )
  return { come, gone }
}

function differences(before: Conversation, turn: Turn): string[] {
  const inUnit = { ...before, unit: turn.state.unit ?? before.unit }
  const [was, is] = [linesOf(inUnit), linesOf(turn.state)]
  const { come, gone } = saidBy(turn)
  const isSame = (some: readonly string[], others: readonly string[]) =>
    JSON.stringify([...some].sort()) === JSON.stringify([...others].sort())
  const [came, went] = [is.filter((one) => !was.includes(one)), was.filter((one) => !is.includes(one))]
  return isSame(come, came) && isSame(gone, went) ? [] : [JSON.stringify({ come, came, gone, went })]
}

/** All differences between receipt and profile in a talk. */
function walk(lines: readonly string[]): string[] {
  let state = begun
  return lines.flatMap((line) => {
    const turn = say(line, state)
    const found = turn.ended === null ? differences(state, turn) : []
    state = turn.state
    return found.map((one) => `${line}: ${one}`)
  })
}

describe('what the reply says is kept is what changed', { timeout: 300_000 }, () => {
  it('in every turn of the recorded conversations', () => {
    expect(cases.flatMap(({ turns }) => walk(turns))).toEqual([])
  })

  it('in every turn of 5,000 generated ones', () => {
    const lines = [...cases.flatMap(({ turns }) => turns), 'undo', 'skip', 'no', 'yes', 'take that off', 'none']
    let seed = 7
    const next = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % most
    }
    const talks = Array.from({ length: 5000 }, () => [lines[next(lines.length)] ?? '', lines[next(lines.length)] ?? ''])
    expect(talks.flatMap(walk)).toEqual([])
  })
})
