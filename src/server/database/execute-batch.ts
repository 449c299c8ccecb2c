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
  const chunks: Uint8Array[] = []
  await pg.execProtocolRawStream(bytes, {
    // The file system of a folder has nothing to bring to a store of its own after each batch.
    syncToFs: false,
    // A copy, because a chunk is a view on the database's own memory.
    onRawData: (chunk) => chunks.push(chunk.slice()),
  })
  return new Uint8Array(Buffer.concat(chunks))
}
