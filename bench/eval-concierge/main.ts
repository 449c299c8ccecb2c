import { parseArgs } from 'node:util'
import { machine } from '../printing.ts'
import { record, type TableRow } from '../record.ts'
import { hearing } from './hear.ts'
import { SET_NAMES } from './lines.ts'
import { orders } from './orders.ts'
import { questions } from './questions.ts'
import { told } from './told.ts'
import { answers, crisis, smallTalk } from './values.ts'

/** Measures what the chat understands in single messages. Each message is sent after its heading's question. */
const { values: args } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: SET_NAMES },
    verbose: { type: 'boolean', default: false },
    /** Also asks the model of `LLM_*`. */
    model: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const unknown = args.set.find((name) => !SET_NAMES.includes(name))
if (unknown !== undefined) throw new Error(`There is no set ${unknown}: the sets are ${SET_NAMES.join(', ')}.`)

const hear = hearing(args.model)
const miss = args.verbose ? (what: string) => console.log(what) : () => {}
const KINDS = { answers, crisis, smallTalk, questions, orders, told }
const CAPTIONS: Record<keyof typeof KINDS, string> = {
  answers: 'Listed values, said in answer to their question.',
  crisis: 'Messages of crisis, of despair, and traps, and how many of each get the help line.',
  smallTalk: 'Small talk, and how many of its messages wrongly fill the card.',
  questions: 'Questions about the service.',
  orders:
    'Orders about what is on the card. `wrong`: the card changed, but not as the author wants. `junkAdded`: unwanted new entries.',
  told: 'Facts told along the way. `met`: noticed, `right`: with the right kind, `metWrongly`: noticed where nothing was told.',
}

const tables: { caption: string; rows: TableRow[] }[] = []
for (const [kind, measure] of Object.entries(KINDS)) {
  const rows: TableRow[] = []
  for (const name of args.set) {
    const counts = await measure({ name, hear, miss })
    if (Object.values(counts).some((count) => count > 0)) rows.push({ set: name, ...counts })
  }
  if (rows.length > 1) rows.push(sumOf(rows))
  tables.push({ caption: CAPTIONS[kind as keyof typeof KINDS], rows })
}

function sumOf(rows: readonly TableRow[]): TableRow {
  const keys = Object.keys(rows[0] ?? {}).filter((key) => key !== 'set')
  return {
    set: 'all',
    ...Object.fromEntries(keys.map((key) => [key, rows.reduce((sum, row) => sum + Number(row[key] ?? 0), 0)])),
  }
}

if (args.record) record('chat', { title: 'Single lines of the chat', tables })
if (args.json) console.log(JSON.stringify({ machine, tables }, null, 2))
else
  for (const { caption, rows } of tables) {
    console.log(caption)
    console.table(rows)
  }
