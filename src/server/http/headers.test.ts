import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

test.each([
  ['GET', '/v1/csrf-token'],
  ['GET', '/v1/intake/draft?email=ada@example.com'],
  ['GET', '/v1/places?q=austin'],
  ['POST', '/v1/intake/save-draft'],
  ['POST', '/v1/intake/submit'],
  ['POST', '/api/auth/sign-out'],
  ['GET', '/api/auth/session'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/docs'],
  ['GET', '/openapi.json'],
  ['GET', '/v1/nowhere'],
  ['PUT', '/nowhere'],
  ['GET', '/%zz'],
] as const)('%s %s carries every security header', async (method, url) => {
  const { headers } = await app.app.inject({ method, url })
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['x-powered-by']).toBeUndefined()
})

test.each(['/v1/csrf-token', '/v1/intake/draft?email=ada@example.com', '/api/auth/session', '/v1/nowhere'])(
  '%s may not be cached',
  async (url) => {
    expect((await app.app.inject(url)).headers['cache-control']).toBe('no-store')
  },
)
