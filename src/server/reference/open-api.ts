import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoints/endpoint.ts'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { errorBodySchema, REFUSALS } from '#contract/errors.ts'
import { SUMMARIES } from './summaries.ts'

type JsonSchema = { properties?: Record<string, { default?: unknown }>; required?: string[] }

/** OpenAPI 3.1, from the schemas that validate the calls. */
export function openApi(publicUrl: string) {
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, entry] of Object.entries(endpoints)) {
    const summary = SUMMARIES[name as keyof typeof endpoints]
    paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operation(name, summary, entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Overture', version: '1', description: 'A dating concierge for verified adults.' },
    servers: [{ url: publicUrl }],
    paths,
    components: { schemas: { Error: schemaOf(errorBodySchema) } },
  }
}

function operation(operationId: string, summary: string, { method, input, reply }: Endpoint) {
  const takes = asSent(schemaOf(input))
  return {
    operationId,
    summary,
    ...(method === 'GET' ? { parameters: queryOf(takes) } : { requestBody: { required: true, content: json(takes) } }),
    responses: { 200: { description: 'Done', content: json(schemaOf(reply)) }, default: REFUSED },
  }
}

const REFUSED = {
  description: `Refused. \`error\` is one of: ${Object.keys(REFUSALS).join(', ')}.`,
  content: json({ $ref: '#/components/schemas/Error' }),
}

function json(schema: object) {
  return { 'application/json': { schema } }
}

const queryOf = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))

/** A caller may leave out a field with a default, although a parsed value always has it. */
const asSent = (schema: JsonSchema): JsonSchema => JSON.parse(JSON.stringify(schema), withDefaultsOptional)

function withDefaultsOptional(_: string, part: JsonSchema | null) {
  if (!part?.properties) return part
  const { properties, required = [], ...rest } = part
  return { ...rest, properties, required: required.filter((name) => properties[name]?.default === undefined) }
}

// After trimming and defaults: zod cannot describe a transform's input.
function schemaOf(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })
  return rest as JsonSchema
}
