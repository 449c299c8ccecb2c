import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartRefusal } from '../start-refusal.ts'

// A backup is one line of text, which holds the SHA-256 of all that follows, and then lines of JSON in gzip:
// `tail -n +2 FILE | zcat` shows them.
const TITLE = 'overture-backup 1 sha256 '
const SUM_LENGTH = 64
const BODY_AT = TITLE.length + SUM_LENGTH + 1

/**
 * Writes a backup, for this user alone to read, and brings it to the disk.
 *
 * @param text any pieces of the lines, each line ended by a newline
 */
export async function writeBackupFile(path: string, text: AsyncIterable<string>) {
  const file = await open(path, 'w', 0o600)
  try {
    // One that was there before keeps its rights otherwise.
    await file.chmod(0o600)
    const sum = createHash('sha256')
    let at = BODY_AT
    await pipeline(Readable.from(text), createGzip(), async (packed: AsyncIterable<Buffer>) => {
      for await (const bytes of packed) {
        sum.update(bytes)
        await writeAll(file, bytes, at)
        at += bytes.length
      }
    })
    const sha256 = sum.digest('hex')
    await writeAll(file, Buffer.from(`${TITLE}${sha256}\n`), 0)
    await file.sync()
    return { bytes: at, sha256 }
  } finally {
    await file.close()
  }
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number) {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done)
    done += bytesWritten
  }
}

/**
 * Reads a whole file and holds it against its checksum.
 *
 * @returns the checksum
 * @throws StartRefusal when it is not there, is no backup, or differs in one byte from what was written
 */
export async function checkBackupFile(path: string) {
  const head = await readHead(path)
  const title = head.toString('latin1')
  if (!title.startsWith('overture-backup ')) throw new StartRefusal(`The file ${path} is not a backup of Overture.`)
  if (!title.startsWith(TITLE))
    throw new StartRefusal(`The backup ${path} is of a kind that this Overture does not know: use a newer one.`)
  const sum = createHash('sha256')
  for await (const bytes of createReadStream(path, { start: BODY_AT })) sum.update(bytes)
  const sha256 = sum.digest('hex')
  if (title.slice(TITLE.length) !== `${sha256}\n`)
    throw new StartRefusal(`The backup ${path} is damaged or cut short, and nothing was changed: use another one.`)
  return sha256
}

async function readHead(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefusal(`The backup ${path} cannot be read (${error.code}).`)
  })
  try {
    const head = Buffer.alloc(BODY_AT)
    const { bytesRead } = await file.read(head, 0, BODY_AT, 0).catch((error: NodeJS.ErrnoException) => {
      throw new StartRefusal(`The backup ${path} cannot be read (${error.code}).`)
    })
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The lines of a backup, one after the other, whatever its size. */
export async function* linesOf(path: string) {
  const text = createGunzip().setEncoding('utf8')
  // A failure of the file ends the text too, and is thrown there.
  pipe(createReadStream(path, { start: BODY_AT }), text, () => {})
  let rest = ''
  for await (const piece of text as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
