import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { MAX_CHAT_TEXT } from '#contract/limits.ts'
import { percentile } from '../../checks/figures.ts'
import { casesIn } from '../../src/engine/concierge/cases/dialogue-case.ts'
import { beginConversation } from '../../src/engine/concierge/turn/begin.ts'
import { takeTurn } from '../../src/engine/concierge/turn/take-turn.ts'
import { reader } from '../../src/server/dialogue/learned-reader.ts'
import { machine } from '../printing.ts'
import { record } from '../record.ts'

/**
 * Measures the CPU ms of one chat turn, for single lines of the cases, for lines joined to 500 characters, and for lines
 * joined to the longest message.
 */
const { values: args } = parseArgs({
  options: {
    lines: { type: 'string', default: '2000' },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const most = Number(args.lines)
const folder = join(import.meta.dirname, '../../src/engine/concierge/cases')
const talks = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => casesIn(readFileSync(join(folder, name), 'utf8'), name))
  .map(({ turns }) => turns)

const joined = (characters: number) =>
  talks.map((_, at) => {
    let text = ''
    for (let next = at; text.length < characters; next = (next + 1) % talks.length)
      text += `${talks[next]?.join(' ') ?? ''} `
    return [text.slice(0, characters)]
  })

function measure(lines: readonly (readonly string[])[]) {
  const cost: number[] = []
  for (const talk of lines) {
    let { state } = beginConversation({ name: 'Sam', known: {}, today: '2026-11-28', seed: 1, reader })
    for (const text of talk) {
      if (cost.length >= most) return cost
      const before = process.cpuUsage()
      state = takeTurn(state, text, { reader }).state
      const { user, system } = process.cpuUsage(before)
      cost.push((user + system) / 1000)
    }
  }
  return cost
}

const round = (ms: number) => Math.round(ms * 10) / 10
measure(talks.slice(0, 100))
const kinds = [
  { lines: 'as people typed them', cost: measure(talks) },
  { lines: '500 characters', cost: measure(joined(500)) },
  { lines: `${MAX_CHAT_TEXT} characters`, cost: measure(joined(MAX_CHAT_TEXT)) },
]
const rows = kinds.map(({ lines, cost }) => ({
  lines,
  turns: cost.length,
  p50: round(percentile(cost, 0.5)),
  p99: round(percentile(cost, 0.99)),
  most: round(Math.max(...cost)),
}))
if (args.record)
  record('turn', { title: 'A turn of the chat', tables: [{ caption: 'Milliseconds of CPU, one thread.', rows }] })
if (args.json) console.log(JSON.stringify({ machine, rows }))
else {
  console.log(`${machine}; milliseconds of CPU`)
  console.table(rows)
}
