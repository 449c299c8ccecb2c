// Makes the page of figures from the benches' results.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
export const PAGE = join(root, 'docs/figures.md')

const HEAD = `# Figures

Made by \`npm run figures\` from \`bench/results\`; do not edit. A bench with \`--record\` writes its result there.
Other machines give other times. Ratios hold.
`

const cell = (value) => `${value ?? '–'}`.replaceAll('|', '\\|')
const line = (cells) => `| ${cells.map(cell).join(' | ')} |`

function tableOf({ caption, rows }) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => row[column]))]
  return [caption, '', ...lines.map(line)].join('\n')
}

const sectionOf = ({ title, command, commit, date, machine, tables }) =>
  [`## ${title}`, `\`${command}\` on ${commit}, ${date}, ${machine}.`, ...tables.map(tableOf)].join('\n\n')

export function page() {
  const results = globSync('bench/results/*.json', { cwd: root })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  return `${[HEAD, ...results.map(sectionOf)].join('\n\n')}\n`.replaceAll(/\n\n\n+/g, '\n\n')
}
