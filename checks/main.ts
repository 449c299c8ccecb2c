import { parseArgs } from 'node:util'
import { record } from '../bench/record.ts'
import type { Options, Row } from './check.ts'
import { WHERE } from './databases.ts'
import { MODULES } from './modules.ts'
import { tableOf } from './table.ts'

const USAGE = `usage: npm run check:faults -- [--quick] [--rounds N] [--on DATABASE] [--json] [--record] [--only NAME[,NAME]]
       npm run check:attacks -- [--quick] [--rounds N] [--on DATABASE] [--json] [--record] [--only NAME[,NAME]]

  --quick  fewer rounds: seconds in place of minutes
  --rounds the number of kills, power cuts and stops; it overrides --quick
  --on     embedded or postgres, for checks that run on both
  --json   the rows as JSON
  --record writes the rows into docs/figures.md's results
  --only   runs only the checks with these names`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      on: { type: 'string' },
      json: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  })
  const [kind] = positionals
  if (kind !== 'faults' && kind !== 'attacks') throw new Error(USAGE)
  const modules = MODULES[kind]
  const names = values.only?.split(',') ?? Object.keys(modules)
  const unknown = names.filter((name) => !Object.hasOwn(modules, name))
  if (unknown.length > 0) throw new Error(`No checks named ${unknown}: there are ${Object.keys(modules)}.\n\n${USAGE}`)
  const rounds = values.rounds === undefined ? undefined : Number(values.rounds)
  const on = databaseIn(values.on)
  const rows: Row[] = []
  for (const name of names) {
    const tell = (line: string) => console.error(`${name}: ${line}`)
    tell('begins')
    const made = await rowsOf(name, modules[name], { quick: values.quick, rounds, on, tell })
    for (const { check, reached, holds } of made) tell(`${holds ? 'holds' : 'BROKE'}: ${check}: ${reached}`)
    rows.push(...made)
  }
  if (values.record)
    record(kind, {
      title: TITLES[kind],
      tables: [{ caption: 'What was asked, and what was measured.', rows: rows.map(shown) }],
    })
  console.log(values.json ? JSON.stringify(rows, null, 2) : tableOf(rows))
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
}

function databaseIn(given: string | undefined) {
  const on = WHERE.find((where) => where === given)
  if (given !== undefined && !on) throw new Error(`--on is ${WHERE.join(' or ')}.\n\n${USAGE}`)
  return on
}

const TITLES = { faults: 'Faults', attacks: 'Attacks' }
const shown = ({ check, asked, reached, holds }: Row) => ({ check, asked, reached, holds: holds ? 'yes' : 'no' })

async function rowsOf(name: string, load: (typeof MODULES)['faults'][string] | undefined, options: Options) {
  try {
    return (await (await load?.())?.run(options)) ?? []
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error)
    options.tell(`broke off: ${why}`)
    return [{ check: name, asked: 'runs to its end', reached: 'broke off', holds: false, why }]
  }
}

await main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 2
})
