import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { aDraft, anIntake } from '../../test/builders.ts'
import { runsHere } from '../../test/runs.ts'
import { testApp } from '../../test/test-app.ts'

vi.setConfig({ testTimeout: 120_000 })

const app = await testApp()
// Requests per endpoint; over fifteen thousand in all.
const RUNS = runsHere(500)

/** Values that have broken servers: empty, huge, of another type, unstorable, or named like an inherited property. */
const nasty = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1e300, 2 ** 53, true, [], {}, [[]], 'null', '\u0000', '\ud800', '🙂'),
  fc.constantFrom('constructor', 'toString', "'; drop table draft; --", '%00', '../..', '{{7*7}}', 'x'.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Valid inputs, so one wrong value reaches the code behind the schema. */
const VALID: Partial<Record<keyof typeof endpoints, object>> = {
  saveDraft: { email: 'ada@example.com', draft: aDraft(), version: 0 },
  submitIntake: anIntake(),
  requestEmail: { email: 'ada@example.com' },
  resendEmail: { email: 'ada@example.com' },
  verify: { email: 'ada@example.com', code: 'ABCD-2345' },
  startConcierge: { name: 'Ada', email: 'ada@example.com', intakeSummary: 'Likes music.' },
  previousIntake: { email: 'ada@example.com' },
  giveFeedback: { email: 'ada@example.com', matchId: 'm', action: 'hard_no' },
  undoFeedback: { email: 'ada@example.com', matchId: 'm' },
  suggestMatches: { snapshot: {}, yourName: 'Ada' },
  writeOpeners: { yourName: 'Ada', theirName: 'Bo', brief: 'Bo likes cycling.' },
  draftIntro: { yourName: 'Ada', theirName: 'Bo', brief: 'Bo likes cycling.' },
}

const pathsOf = (value: unknown, path: string[] = []): string[][] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : []),
]

function withAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  return Object.assign(copy, { [key]: withAt((value as Record<string, unknown>)[key], rest, put) })
}

const aBody = (valid: object) =>
  fc.oneof(
    nasty,
    fc.tuple(fc.constantFrom(...pathsOf(valid)), nasty).map(([path, put]) => withAt(valid, path, put)),
    fc.dictionary(fc.string(), nasty, { maxKeys: 4 }).map((extra) => ({ ...valid, ...extra })),
  )

const ada = app.browser()

const bound = Object.entries<Endpoint>(endpoints).filter(([, { method, path }]) =>
  app.app.hasRoute({ method, url: path }),
)

test.each(bound)('%s never answers with a server fault', async (name, { method, path }) => {
  const valid = VALID[name as keyof typeof endpoints] ?? {}
  await fc.assert(
    fc.asyncProperty(aBody(valid), async (body) => {
      const reply =
        method === 'GET'
          ? await ada.get(`${path}?${queryOf(body)}`)
          : await ada[method === 'POST' ? 'post' : 'delete'](path, body as object)
      if (reply.statusCode === 403) ada.renew()
      if (reply.statusCode >= 500)
        throw new Error(`${reply.statusCode}: ${app.log.filter((line) => line.includes('"fault"')).at(-1)}`)
      expect(reply.body).not.toMatch(/ at .*\.[jt]s:\d|insert into|relation "|\bpg_[a-z]{3}/)
    }),
    { numRuns: RUNS },
  )
})

const queryOf = (body: unknown) =>
  Object.entries(typeof body === 'object' && body !== null ? body : { email: body, q: body, cursor: body })
    .map(
      ([key, value]) =>
        `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(String(JSON.stringify(value)).toWellFormed())}`,
    )
    .join('&')
