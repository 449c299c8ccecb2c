import type { PGlite } from '@electric-sql/pglite'

/** Streams the reply: `execProtocolRawSync` also parses each message and keeps it in memory. @returns the reply */
export async function executeBatch(pg: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await pg.execProtocolRawStream(bytes, {
    // This file system has no second store to sync.
    syncToFs: false,
    // A chunk is a view on the database's own memory.
    onRawData: (chunk) => chunks.push(new Uint8Array(chunk)),
  })
  return joined(chunks)
}

function joined(chunks: readonly Uint8Array<ArrayBuffer>[]) {
  const [only] = chunks
  if (only && chunks.length === 1) return only
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
