import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'
import { exitCodeOf, StartRefusal } from './start-refusal.ts'
import { startServer } from './start-server.ts'

const webFolder = join(root, 'build/client')

const STOP_MS = 10_000

/** SIGKILL, because `process.exit` waits for every thread. */
function endAnyway() {
  console.error(`Overture did not stop within ${STOP_MS / 1000} seconds and is ended. What was acknowledged is kept.`)
  process.kill(process.pid, 'SIGKILL')
}

try {
  const built = existsSync(webFolder)
  const { address, stop } = await startServer(process.env, built ? { webFolder } : {})
  // Before "ready", so that a signal right after it stops in order.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      setTimeout(endAnyway, STOP_MS).unref()
      void stop().then(() => process.exit(0))
    })
  console.log(`Overture is ready at ${address}${built ? '' : ' (the API alone: the pages are not built)'}`)
  // `npm start` restarts a server that dies after this.
  process.send?.('ready')
} catch (error) {
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(exitCodeOf(error))
}
