import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type HttpBrowser, type HttpReply, httpBrowser } from '../../../test/http-browser.ts'
import { drainable, ENDING } from './drain.ts'
import { handleErrors } from './error-handler.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function aServer(noticeMs = 0) {
  const app = Fastify({ logger: false })
  let release = () => {}
  app.get('/', () => ({ ok: true }))
  app.get('/slow', () => new Promise((answer) => (release = () => answer({ ok: true }))))
  app.get('/readyz', () => ({ ok: true }))
  handleErrors(app)
  const drain = drainable(app, { noticeMs })
  const base = await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const browser = () => {
    const made = httpBrowser(base)
    closing.push(made.close)
    return made
  }
  return { app, drain, browser, release: () => release() }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error)

/** @returns every error before the port refuses */
async function askUntilRefused(browser: HttpBrowser) {
  const broken: unknown[] = []
  for (let turn = 0; turn < 100_000; turn++) {
    const reply = await browser.get('/').catch(codeOf)
    if (reply === 'ECONNREFUSED') return broken
    if (!isReply(reply) || reply.status !== 200) broken.push(isReply(reply) ? reply.status : reply)
  }
  return ['never refused']
}

const isReply = (said: unknown): said is HttpReply => typeof said === 'object' && said !== null && 'status' in said

test('browsers that send requests all the time get no broken reply when the server ends', async () => {
  const { app, drain, browser } = await aServer()
  const asking = Array.from({ length: 40 }, () => askUntilRefused(browser()))
  await new Promise((next) => setTimeout(next, 100))
  await drain()
  await app.close()
  expect(await Promise.all(asking)).toEqual(asking.map(() => []))
})

test('a reply that began before the end arrives complete, and says that the connection closes', async () => {
  const { app, drain, browser, release } = await aServer()
  const slow = browser().get('/slow')
  await new Promise((next) => setTimeout(next, 100))
  const drained = drain()
  await expect.poll(() => app.server.listening).toBe(false)
  release()
  const reply = await slow
  expect(reply.json()).toEqual({ ok: true })
  expect(reply.headers.connection).toBe('close')
  await drained
  await app.close()
})

test('an idle connection does not delay the end by more than five seconds', async () => {
  const { drain, browser } = await aServer()
  expect((await browser().get('/')).status).toBe(200)
  const began = performance.now()
  await drain()
  expect(performance.now() - began).toBeLessThan(5000)
})

test('the readiness check fails first, while the server still answers everybody', async () => {
  const { drain, browser } = await aServer(300)
  const balancer = browser()
  expect((await balancer.get('/readyz')).status).toBe(200)
  const drained = drain()
  expect((await balancer.get('/readyz')).status).toBe(503)
  const reply = await browser().get('/')
  expect([reply.status, reply.headers.connection]).toEqual([200, 'keep-alive'])
  await drained
  await expect(browser().get('/')).rejects.toThrow()
})

test('a server that is ending says so in the readiness check', async () => {
  const { drain, browser } = await aServer(300)
  const asked = browser()
  expect((await asked.get('/readyz')).headers[ENDING]).toBeUndefined()
  const drained = drain()
  const reply = await asked.get('/readyz')
  expect([reply.status, reply.headers[ENDING]]).toEqual([503, 'yes'])
  await drained
})
