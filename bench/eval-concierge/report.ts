import type { DialogueCase } from '../../src/engine/concierge/cases/dialogue-case.ts'
import { type Check, isRight } from '../../src/engine/concierge/cases/score.ts'

export type Result = {
  case: DialogueCase
  checks: Check[]
  extra: { key: string; got: string }[]
  replies: string[]
  replyMs: number[]
  error: string | null
}

/** The output of `--json`. */
export function summarise(results: readonly Result[]) {
  const checks = results.flatMap((result) => result.checks)
  const expected = checks.filter(({ kind }) => kind === 'expected')
  const absent = checks.filter(({ kind }) => kind === 'absent')
  const ms = results.flatMap(({ replyMs }) => replyMs).sort((a, b) => a - b)
  return {
    cases: results.length,
    fullyRight: results.filter((result) => result.checks.every(isRight)).length,
    failedToRun: results.filter(({ error }) => error !== null).length,
    expectedFound: share(expected),
    absentKept: share(absent),
    replyMs: { count: ms.length, p50: quantile(ms, 0.5), p99: quantile(ms, 0.99), max: ms.at(-1) ?? null },
    expected: table(expected),
    absent: table(absent),
    extraOptions: counts(results.flatMap(({ extra }) => extra.map(({ key }) => key))),
    tags: Object.fromEntries(
      [...new Set(results.flatMap((result) => result.case.tags))].sort().map((tag) => {
        const tagged = results.filter((result) => result.case.tags.includes(tag))
        return [tag, share(tagged.flatMap((result) => result.checks))]
      }),
    ),
  }
}
export type Summary = ReturnType<typeof summarise>

/** The summary as lines for people. */
export function summaryText(summary: Summary) {
  const { replyMs } = summary
  return [
    'EXPECTED, FOUND'.padEnd(24) +
      'found'.padStart(7) +
      'wrong'.padStart(7) +
      'missing'.padStart(9) +
      'share'.padStart(9),
    ...Object.entries(summary.expected).map(
      ([key, row]) =>
        key.padEnd(24) +
        String(row.found).padStart(7) +
        String(row.wrong).padStart(7) +
        String(row.missing).padStart(9) +
        percent(row).padStart(9),
    ),
    'in all'.padEnd(24) + inAll(summary.expectedFound).padStart(32),
    '',
    'ABSENT, KEPT EMPTY'.padEnd(24) + 'kept'.padStart(7) + 'filled'.padStart(7) + 'share'.padStart(18),
    ...Object.entries(summary.absent).map(
      ([key, row]) =>
        key.padEnd(24) + String(row.kept).padStart(7) + String(row.filled).padStart(7) + percent(row).padStart(18),
    ),
    'in all'.padEnd(24) + inAll(summary.absentKept).padStart(32),
    '',
    `by tag: ${Object.entries(summary.tags)
      .map(([tag, row]) => `${tag} ${percent(row)}`)
      .join(', ')}`,
    `extra options, not scored: ${
      Object.entries(summary.extraOptions)
        .map(([key, count]) => `${key} ${count}`)
        .join(', ') || 'none'
    }`,
    `reply time over HTTP: p50 ${ms(replyMs.p50)}, p99 ${ms(replyMs.p99)}, longest ${ms(replyMs.max)} (${replyMs.count} replies)`,
    `cases fully right: ${summary.fullyRight} of ${summary.cases}${summary.failedToRun > 0 ? `, failed to run: ${summary.failedToRun}` : ''}`,
  ].join('\n')
}

export const missesText = (results: readonly Result[]) =>
  results
    .filter(({ checks, extra, error }) => error !== null || extra.length > 0 || !checks.every(isRight))
    .map(({ case: { id, turns }, checks, extra, replies, error }) =>
      [
        `\n${id}${error === null ? '' : `  FAILED ${error}`}`,
        ...turns.flatMap((turn, at) => [`   > ${turn.replaceAll('\n', ' / ')}`, `   < ${replies[at + 1] ?? ''}`]),
        ...checks
          .filter((check) => !isRight(check))
          .map(
            ({ outcome, key, want, got }) =>
              `   ${outcome.toUpperCase()} ${key}: want ${JSON.stringify(want)}, got ${JSON.stringify(got)}`,
          ),
        ...extra.map(({ key, got }) => `   (extra, not scored) ${key}: ${got}`),
      ].join('\n'),
    )
    .join('\n')

type Share = { right: number; of: number; share: number | null }
const share = (checks: readonly Check[]): Share => {
  const right = checks.filter(isRight).length
  return { right, of: checks.length, share: checks.length === 0 ? null : right / checks.length }
}

function table(checks: readonly Check[]) {
  const keys = [...new Set(checks.map(({ key }) => key))].sort()
  return Object.fromEntries(
    keys.map((key) => {
      const rows = checks.filter((check) => check.key === key)
      const count = (outcome: Check['outcome']) => rows.filter((row) => row.outcome === outcome).length
      return [
        key,
        {
          ...share(rows),
          found: count('found'),
          wrong: count('wrong'),
          missing: count('missing'),
          kept: count('kept'),
          filled: count('filled'),
        },
      ]
    }),
  )
}

const counts = (keys: readonly string[]) =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((other) => other === key).length]))

const quantile = (sorted: readonly number[], q: number) => sorted[Math.ceil(q * sorted.length) - 1] ?? null

const percent = ({ right, of }: Share) => (of === 0 ? '-' : `${((100 * right) / of).toFixed(1)}%`)
const inAll = (row: Share) => `${row.right} of ${row.of}, ${percent(row)}`
const ms = (value: number | null) => (value === null ? '-' : `${value.toFixed(1)} ms`)
