import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { machine } from './printing.ts'

export type TableRow = Readonly<Record<string, string | number>>
export type Result = {
  title: string
  command: string
  commit: string
  date: string
  machine: string
  tables: readonly { caption: string; rows: readonly TableRow[] }[]
}

const root = join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** Writes `bench/results/<name>.json`, from which `npm run figures` makes `docs/figures.md`. */
export function record(name: string, { title, tables }: Pick<Result, 'title' | 'tables'>) {
  const isChanged = git('status', '--porcelain', '--', '.', ':!bench/results', ':!docs/figures.md') !== ''
  const args = process.argv
    .slice(2)
    .filter((one) => one !== '--record' && one !== name)
    .map((one) => (isAbsolute(one) ? 'FOLDER' : one))
  const result: Result = {
    title,
    command: [`npm run ${process.env.npm_lifecycle_event ?? name}`, ...(args.length > 0 ? ['--', ...args] : [])].join(
      ' ',
    ),
    commit: `${git('rev-parse', '--short=8', 'HEAD')}${isChanged ? ' with changes' : ''}`,
    date: new Date().toISOString().slice(0, 10),
    machine,
    tables,
  }
  const folder = join(root, 'bench/results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}
