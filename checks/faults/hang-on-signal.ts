import { createRequire, syncBuiltinESMExports } from 'node:module'
import type { WorkerOptions } from 'node:worker_threads'

// Loaded before the server. SIGUSR2 starts an endless batch in the embedded database.
const threads: typeof import('node:worker_threads') = createRequire(import.meta.url)('node:worker_threads')
const SQL = 'do $$ begin loop end loop; end $$'

class WatchedWorker extends threads.Worker {
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options)
    if (!String(url).includes('embedded-worker')) return
    const length = Buffer.alloc(4)
    length.writeInt32BE(SQL.length + 5)
    const bytes = Buffer.concat([Buffer.from('Q'), length, Buffer.from(`${SQL}\0`)])
    process.once('SIGUSR2', () => this.postMessage({ connection: 0, bytes }))
  }
}
threads.Worker = WatchedWorker
syncBuiltinESMExports()
