import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { pipeline as pipe, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { StartRefusal } from '../start-refusal.ts'

// One text line with the SHA-256 of the rest, then gzipped JSON lines: `tail -n +2 FILE | zcat` shows them.
const TITLE = 'overture-backup 1 sha256 '
const SUM_LENGTH = 64
const BODY_AT = TITLE.length + SUM_LENGTH + 1

/** Only this user can read it. @param text pieces of newline-terminated lines */
export async function writeBackupFile(path: string, text: AsyncIterable<string>) {
  const file = await open(path, 'w', 0o600)
  try {
    // An existing file keeps its permissions.
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

/** @returns the checksum @throws StartRefusal when the file is missing, is no backup, or fails its checksum */
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

export const isBackupFile = async (path: string) =>
  (await readHead(path)).toString('latin1').startsWith('overture-backup ')

async function readHead(path: string) {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw unreadable(path, error)
  })
  try {
    const head = Buffer.alloc(BODY_AT)
    const { bytesRead } = await file.read(head, 0, BODY_AT, 0).catch((error: NodeJS.ErrnoException) => {
      throw unreadable(path, error)
    })
    return head.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export function unreadable(path: string, { code }: { code?: string }) {
  const user = userInfo().username
  const remedy =
    code === 'EACCES' || code === 'EPERM'
      ? `it must be open to the user ${user}, and \`install -o ${user} -m 0600 ${path} /tmp/\` makes a copy that is`
      : code === 'ENOENT'
        ? 'there is no such file'
        : 'name a file that can'
  return new StartRefusal(`The backup ${path} cannot be read (${code}): ${remedy}.`)
}

/** Far above the longest row, but fits in memory. */
const LONGEST_LINE = 32 * 2 ** 20

/** For a file that has a valid checksum but is no backup. */
export const strangeBackup = (path: string, what: string) =>
  new StartRefusal(`The backup ${path} is none that Overture made (${what}), and nothing was changed: use another one.`)

/** Streams a file of any size. @throws StartRefusal for a line above the limit, and for damaged gzip */
export async function* linesOf(path: string, longest = LONGEST_LINE) {
  const text = createGunzip().setEncoding('utf8')
  // If reading the file fails, the loop over `text` throws.
  pipe(createReadStream(path, { start: BODY_AT }), text, () => {})
  // Pieces are joined once: joining each piece would copy a long line many times.
  let begun: string[] = []
  let length = 0
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const [end = '', ...lines] = piece.split('\n')
      begun.push(end)
      length += end.length
      if (length > longest) throw strangeBackup(path, 'a line of it has no end')
      const last = lines.pop()
      if (last === undefined) continue
      yield begun.join('')
      yield* lines
      begun = [last]
      length = last.length
    }
  } catch (error) {
    throw isOfGzip(error) ? strangeBackup(path, 'it cannot be unpacked') : error
  }
}

const isOfGzip = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_|^ERR_PADDING/.test(String(error.code))
