import type { PGlite } from '@electric-sql/pglite'

/**
 * Runs one batch of wire protocol messages on the embedded database.
 *
 * The call that streams is used because it leaves the reply unparsed. `execProtocolRawSync` also parses each message
 * for PGlite's own query functions, and keeps all of them until one of those functions is called: here, for ever.
 *
 * @returns the bytes of the whole reply
 */
export async function executeBatch(pg: PGlite, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await pg.execProtocolRawStream(bytes, {
    // The file system of a folder has nothing to bring to a store of its own after each batch.
    syncToFs: false,
    // A copy, because a chunk is a view on the database's own memory.
    onRawData: (chunk) => chunks.push(new Uint8Array(chunk)),
  })
  return joined(chunks)
}

/** One buffer of its own, so that it can be handed to another thread without a copy. Most replies are one chunk. */
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
