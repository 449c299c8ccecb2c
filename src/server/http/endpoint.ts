import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { limitOf } from '#contract/endpoints.ts'
import type { Owner } from './owner.ts'
import { issueAt, refuse } from './refusal.ts'
import { unstorableText } from './unstorable-text.ts'

export type Context = { request: FastifyRequest; reply: FastifyReply }

/**
 * Binds one entry of the contract's table: parses what comes in with its schema, finds out who asks,
 * and answers with what the reply's schema lets out. Nothing is written for a call that does not parse.
 *
 * @param run the use case: parsed input and owner in, the reply out; throws `refuse(code)` for anything else
 * @param repeat answers a call that is the repeat of one whose reply was lost, before anybody is asked who they are;
 *   undefined when it is none
 */
export function endpoint<E extends Endpoint>(
  app: FastifyInstance,
  entry: E,
  run: (
    input: z.output<E['input']>,
    owner: Owner,
    context: Context,
  ) => z.input<E['reply']> | Promise<z.input<E['reply']>>,
  repeat?: (input: z.output<E['input']>, context: Context) => Promise<z.input<E['reply']> | undefined>,
) {
  const reads = entry.method === 'GET'
  app.route({
    method: entry.method,
    url: entry.path,
    config: { limit: limitOf(entry) },
    onRequest: reads ? [] : requireJson,
    async handler(request, reply) {
      reply.header('cache-control', 'no-store')
      const input = parseInput(entry, reads ? request.query : request.body) as z.output<E['input']>
      const repeated = await repeat?.(input, { request, reply })
      if (repeated !== undefined) return entry.reply.parse(repeated)
      const owner = await app.ownerOf(request, reply)
      if (owner.suspended && !entry.openToSuspended) throw refuse('suspended')
      return entry.reply.parse(await run(input, owner, { request, reply }))
    },
  })
}

async function requireJson({ method, headers }: FastifyRequest) {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  // A DELETE may have no body, and then nothing to name the type of.
  if (type === undefined && method === 'DELETE') return
  if (type !== 'application/json') throw refuse('unsupported_media_type')
}

/**
 * Parses a query or body; a missing body is an empty one.
 *
 * @throws a refusal with one issue for each thing wrong
 */
export function parseInput<T extends z.ZodMiniType>(
  { input, issuePath = (path) => path }: { input: T; issuePath?: Endpoint['issuePath'] },
  raw: unknown,
): z.output<T> {
  const problems = unstorableText(raw)
  const parsed = problems.length > 0 ? undefined : input.safeParse(raw ?? {})
  if (parsed?.success) return parsed.data
  problems.push(...(parsed?.error.issues.flatMap(toIssues) ?? []))
  const issues = problems.map(({ path, message }) => issueAt(issuePath(path), message))
  // An unknown key is found among the blanks and once more by the rules.
  throw refuse('validation_failed', { issues: [...new Map(issues.map((one) => [JSON.stringify(one), one])).values()] })
}

/** An unknown key is a problem of that key, not of what holds it. */
function toIssues(issue: z.core.$ZodIssue) {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => issueAt([...path, key], 'Unknown field'))
  return [issueAt(path, issue.message)]
}
