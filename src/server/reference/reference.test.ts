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
