import { join } from 'node:path'
import { startServer } from '../../src/server/start-server.ts'

export type Cost = { cpuS: number; megabytes: number }
export type Moment = { moment: 'serves' | 'complete'; members: number } & Cost

// Like `src/server/main.ts`; reports the cost when all members are read.
const { deps, stop } = await startServer(process.env, { webFolder: join(import.meta.dirname, '../../build/client') })
tell('serves')
await deps.matching.loaded
tell('complete')
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))

function tell(moment: Moment['moment']) {
  const { user, system } = process.cpuUsage()
  const { rss } = process.memoryUsage()
  const members = deps.matching.index.size
  process.send?.({ moment, members, cpuS: (user + system) / 1e6, megabytes: rss / 2 ** 20 } satisfies Moment)
}
