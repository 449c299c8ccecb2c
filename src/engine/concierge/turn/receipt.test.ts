import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { begun, say } from '../../../../test/talk.ts'
import { casesIn } from '../cases/dialogue-case.ts'
import { defined, rowOf } from '../profile/rows.ts'
import { agesSaid, valueShown } from '../profile/said.ts'
import type { Conversation } from '../state/conversation.ts'
import { hash, mixed } from '../understand/built-in/labels/features.ts'
import type { Turn } from './turn.ts'

const folder = new URL('../cases/', import.meta.url)
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => casesIn(readFileSync(new URL(name, folder), 'utf8'), name))

function linesOf({ profile, unit }: Conversation): string[] {
  const ages = agesSaid(profile.entries)
  const values = profile.entries
    .filter(({ path }) => !path.startsWith('valuesMap.age_range'))
    .map((entry) => `${defined(rowOf(entry)).title}: ${valueShown(entry, unit)}`)
  return [...values, ...(ages === null ? [] : [`Ages: ${ages}`])]
}

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

function walk(lines: readonly string[]): string[] {
  let state = begun
  return lines.flatMap((line) => {
    const turn = say(line, state)
    const found = turn.ended === null ? differences(state, turn) : []
    state = turn.state
    return found.map((one) => `${line}: ${one}`)
  })
}

describe('the changes that the reply reports are exactly the changes of the card', { timeout: 300_000 }, () => {
  it('this holds for every turn of the recorded conversations', () => {
    expect(cases.flatMap(({ turns }) => walk(turns))).toEqual([])
  })

  // Rendezvous hashing: a new line in the cases changes only a few generated conversations.
  it('this holds for every turn of 5,000 generated conversations', () => {
    const others = ['undo', 'skip', 'no', 'yes', 'take that off', 'none']
    const lines = [...new Set([...cases.flatMap(({ turns }) => turns), ...others])]
    const sums = lines.map((line) => hash(line))
    const lineFor = (place: string) => {
      const here = hash(place)
      const ranks = sums.map((sum) => mixed(sum ^ here))
      return lines[ranks.indexOf(ranks.reduce((most, rank) => Math.max(most, rank)))] ?? ''
    }
    const talks = Array.from({ length: 5000 }, (_, at) => [lineFor(`first ${at}`), lineFor(`second ${at}`)])
    expect(talks.flatMap(walk)).toEqual([])
  })
})
