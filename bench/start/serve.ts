import { join } from 'node:path'
import { root } from '../../src/server/root.ts'

export type Cost = { cpuS: number; megabytes: number }
export type Moment = { moment: 'serves' | 'complete'; members: number } & Cost

// Like `npm start`; reports the cost when all members are read.
const bundle = join(root, 'dist/server/start-server.js')
const { startServer }: typeof import('../../src/server/start-server.ts') = await import(bundle)
const { deps, stop } = await startServer(process.env, { webFolder: join(root, 'build/client') })
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
