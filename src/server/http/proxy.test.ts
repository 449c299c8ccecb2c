import { expect, test } from 'vitest'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'

const behindOne = await testApp({ config: readConfig({ TRUST_PROXY: 'on' }) })
const behindTwo = await testApp({ config: readConfig({ TRUST_PROXY: '2' }) })
const alone = await testApp()

type App = typeof alone
async function lastOf({ app }: App, forwarded: (call: number) => string) {
  let status = 0
  for (let call = 0; call <= 20; call += 1) {
    const headers = { 'x-forwarded-for': forwarded(call) }
    const post = (url: string, payload: object, more = {}) =>
      app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more }, remoteAddress: '198.51.100.1' })
    const email = `p${call}@example.com`
    const saved = await post('/v1/intake/save-draft', { email, draft: {} })
    const cookie = `sid=${saved.cookies[0]?.value}`
    const { csrfToken } = (await app.inject({ url: '/v1/csrf-token', headers: { cookie } })).json()
    const more = { cookie, 'x-csrf-token': csrfToken }
    status = (await post('/api/auth/request-email', { email }, more)).statusCode
  }
  return status
}

const anybody = (call: number) => `203.0.113.${call + 1}`

test('with one proxy, people are separated by the address that the proxy adds, not by their own header', async () => {
  expect(await lastOf(behindOne, anybody)).toBe(200)
  expect(await lastOf(behindOne, (call) => `${anybody(call)}, 192.0.2.7`)).toBe(429)
})

test('with two proxies, people are separated by the address that the first proxy adds', async () => {
  expect(await lastOf(behindTwo, (call) => `${anybody(call)}, 192.0.2.7`)).toBe(200)
  expect(await lastOf(behindTwo, (call) => `${anybody(call)}, 192.0.2.9, 192.0.2.7`)).toBe(429)
})

test('without a proxy, a forwarding header is ignored', async () => {
  expect(await lastOf(alone, anybody)).toBe(429)
})
