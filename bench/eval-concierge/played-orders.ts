import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { takeTurn } from '../../src/engine/dialogue/conversation.ts'
import { groupOf } from '../../src/engine/dialogue/groups.ts'
import { isMeet, type Path, pathsOf, SLOTS, type Slot, slotOf } from '../../src/engine/dialogue/slots.ts'
import type { Conversation, Entry } from '../../src/engine/dialogue/state.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { begun, today } from './unseen-files.ts'

/**
 * Plays corrections of a snapshot just read back. Counts those that end as meant, are asked about,
 * are left undone, or end otherwise. The file describes its format.
 */
const FILE = new URL('./orders/played.txt', import.meta.url)

const ROWS: Record<string, Slot> = {
  who: 'meet',
  ages: 'age',
  week: 'availability',
  must: 'mustHaves',
  nice: 'niceToHaves',
  breakers: 'dealbreakers',
}
const slotCalled = (row: string): Slot => {
  const slot = ROWS[row] ?? SLOTS.find((one) => one === row)
  if (slot === undefined) throw new Error(`No row is called ${row}`)
  return slot
}
const KM_IN_A_MILE = 1.609344

type Row = { row: string; entries: Entry[] }

/** Example: `ages: 32-40`. */
function rowIn(text: string): Row {
  const [, row = '', said = ''] = /^\s*(\w+):\s*(.*)$/.exec(text) ?? []
  const slot = slotCalled(row)
  const entry = (path: Path, value: string | number): Entry => ({ path, value, from: 'answer', words: null, turn: 0 })
  const values = said === '' ? [] : said.split(';').map((value) => value.trim())
  if (slot === 'age' && values.length > 0) {
    const [min = 0, max = 0] = said.split('-').map(Number)
    return { row, entries: [entry('valuesMap.age_range.min', min), entry('valuesMap.age_range.max', max)] }
  }
  const [path] = pathsOf(slot)
  if (path === undefined) throw new Error(`No place for ${row}`)
  const miles = /^(\d+) miles$/.exec(said)?.[1]
  if (miles !== undefined) return { row, entries: [entry(path, Math.round(Number(miles) * KM_IN_A_MILE))] }
  return { row, entries: values.map((value) => entry(path, value)) }
}

const withRow = (entries: readonly Entry[], { row, entries: now }: Row): Entry[] => [
  ...entries.filter((one) => slotOf(one) !== slotCalled(row)),
  ...now,
]

type Block = { name: string; standing: Conversation }
type Played = Block & { text: string; ends: string; says: string[] }

function standingOf(lines: readonly string[]): Conversation {
  const is = (name: string) => (line: string) => line.startsWith(`${name}:`)
  const saidOf = (name: string) =>
    lines
      .find(is(name))
      ?.slice(name.length + 1)
      .trim() ?? ''
  const HEADS = ['intake', 'asked', 'last', 'earlier']
  const rows = lines.filter((line) => !HEADS.some((head) => is(head)(line))).map(rowIn)
  const fromIntake = saidOf('intake').split(', ')
  const entries = rows.flatMap((one) =>
    one.entries.map(
      (entry): Entry => (fromIntake.includes(one.row) ? { ...entry, from: 'intake', turn: null } : entry),
    ),
  )
  const last = entries.findLast((one) => slotOf(one) === (saidOf('last') === '' ? null : slotCalled(saidOf('last'))))
  const asked = saidOf('asked') === '' ? null : slotCalled(saidOf('asked'))
  const earlier = saidOf('earlier')
  return {
    ...begun,
    turn: 4,
    entries,
    lastPath: last?.path ?? null,
    lastUnit: 'miles',
    part: asked,
    pending: asked && groupOf(asked),
    earlier: earlier === '' ? null : { entries: withRow(entries, rowIn(earlier)), declined: [], settled: [] },
  }
}

function played(): Played[] {
  const [, ...blocks] = readFileSync(FILE, 'utf8').split(/^## /m)
  return blocks.flatMap((block) => {
    const [name = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
    const first = lines.findIndex((line) => line.startsWith('>'))
    const standing = standingOf(lines.slice(0, first))
    const found: Played[] = []
    for (const line of lines.slice(first)) {
      const last = found.at(-1)
      if (line.startsWith('>')) found.push({ name, standing, text: line.slice(1).trim(), ends: '', says: [] })
      else if (last) {
        const [ends = '', ...says] = line.slice(1).split('; says ')
        last.ends = ends.trim()
        last.says = says.map((words) => words.trim())
      }
    }
    return found
  })
}

const keysOf = (entries: readonly Entry[]) =>
  entries.map((one) => `${slotOf(one)}: ${isMeet(one.value) ? one.value : String(one.value).toLowerCase()}`).toSorted()
const isSame = (some: readonly string[], others: readonly string[]) => some.join('\n') === others.join('\n')

/** Values contain semicolons too, so a row begins at a name and a colon. */
const rowsIn = (end: string): Row[] => end.split(/; (?=\w+:)/).map(rowIn)

const { values: options } = parseArgs({ options: { verbose: { type: 'boolean' }, only: { type: 'string' } } })
const counts = { asMeant: 0, asked: 0, ignored: 0, wrong: 0 }
const cases = played()
for (const { standing, text, ends, says } of cases) {
  if (options.only && !text.includes(options.only)) continue
  const { state, reply } = takeTurn(standing, text, { today, reader })
  const [was, is] = [keysOf(standing.entries), keysOf(state.entries)]
  const isAsked = state.offer !== null && isSame(was, is)
  const meets = (end: string): boolean => {
    if (end === '?') return isAsked
    if (end === 'same') return isSame(was, is) && says.every((words) => reply.toLowerCase().includes(words))
    return isSame(keysOf(rowsIn(end).reduce(withRow, standing.entries)), is)
  }
  const outcome = ends.split(' || ').some(meets) ? 'asMeant' : isAsked ? 'asked' : isSame(was, is) ? 'ignored' : 'wrong'
  counts[outcome] += 1
  if (options.verbose && outcome !== 'asMeant') {
    const changed = [
      ...is.filter((key) => !was.includes(key)),
      ...was.filter((key) => !is.includes(key)).map((key) => `-${key}`),
    ]
    console.log(`${outcome} | ${text}\n    want ${ends} ${says.join()}\n    got  ${changed.join('; ')}\n    ${reply}`)
  }
}
console.log(`${cases.length} orders`, counts)
