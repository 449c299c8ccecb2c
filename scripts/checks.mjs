import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { environment, root } from './setup.mjs'

const CHECKS = [
  ['types: server', 'tsc', ['-p', 'tsconfig.server.json']],
  ['format and lint', 'biome', ['ci', '.', '--diagnostic-level=error']],
  ['types: web', 'tsc', ['-p', 'tsconfig.web.json']],
  ['imports', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs', '--output-type', 'err']],
  ['structure', 'node', ['scripts/lint/structure.mjs']],
  ['words', 'node', ['scripts/lint/words.mjs']],
  ['first step', 'node', ['scripts/lint/first-step.mjs']],
  ['types: e2e', 'tsc', ['-p', 'tsconfig.e2e.json']],
  ['types: pure', 'tsc', ['-p', 'tsconfig.pure.json']],
]
const UNIT_TESTS = ['unit tests', 'vitest', ['run', '--project', 'unit', '--maxWorkers', '1']]

/** Prints output at the end of a failed check, so that parallel runs do not mix. */
function run([name, command, args]) {
  const began = performance.now()
  return new Promise((ended) => {
    const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    const printed = []
    child.stdout.on('data', (chunk) => printed.push(chunk))
    child.stderr.on('data', (chunk) => printed.push(chunk))
    child.on('error', (error) => printed.push(Buffer.from(`${error.message}\n`)))
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`# ${name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s`)
      if (code !== 0) process.stdout.write(Buffer.concat(printed))
      ended({ name, ok: code === 0 })
    })
  })
}

/** One per core, four at most. @returns each check's name and whether it passed */
export async function runChecks({ withUnitTests = false } = {}) {
  const waiting = withUnitTests ? [UNIT_TESTS, ...CHECKS] : [...CHECKS]
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await run(next))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work))
  return results
}
