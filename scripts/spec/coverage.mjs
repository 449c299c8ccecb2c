// Makes the page of spec coverage from the statements and the ids in test titles.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
export const PAGE = join(root, 'docs/spec-coverage.md')

const HEAD = `# What holds the specification

Made by \`npm run spec\`; do not edit. The statements of the product's specification, in its order and in our words, are in \`scripts/spec/statements.json\`.
A test says in its title which of them it holds: \`[spec 94]\`. "departs" names the row of [departures.md](departures.md) that says why a statement does not hold to the letter.
\`npm run check:mutations\` breaks each statement once, by \`scripts/spec/mutations.json\`, and sees its tests fail.
`

const TITLE = /(['"`])((?:(?!\1).)+) (\[spec ([\d, -]+)\])\1/g

/** '3, 16-18' as [3, 16, 17, 18]. */
function numbersOf(ids) {
  return ids.split(', ').flatMap((id) => {
    const [first, last = first] = id.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
}

export const tests = () =>
  globSync('{src,e2e,scripts}/**/*.{test,spec}.{ts,tsx}', { cwd: root })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].map(([, , title, tag, ids]) => ({
        file,
        title,
        tag,
        numbers: numbersOf(ids),
      })),
    )

const read = (name) => JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
export const sections = () => read('statements.json')
export const mutations = () => read('mutations.json')

const cell = (text) => text.replaceAll('|', '\\|')

function sectionOf({ title, statements }, held) {
  const rows = statements.map(({ number, says, departs = [] }) => {
    const tests = held.filter(({ numbers }) => numbers.includes(number))
    const by = [...departs.map((row) => `departs: ${row}`), ...tests.map(({ file, title }) => `\`${file}\` ${title}`)]
    return `| ${number} | ${cell(says)} | ${cell(by.join(' · '))} |`
  })
  return [`## ${title}`, '', '| # | Statement | Held by |', '|---|---|---|', ...rows].join('\n')
}

export function page() {
  const held = tests()
  return `${[HEAD, ...sections().map((section) => sectionOf(section, held))].join('\n\n').replaceAll(/\n\n\n+/g, '\n\n')}\n`
}
