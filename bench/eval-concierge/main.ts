import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { casesIn, type DialogueCase } from '../../src/engine/dialogue/cases/dialogue-case.ts'
import { checksOf, extraOptions } from '../../src/engine/dialogue/cases/score.ts'
import { ownServer } from '../../test/own-server.ts'
import { play } from './play.ts'
import { missesText, type Result, summarise, summaryText } from './report.ts'

const USAGE = `usage: npm run eval:concierge -- --cases FILE [--base URL] [--from N] [--to M] [--tag TEXT] [--verbose] [--json]

  --base     a running server; without it one is started on a free port with a folder of its own, without a model
  --from/to  lines of the file, from 1, both included
  --tag      makes each address <id>+TEXT@example.com, for another run against the same server`

/** Replays conversations against the concierge and says how much of what was said it understood. */
async function main() {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string' },
      base: { type: 'string' },
      from: { type: 'string', default: '1' },
      to: { type: 'string' },
      tag: { type: 'string', default: '' },
      verbose: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (values.cases === undefined) throw new Error(USAGE)
  const to = values.to === undefined ? undefined : Number(values.to)
  const cases = casesIn(readFileSync(values.cases, 'utf8'), values.cases).slice(Number(values.from) - 1, to)
  const server = values.base === undefined ? await ownServer({ DEMO_MEMBERS: '0' }) : undefined
  const results: Result[] = []
  try {
    await server?.start()
    const base = (server?.url ?? values.base ?? '').replace(/\/+$/, '')
    for (const one of cases) results.push(await run(one, { base, tag: values.tag }))
  } finally {
    await server?.remove()
  }
  const summary = summarise(results)
  if (values.json)
    return console.log(JSON.stringify({ ...summary, results: values.verbose ? results : undefined }, null, 2))
  if (values.verbose) console.log(`${missesText(results)}\n`)
  console.log(summaryText(summary))
}

/** One case. A case that fails to run is told, and counts as missed in every check: the others still run. */
async function run(one: DialogueCase, where: { base: string; tag: string }): Promise<Result> {
  const [played, error] = await play(one, where).then(
    (done) => [done, null] as const,
    (cause: unknown) => [null, cause instanceof Error ? cause.message : String(cause)] as const,
  )
  const snapshot = played?.snapshot ?? null
  return {
    case: one,
    checks: checksOf(one.expect, snapshot),
    extra: extraOptions(one.expect, snapshot),
    replies: played?.replies ?? [],
    replyMs: played?.replyMs ?? [],
    error,
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
