import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, inject, test } from 'vitest'
import { openServer } from './postgres-server.ts'
import { isUnavailable } from './unavailable.ts'

const { postgres } = inject('template')

async function pausableWay(to: URL) {
  const sockets = new Set<Socket>()
  let isPaused = false
  const way = createServer((near) => {
    const far = connect(Number(to.port), to.hostname)
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {}).pipe(into)
      from.once('close', () => into.destroy())
      if (isPaused) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  const url = new URL(to)
  url.port = `${(way.address() as AddressInfo).port}`
  return {
    url: url.href,
    pause(on: boolean) {
      isPaused = on
      for (const socket of sockets) on ? socket.pause() : socket.resume()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

test.runIf(postgres)('if a server stops replying, waiting queries are refused, and new ones at once', async () => {
  const way = await pausableWay(new URL(postgres ?? ''))
  const server = openServer(way.url)
  const ask = () => server.pool.query('select 1').then(() => 'answered', isUnavailable)
  expect(await ask()).toBe('answered')
  server.watch({ log: pino({ enabled: false }), metrics: new Registry() })
  await expect.poll(() => connectionsOf(way.url)).toBeGreaterThanOrEqual(2)
  way.pause(true)
  const waiting = Array.from({ length: 12 }, ask)
  expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]))
  const began = performance.now()
  expect(await ask()).toBe(true)
  expect(performance.now() - began).toBeLessThan(2000)
  way.pause(false)
  await expect.poll(ask, { timeout: 8000 }).toBe('answered')
  await server.close()
  way.close()
})

async function connectionsOf(url: string) {
  const client = new pg.Client({ connectionString: postgres ?? '' })
  await client.connect()
  const { rows } = await client.query(
    "select count(*)::integer as count from pg_stat_activity where datname = $1 and query = 'select 1'",
    [new URL(url).pathname.slice(1)],
  )
  await client.end()
  return rows[0]?.count
}
