import { join } from 'node:path'
import Fastify from 'fastify'
import { CompiledQuery } from 'kysely'
import { startServer } from '../../src/server/start-server.ts'
import { recordStatements, type Statement } from './recorded-statements.ts'

export type Addresses = { product: string; bare: string }
export type ToServer = 'drain' | 'cpu'

const kept = recordStatements()
const { address, deps, stop } = await startServer(process.env, {
  webFolder: join(import.meta.dirname, '../../build/client'),
})
await deps.matching.loaded

const bare = Fastify()
bare.get('/static', async () => ({ ok: true }))
bare.all<{ Params: { name: string } }>('/replay/:name', async (request, reply) => {
  const statements = kept.get(request.params.name)
  if (!statements) return reply.code(404).send({ ok: false })
  return { rows: await replay(statements) }
})
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ product: address, bare: bareAddress } satisfies Addresses)
process.on('message', (message: ToServer) => {
  if (message === 'cpu') return process.send?.(cpuMs())
  void deps.jobs.drain().then(() => process.send?.('drained'))
})
process.on('SIGTERM', () => void Promise.all([bare.close(), stop()]).then(() => process.exit(0)))

function cpuMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function replay(statements: readonly Statement[]) {
  return deps.db.connection().execute(async (db) => {
    let rows = 0
    for (const { text, values } of statements) {
      const answer = await db.executeQuery(CompiledQuery.raw(text, ofNobody(text, values)))
      rows += answer.rows.length
    }
    return rows
  })
}

/** Changes the key of a repeated count: otherwise it would use up the owner's limit. */
const ofNobody = (text: string, values: unknown[]) =>
  text.includes('rate_limit') ? values.map((one) => (typeof one === 'string' ? `${one} again` : one)) : values
