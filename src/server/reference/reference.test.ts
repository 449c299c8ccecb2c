import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints/endpoints.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

test('the OpenAPI description has every call of the contract, with its fields and limits', async () => {
  const { openapi, paths } = (await app.app.inject('/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  for (const [name, { method, path }] of Object.entries(endpoints))
    expect(paths[path][method.toLowerCase()].operationId).toBe(name)
  const submission = paths['/v1/intake/submit'].post.requestBody.content['application/json'].schema
  expect(submission.additionalProperties).toBe(false)
  expect(submission.properties.basics.required).toEqual(['displayName', 'relationshipIntent'])
  expect(submission.properties.review.properties.notesForMatchmaker.maxLength).toBe(2000)
  expect(paths['/v1/intake/draft'].get.parameters).toMatchObject([{ name: 'email', in: 'query', required: true }])
})

test('the reference page names every call, and runs no script', async () => {
  const reply = await app.app.inject('/docs')
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
  for (const { method, path } of Object.values(endpoints)) expect(reply.body).toContain(`<h2>${method} ${path}</h2>`)
  expect(reply.body).not.toContain('<script')
  expect(reply.headers['content-security-policy']).toContain("script-src 'self';")
})

test('no call requires a field that has a default', async () => {
  const { paths } = (await app.app.inject('/openapi.json')).json<{ paths: object }>()
  const parts = JSON.stringify(paths, (key, value) => (key === 'responses' ? undefined : value))
  const given = Object.values(JSON.parse(parts)).flatMap(objectsIn)
  const withDefaults = given.flatMap(({ properties = {}, required = [] }: Schema) =>
    Object.keys(properties).flatMap((name) => (properties[name]?.default === undefined ? [] : [{ name, required }])),
  )
  expect(withDefaults.map(({ name }) => name)).toContain('email')
  expect(withDefaults.filter(({ name, required }) => required.includes(name))).toEqual([])
})

type Schema = { properties?: Record<string, { default?: unknown }>; required?: string[] }
const objectsIn = (part: unknown): Schema[] =>
  typeof part === 'object' && part !== null ? [part as Schema, ...Object.values(part).flatMap(objectsIn)] : []
