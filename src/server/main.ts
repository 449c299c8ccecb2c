import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exitCodeOf, StartRefusal } from './start-refusal.ts'
import { startServer } from './start-server.ts'

const webFolder = join(import.meta.dirname, '../../build/client')

/** How long an orderly end may take, in all. */
const STOP_MS = 10_000

/** Ends a process that cannot stop in order. Not by `process.exit`, which waits for every thread. */
function endAnyway() {
  console.error(`Overture did not stop within ${STOP_MS / 1000} seconds and is ended. What was acknowledged is kept.`)
  process.kill(process.pid, 'SIGKILL')
}

try {
  const built = existsSync(webFolder)
  const { address, stop } = await startServer(process.env, built ? { webFolder } : {})
  // First: a stop that comes right after the line below is one in order, too.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      setTimeout(endAnyway, STOP_MS).unref()
      void stop().then(() => process.exit(0))
    })
  console.log(`Overture is ready at ${address}${built ? '' : ' (the API alone: the pages are not built)'}`)
  // To `npm start`, which starts a server again that dies after this.
  process.send?.('ready')
} catch (error) {
  // The last edge there is: what can be put right at the terminal is said in one sentence, the rest is a fault.
  console.error(error instanceof StartRefusal ? error.message : error)
  process.exit(exitCodeOf(error))
}
