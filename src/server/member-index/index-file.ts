import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { MINUTE_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { readWatermark } from './change-feed-store.ts'
import { insertToken, spendToken } from './index-token-store.ts'
import type { MemberIndexReplica, ReplicaState } from './member-index-replica.ts'

const FILE = 'member-index'
/** Traces of who left are in the database for longer than this, so that nobody stays in an index that sleeps so long. */
const LONGEST_SLEEP_MS = 25 * MINUTE_MS
const LINE_END = 0x0a
const source = join(import.meta.dirname, '../..')
/** What the index holds and how follows from these files: another version of them reads everybody. */
const MEANING = ['engine/matching/**', 'contract/*', 'server/members/*', 'server/member-index/*', 'server/database/**']

type Place = { folder: string; db: Database; log: FastifyBaseLogger }
type Head = { token: string; program: string; crc: number }

/**
 * Keeps what a replica holds in a file, for the start that follows an orderly end. A token in the database says to which
 * database the file belongs. Without the file that start reads everybody, so that failing to keep one ends nothing.
 */
export async function keepIndexFile(
  { folder, db, log }: Place,
  { matching, token }: { matching: MemberIndexReplica; token: string },
) {
  const state = matching.state()
  if (!state) return
  const file = join(folder, FILE)
  // The disk may be full and the database away.
  try {
    // First, because a database that refuses writes for want of room leaves none for the file either.
    await insertToken(db, token)
    const body = serialize(state)
    const head: Head = { token, program: programNow(), crc: crc32(body) }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, [Buffer.from(`${JSON.stringify(head)}\n`), body], { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    log.warn({ fault: faultOf(error) }, 'index file')
    await rm(`${file}.new`, { force: true }).catch(() => {})
  }
}

/**
 * Takes what was kept, once: the file is gone afterwards.
 *
 * @returns undefined when there is no file, or one of another database or program, of too long ago, or damaged
 */
export async function takeIndexFile({ folder, db, log }: Place): Promise<ReplicaState | undefined> {
  const taken = join(folder, `${FILE}.taken`)
  const isThere = await rename(join(folder, FILE), taken).then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  // Whatever is wrong with the file, everybody can be read in its place.
  try {
    const bytes = await readFile(taken)
    const end = bytes.indexOf(LINE_END)
    const head: Head = JSON.parse(bytes.toString('utf8', 0, end))
    const body = bytes.subarray(end + 1)
    const isOurs = await spendToken(db, head.token, { withinMs: LONGEST_SLEEP_MS })
    if (!isOurs || head.program !== programNow() || head.crc !== crc32(body)) return undefined
    const state: ReplicaState = deserialize(body)
    // A database that was restored elsewhere may count its transactions anew, and has no news for a later number.
    const { watermark } = await readWatermark(db, state.watermark)
    return BigInt(state.watermark) <= BigInt(watermark) ? state : undefined
  } catch (error) {
    log.warn({ fault: faultOf(error) }, 'index file')
    return undefined
  } finally {
    await rm(taken, { force: true })
  }
}

function programNow() {
  const sum = createHash('sha256').update(process.version)
  for (const file of globSync(
    MEANING.map((pattern) => `${pattern}.ts`),
    { cwd: source },
  ).toSorted())
    if (!file.includes('.test.')) sum.update(file).update(readFileSync(join(source, file)))
  return sum.digest('hex')
}
