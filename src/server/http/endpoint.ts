import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { limitOf } from '#contract/endpoints/endpoints.ts'
import type { Owner } from './owner.ts'
import { plainIssue } from './plain-issue.ts'
import { issueAt, refuse } from './refusal.ts'
import { unstorableText } from './unstorable-text.ts'

export type Context = { request: FastifyRequest; reply: FastifyReply }

/**
 * Validates input, finds the owner and filters the reply by its schema. Invalid calls write nothing.
 * @param run throws `refuse(code)`
 * @param repeat answers a retry before the owner is known
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
  if (type === undefined && method === 'DELETE') return
  if (type !== 'application/json') throw refuse('unsupported_media_type')
}

/** A missing body counts as empty. @throws a refusal with one issue per problem */
export function parseInput<T extends z.ZodMiniType>(
  { input, issuePath = (path) => path }: { input: T; issuePath?: Endpoint['issuePath'] },
  raw: unknown,
): z.output<T> {
  const problems = unstorableText(raw)
  const parsed = problems.length > 0 ? undefined : input.safeParse(raw ?? {}, { error: plainIssue })
  if (parsed?.success) return parsed.data
  problems.push(...(parsed?.error.issues.flatMap(toIssues) ?? []))
  const issues = problems.map(({ path, message }) => issueAt(issuePath(path), message))
  // Two checks may report the same unknown key.
  throw refuse('validation_failed', { issues: [...new Map(issues.map((one) => [JSON.stringify(one), one])).values()] })
}

function toIssues(issue: z.core.$ZodIssue) {
  const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => issueAt([...path, key], 'Unknown field'))
  return [issueAt(path, issue.message)]
}
