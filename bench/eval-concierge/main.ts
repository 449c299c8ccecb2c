import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { casesIn, type DialogueCase } from '../../src/engine/concierge/cases/dialogue-case.ts'
import { checksOf, extraOptions } from '../../src/engine/concierge/cases/score.ts'
import { ownServer } from '../../test/own-server.ts'
import { play } from './play.ts'
import { missesText, type Result, summarise, summaryText } from './report.ts'

const USAGE = `usage: npm run eval:concierge -- --cases FILE [--base URL] [--from N] [--to M] [--tag TEXT]
       each with [--verbose] [--json]

  --cases         fixed conversations over HTTP
  --base          a running server; without it one is started on a free port with a folder of its own, without a model
  --from/to       lines of the file, from 1, both included
  --tag           makes each address <id>+TEXT@example.com, for another run against the same server`

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
  const { verbose, json } = values
  if (values.cases === undefined) throw new Error(USAGE)
  const to = values.to === undefined ? undefined : Number(values.to)
  const cases = casesIn(readFileSync(values.cases, 'utf8'), values.cases).slice(Number(values.from) - 1, to)
  const results = await runCases(cases, { base: values.base, tag: values.tag })
  const summary = summarise(results)
  if (json) return tellJson({ ...summary, results: verbose ? results : undefined })
  if (verbose) console.log(`${missesText(results)}\n`)
  console.log(summaryText(summary))
}

const tellJson = (found: unknown) => console.log(JSON.stringify(found, null, 2))

async function runCases(cases: readonly DialogueCase[], { base, tag }: { base: string | undefined; tag: string }) {
  const server = base === undefined ? await ownServer({ DEMO_MEMBERS: '0' }) : undefined
  const results: Result[] = []
  try {
    await server?.start()
    const url = (server?.url ?? base ?? '').replace(/\/+$/, '')
    for (const one of cases) results.push(await run(one, { base: url, tag }))
    return results
  } finally {
    await server?.remove()
  }
}

/** A case that fails to run counts as missed in every check. */
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
