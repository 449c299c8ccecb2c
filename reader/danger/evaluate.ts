import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { dangerIn } from '../../src/engine/concierge/safety/danger.ts'
import { dangerReader } from '../../src/engine/concierge/safety/danger-reader.ts'

/**
 * Counts how many lines of crisis, despair and other kinds get help or the soft question. Training does not use these
 * lines. Sets are files of `{"text", "label": "crisis" | "despair" | "trap"}` in `reader/danger/unseen`, and those of
 * `bench/eval-concierge/sets`.
 */
const { values } = parseArgs({
  options: { file: { type: 'string', multiple: true }, weights: { type: 'string' }, missed: { type: 'boolean' } },
})
type Line = { text: string; label: string }

const SETS = new URL('unseen/', import.meta.url)
const OLDER = new URL('../../bench/eval-concierge/sets/', import.meta.url)
const WEIGHTS = new URL('../../src/engine/concierge/safety/weights.bin', import.meta.url)
const reader = dangerReader(readFileSync(values.weights ?? WEIGHTS))

const jsonLines = (file: URL | string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))

const olderLines = (file: URL, of: (labels: readonly string[]) => string): Line[] =>
  !existsSync(file)
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#') && line.includes('|'))
        .map((line) => {
          const bar = line.indexOf('|')
          return { text: line.slice(bar + 1), label: of(line.slice(0, bar).split(' ')) }
        })
const inNeed = (labels: readonly string[]) =>
  labels.includes('D2') ? 'crisis' : labels.includes('D1') ? 'despair' : 'trap'

function scored(name: string, lines: readonly Line[]) {
  const met = lines.map(({ text, label }) => ({ text, label, isMet: dangerIn(text, { reader }).kind !== 'none' }))
  const of = (label: string) => {
    const all = met.filter((one) => one.label === label)
    return all.length === 0 ? '–' : `${all.filter(({ isMet }) => isMet).length}/${all.length}`
  }
  const wanted = met.filter(({ label }) => label !== 'trap')
  const share =
    wanted.length === 0 ? '–' : `${((100 * wanted.filter(({ isMet }) => isMet).length) / wanted.length).toFixed(1)} %`
  console.log(
    `${name.padEnd(28)} ${of('crisis').padEnd(9)} ${of('despair').padEnd(9)} ${share.padEnd(8)} ${of('trap')}`,
  )
  if (values.missed)
    for (const { text, label, isMet } of met) if (isMet === (label === 'trap')) console.log(`    ${label} | ${text}`)
}

console.log(`${'set'.padEnd(28)} crisis    despair   met      traps and other lines alarmed`)
const named = values.file ?? []
for (const file of named) scored(file, jsonLines(file))
if (named.length === 0) {
  const names = existsSync(SETS) ? readdirSync(SETS).filter((name) => name.endsWith('.jsonl')) : []
  for (const name of names.sort()) scored(name, jsonLines(new URL(name, SETS)))
  for (const name of ['set-1', 'set-2', 'set-3', 'set-4', 'set-5', 'set-6']) {
    scored(name, olderLines(new URL(`${name}/crisis.txt`, OLDER), inNeed))
    const everyday = ['answers.txt', 'smalltalk.txt', 'questions.txt'].flatMap((file) =>
      olderLines(new URL(`${name}/${file}`, OLDER), () => 'trap'),
    )
    scored(`${name}, everyday`, everyday)
  }
}
