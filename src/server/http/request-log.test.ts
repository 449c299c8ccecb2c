import pino from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { aDraft } from '../../../test/builders.ts'
import { testApp } from '../../../test/test-app.ts'
import { buildApp } from '../app.ts'

const app = await testApp()
const EMAIL = 'ada@example.com'

type Line = { level: number; reqId?: string; msg: string; route?: string }
const lines = () => app.log.map((line) => JSON.parse(line) as Line)

async function call() {
  const browser = app.browser()
  const { statusCode } = await browser.post('/v1/intake/save-draft', {
    email: EMAIL,
    draft: aDraft({ basics: { displayName: 'Zanzibar' } }),
  })
  expect(statusCode).toBe(200)
  await browser.get(`/v1/intake/draft?email=${EMAIL}`)
  await browser.post('/v1/intake/submit', { account: { email: EMAIL } })
  await browser.get(`/nowhere/${EMAIL}`)
}

test('each request is one log line with its own id, and nothing personal', async () => {
  await call()
  const requests = lines().filter(({ msg }) => msg === 'request')
  expect(requests.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/v1/intake/save-draft', '/v1/intake/draft', '/v1/intake/submit', 'none']),
  )
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(requests.length)
  expect(requests.length).toBe(lines().length)
  for (const personal of [EMAIL, 'Zanzibar', '127.0.0.1']) expect(app.log.join('\n')).not.toContain(personal)
})

test('the log level decides which lines are written', async () => {
  const written: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => written.push(line) })
  const quiet = await buildApp({ ...app.deps, log, metrics: new Registry() })
  await quiet.inject('/healthz')
  log.warn('heard')
  expect(written.map((line) => JSON.parse(line).msg)).toEqual(['heard'])
  await quiet.close()
})

test('health checks of load balancers are not logged at info', async () => {
  await app.app.inject('/healthz')
  await app.app.inject('/readyz')
  expect(app.log.filter((line) => line.includes('"msg":"request"'))).toEqual([])
})
