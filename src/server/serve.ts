import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { isUnavailable } from './database/unavailable.ts'
import { seedDemo } from './demo/seed-demo.ts'
import type { Deps } from './deps.ts'
import { openDesk } from './desk/desk-socket.ts'
import { tellDirectly } from './desk/tell-directly.ts'
import { drainable } from './http/drain.ts'
import { faultOf } from './http/fault.ts'
import { startJobs } from './jobs/jobs.ts'
import { IndexFile } from './member-index/index-file.ts'
import { type OpenDatabase, openDeps } from './open-deps.ts'
import { refusingPort } from './port.ts'
import { markRunning } from './running-marker.ts'
import { startWorkers } from './workers.ts'

/** A load balancer that checks /readyz every second sees two failures and uses other servers. */
const NOTICE_MS = 3000
/** How soon this process reads changes of other processes. */
const FOLLOW_MS = 1000

/** Starts everything on an open database. @returns the address for people, and a `stop` */
export async function serve({
  config,
  log,
  database,
  pages,
}: {
  config: Config
  log: FastifyBaseLogger
  database: OpenDatabase
  pages: { webFolder?: string }
}) {
  const jobs = await startJobs({
    pool: database.pool,
    onError: (error) => {
      // An outage has its own log.
      if (!isUnavailable(error)) log.error({ fault: faultOf(error) }, 'queue')
    },
  })
  const stopping = new AbortController()
  const deps = await openDeps({ config, database, jobs, log, stopping: stopping.signal })
  await seedDemo(deps)
  database.watch({ ...deps, minFreeBytes: config.minFreeBytes })
  const indexFile = new IndexFile({ ...deps, folder: config.dataDir })
  deps.matching.follow({ everyMs: FOLLOW_MS, log, kept: await indexFile.take() })
  indexFile.follow(deps.matching)
  const stopTelling = tellDirectly(deps)
  const app = await buildApp(deps, pages)
  // Late: the first jobs run at once and would delay the rest.
  await startWorkers(deps)
  const drain = drainable(app, { noticeMs: config.databaseUrl === undefined ? 0 : NOTICE_MS })
  await refusingPort(config, () => app.listen({ port: config.port, host: config.host }))
  // With PostgreSQL the desk needs no server.
  const closeDesk = config.databaseUrl === undefined ? await openDesk(deps) : async () => {}
  // Several processes may share one PostgreSQL.
  const endMarker = config.databaseUrl === undefined ? markRunning(config.dataDir, log) : () => {}
  let stopped: Promise<void> | undefined
  const stopInOrder = async () => {
    log.info('stopping')
    stopping.abort()
    await Promise.all([drain(), closeDesk()])
    await closeAll({ app, deps, database, indexFile })
    endMarker()
    log.info('stopped')
  }
  // A signal comes twice: npm forwards it, and a terminal sends it to the group.
  const stop = () => {
    stopTelling()
    stopped ??= stopInOrder()
    return stopped
  }
  return { address: addressOf(app, config), app, deps, stop }
}

function addressOf(app: FastifyInstance, { publicUrl, publicUrlGiven }: Config) {
  const bound = app.server.address()
  return publicUrlGiven || bound === null || typeof bound === 'string' ? publicUrl : `http://localhost:${bound.port}`
}

async function closeAll({
  app,
  deps,
  database,
  indexFile,
}: {
  app: FastifyInstance
  deps: Deps
  database: { close(): Promise<void> }
  indexFile: IndexFile
}) {
  const { jobs, mailer, matching, dialogue } = deps
  // A busy connection becomes idle later, and would stay for keepAliveTimeout (72 s).
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close()
  clearInterval(sweep)
  await jobs.stop()
  await matching.stop()
  await indexFile.end(matching)
  await dialogue.close()
  mailer.close()
  await database.close()
}
