import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'

/** Logs if the last server was killed or lost power. @returns a function to call at the end of an orderly stop */
export function markRunning(dataDir: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  const marker = join(dataDir, 'running')
  if (existsSync(marker)) log.warn('the last run did not stop in order')
  // On a read-only disk, the server must still serve reads.
  try {
    writeFileSync(marker, '', { mode: 0o600 })
  } catch {}
  return () => {
    try {
      rmSync(marker, { force: true })
    } catch {}
  }
}
