// Checks what dependency-cruiser cannot: no cycles between folders (types count; a file at the top of src/server is a
// folder), SQL in stores only, no folder too full.
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'

const MOST_FILES = 25
const IS_TEST = /[.]test[.]tsx?$|[.]test-kit[.]tsx?$/
const IS_STORE = /^src\/server\/(database\/|[^/]+\/([a-z-]+-)?store[.]ts$)/
const QUERY = /\bsql`|[.](selectFrom|insertInto|updateTable|deleteFrom)\(/

const config = (await import(new URL('../../.dependency-cruiser.mjs', import.meta.url))).default
const { output } = await cruise(['src'], {
  ...config.options,
  exclude: { path: [IS_TEST.source, '^(test|e2e|bench|scripts|checks)/'] },
})

const rootFile = /^src\/server\/[^/]+$/
const folderOf = (file) => (rootFile.test(file) ? file : dirname(file))

/** Folder → the folders it imports from, with an example each. */
const imports = new Map()
for (const { source, dependencies } of output.modules)
  for (const { resolved } of dependencies) {
    const [from, to] = [folderOf(source), folderOf(resolved)]
    if (!source.startsWith('src/') || !resolved.startsWith('src/') || from === to) continue
    imports.set(from, (imports.get(from) ?? new Map()).set(to, `${source} → ${resolved}`))
  }

/** The cycle through `start`, if any. */
function circleFrom(start) {
  const seen = new Set()
  const walk = (folder, path) => {
    for (const [next, proof] of imports.get(folder) ?? []) {
      if (next === start) return [...path, proof]
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, [...path, proof])
      if (found) return found
    }
    return undefined
  }
  return walk(start, [])
}

const faults = []
for (const folder of imports.keys()) {
  const circle = circleFrom(folder)
  if (circle) faults.push({ what: `${folder} is in a circle`, proof: circle.join('\n    ') })
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src/server'], { encoding: 'utf8' })
  .trim()
  .split('\n')
for (const file of files.filter((name) => name.endsWith('.ts') && !IS_TEST.test(name) && !IS_STORE.test(name)))
  if (QUERY.test(readFileSync(file, 'utf8')))
    faults.push({ what: `${file} holds SQL`, proof: 'it belongs into a store.ts of its folder' })

for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  if (!entry.isDirectory()) continue
  const folder = join(entry.parentPath, entry.name)
  const count = readdirSync(folder).filter((name) => /[.]tsx?$/.test(name) && !IS_TEST.test(name)).length
  if (count > MOST_FILES)
    faults.push({ what: `${folder} holds too many files`, proof: `${count}; ${MOST_FILES} at most beside the tests` })
}

const LIMITS = ['lint', '--config-path=scripts/lint/limits.json', '--reporter=json', '--max-diagnostics=none']
const { stdout } = spawnSync('biome', [...LIMITS, 'src', 'scripts', 'bench', 'checks', 'reader'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
const tooMuch = JSON.parse(stdout).diagnostics.filter(({ category }) => category.startsWith('lint/complexity/'))
for (const file of new Set(tooMuch.map(({ location }) => location.path).filter((name) => !IS_TEST.test(name))))
  faults.push({
    what: `${file} has a function that is too long or too complex`,
    proof: '60 lines and complexity 15 at most',
  })

const NOT_YET = JSON.parse(readFileSync(new URL('./not-yet.json', import.meta.url), 'utf8'))
const known = new Set(NOT_YET)
const fresh = faults.filter(({ what }) => !known.delete(what))
for (const { what, proof } of fresh) console.error(`  ${what}:\n    ${proof}`)
for (const what of known) console.error(`  ${what}: fixed, so take it off scripts/lint/not-yet.json`)
console.log(
  `${imports.size} folders, ${faults.length - fresh.length} known faults, ${fresh.length + known.size} to fix`,
)
process.exit(fresh.length + known.size === 0 ? 0 : 1)
