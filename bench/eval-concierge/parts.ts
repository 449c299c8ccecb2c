import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { takeTurn } from '../../src/engine/concierge/turn/take-turn.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { type PartsLine, partsLinesIn } from './parts-lines.ts'
import { type Outcome, outcomesOf } from './parts-outcomes.ts'

/**
 * Plays lines with several parts on a given state and question. Counts each part as taken, pointed
 * out, deferred silently, half done or lost, and whatever no part says.
 */
const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    json: { type: 'boolean' },
    verbose: { type: 'boolean' },
  },
})
const FILE = options.file ?? new URL('./parts/dev.txt', import.meta.url)
const today = '2026-11-22'
const begun = beginConversation({ name: 'Sam', known: {}, today, seed: 1, reader }).state

function played({ asked, standing, text, parts }: PartsLine) {
  const profile = { ...begun.profile, entries: [...begun.profile.entries, ...standing] }
  const before = {
    ...begun,
    turn: 5,
    question: asked,
    asked: asked ? { [asked]: 1 } : {},
    profile,
    lastKept: standing.at(-1) ?? null,
  }
  const turn = takeTurn(before, text, { reader })
  return { turn, ...outcomesOf(parts, before, turn) }
}

const OUTCOMES: readonly Outcome[] = ['taken', 'pointed', 'waits', 'half', 'lost']
const blank = () => ({ parts: 0, ...Object.fromEntries(OUTCOMES.map((one) => [one, 0])) }) as Record<string, number>
const all = blank()
const byKind: Record<string, Record<string, number>> = {}
const junk: Record<string, number> = {}
const lines = { lines: 0, whole: 0, withNothingLost: 0, withJunk: 0 }

for (const line of partsLinesIn(readFileSync(FILE, 'utf8'))) {
  const { turn, outcomes, beside } = played(line)
  for (const [at, outcome] of outcomes.entries()) {
    const kind = line.parts[at]?.kind ?? ''
    byKind[kind] ??= blank()
    for (const counts of [all, byKind[kind]]) {
      counts.parts = (counts.parts ?? 0) + 1
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  }
  for (const { kind } of beside) junk[kind] = (junk[kind] ?? 0) + 1
  lines.lines += 1
  lines.whole += Number(outcomes.every((one) => one === 'taken') && beside.length === 0)
  lines.withNothingLost += Number(outcomes.every((one) => one !== 'lost' && one !== 'half'))
  lines.withJunk += Number(beside.length > 0)
  if (options.verbose && (outcomes.some((one) => one !== 'taken') || beside.length > 0)) {
    console.log(`\n${line.asked ?? 'none'} | ${line.standing.map(({ value }) => value).join('; ')} | ${line.text}`)
    for (const [at, outcome] of outcomes.entries()) console.log(`   ${outcome}: ${line.parts[at]?.said}`)
    for (const { kind, said } of beside) console.log(`   + ${kind}: ${said}`)
    console.log(`   > ${turn.reply}`)
    const chips = [...(turn.state.instead?.buttons ?? []), ...turn.state.beside].map(({ label }) => label)
    if (chips.length > 0) console.log(`   [${chips.join('] [')}]`)
  }
}

if (options.json) console.log(JSON.stringify({ lines, all, byKind, junk }, null, 2))
else {
  console.log(lines)
  console.log('all', all)
  console.table(byKind)
  console.log('beside', junk)
}
