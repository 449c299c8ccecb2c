import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { MINUTE_MS } from '../durations.ts'
import { faultOf } from '../http/fault.ts'
import { repeat } from '../repeat.ts'
import { BUNDLE, isBundle, root } from '../root.ts'
import { insertFileKey, takeFileKey } from './file-key-store.ts'
import type { MemberIndexReplica, ReplicaState } from './member-index-replica.ts'

export { forgetOldFileKeys } from './file-key-store.ts'

const FILE = 'member-index'
const CIPHER = 'aes-256-gcm'
/** Zeros are safe: each key encrypts one file. */
const IV = Buffer.alloc(12)
const [NAME_BYTES, KEY_BYTES, TAG_BYTES] = [16, 32, 16]
/** Well below a key's usable time. */
const KEEP_MS = 5 * MINUTE_MS
const CHUNK_BYTES = 2 ** 24
/** Changes in these files, or in the bundle, make the index file invalid. */
const MEANING = [
  'engine/matching/**',
  'contract/*',
  'server/members/*',
  'server/member-index/*',
  'server/database/**',
].map((folder) => `src/${folder}.ts`)
/** Read at the start: at the end, the disk may have another version. */
const PROGRAM = programNow()

/**
 * Saves the index for the next start, which otherwise reads all members. The key is a database row that is read only
 * once. Without the key, the file is useless.
 */
export class IndexFile {
  readonly #folder: string
  readonly #db: Database
  readonly #log: FastifyBaseLogger
  #writing: Promise<void> = Promise.resolve()
  #stopFollowing = () => {}

  constructor({ folder, db, log }: { folder: string; db: Database; log: FastifyBaseLogger }) {
    this.#folder = folder
    this.#db = db
    this.#log = log
  }

  keep(matching: MemberIndexReplica): Promise<void> {
    this.#writing = this.#writing.then(() => this.#keep(matching))
    return this.#writing
  }

  /** Saves after the first read, and every few minutes in case of a kill. */
  follow(matching: MemberIndexReplica) {
    this.#stopFollowing = repeat({
      everyMs: KEEP_MS,
      step: () => matching.loaded.then(() => this.keep(matching)),
      complain: (error) => this.#log.warn({ fault: faultOf(error) }, 'index file'),
    })
  }

  async end(matching: MemberIndexReplica) {
    this.#stopFollowing()
    await this.keep(matching)
  }

  async #keep(matching: MemberIndexReplica) {
    const path = join(this.#folder, FILE)
    // The disk may be full, and the database unavailable.
    try {
      const body = await matching.copyAtRest(serialize)
      if (!body) return
      const [name, key] = [randomBytes(NAME_BYTES), randomBytes(KEY_BYTES)]
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await this.#write(`${path}.new`, { name, key, body })
      await insertFileKey(this.#db, { file: name.toString('hex'), key: key.toString('base64') })
      await rename(`${path}.new`, path)
    } catch (error) {
      this.#log.warn({ fault: faultOf(error) }, 'index file')
      await rm(`${path}.new`, { force: true }).catch(() => {})
    }
  }

  /** Reads the file once and deletes it. @returns undefined for a missing, foreign, old or damaged file */
  async take(): Promise<ReplicaState | undefined> {
    const taken = join(this.#folder, `${FILE}.taken`)
    const isThere = await rename(join(this.#folder, FILE), taken).then(
      () => true,
      () => false,
    )
    if (!isThere) return undefined
    // For any problem with the file, all members are read instead.
    try {
      const bytes = await readFile(taken)
      const key = await takeFileKey(this.#db, bytes.toString('hex', 0, NAME_BYTES))
      return key === undefined ? undefined : deserialize(this.#decrypt(bytes, Buffer.from(key, 'base64')))
    } catch (error) {
      this.#log.warn({ fault: faultOf(error) }, 'index file')
      return undefined
    } finally {
      await rm(taken, { force: true })
    }
  }

  async #write(path: string, { name, key, body }: { name: Buffer; key: Buffer; body: Buffer }) {
    const cipher = createCipheriv(CIPHER, key, IV, { authTagLength: TAG_BYTES }).setAAD(PROGRAM)
    const file = await open(path, 'w', 0o600)
    try {
      await file.write(name)
      for (let at = 0; at < body.length; at += CHUNK_BYTES)
        await file.write(cipher.update(body.subarray(at, at + CHUNK_BYTES)))
      await file.write(cipher.final())
      await file.write(cipher.getAuthTag())
    } finally {
      await file.close()
    }
  }

  /** @throws if the file was changed or is of another program */
  #decrypt(bytes: Buffer, key: Buffer) {
    const body = bytes.subarray(NAME_BYTES, -TAG_BYTES)
    const decipher = createDecipheriv(CIPHER, key, IV, { authTagLength: TAG_BYTES })
      .setAAD(PROGRAM)
      .setAuthTag(bytes.subarray(-TAG_BYTES))
    for (let at = 0; at < body.length; at += CHUNK_BYTES)
      decipher.update(body.subarray(at, at + CHUNK_BYTES)).copy(body, at)
    decipher.final()
    return body
  }
}

function programNow() {
  const sum = createHash('sha256').update(process.version)
  for (const file of globSync(isBundle ? `${BUNDLE}/*.js` : MEANING, { cwd: root }).toSorted())
    if (!file.includes('.test.')) sum.update(file).update(readFileSync(join(root, file)))
  return sum.digest()
}
