import { closeSync, constants, existsSync, fsync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Node = { name: string; mode: number }
type Stream = { nfd: number; node: Node; flags: number }
type Change = (...args: never[]) => unknown
type EmscriptenModule = {
  NODEFS: {
    realPath(node: Node): string
    node_ops: Record<string, Change> & { setattr(node: Node, ...change: unknown[]): unknown }
    stream_ops: Record<string, Change> & {
      setattr(stream: Stream, ...change: unknown[]): unknown
      write(stream: Stream, ...where: unknown[]): number
      fsync?: (stream: Stream) => number
    }
  }
}

/** Reports a panic of PostgreSQL: PGlite would keep calling the dead program. */
export class FolderFS extends NodeFS {
  protected readonly onAbort: () => void

  constructor(folder: string, onAbort: () => void) {
    super(folder)
    this.onAbort = onAbort
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.onAbort = this.onAbort
    return prepared
  }
}

const ACCESS = constants.O_RDONLY | constants.O_WRONLY | constants.O_RDWR
const LOG_SEGMENT = /^[0-9A-F]{24}$/
const LEFT_BY_A_KILL = 'postmaster.pid'
const OPEN_AT_ONCE = 64
const CHANGES = ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'close']

/** Adds fsync, which PGlite lacks: a power cut would lose commits. The self-test reads `fsyncs`. */
export class DurableFolderFS extends FolderFS {
  readonly fsyncs = { files: 0, folders: 0 }
  #sharesSyncs = false
  readonly #unsynced = new Set<number>()
  /** Files that are on disk and did not change since. PostgreSQL's next fsync of each is left out. */
  readonly #ahead = new Set<string>()
  #failure: unknown

  /**
   * For the open database: from now on, commits share an fsync of the log, and no other is left out. Their replies must
   * wait for `syncLog`. PostgreSQL takes the log for synced already, so any other change of a file syncs it first.
   */
  shareSyncs() {
    this.#sharesSyncs = true
    this.#ahead.clear()
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    await this.#syncAhead()
    prepared.emscriptenOpts.preRun?.push(({ NODEFS }: EmscriptenModule) => {
      const { node_ops, stream_ops } = NODEFS
      for (const ops of [node_ops, stream_ops]) this.#syncLogBefore(ops)
      const noteChange = (node: Node) => this.#ahead.size > 0 && this.#ahead.delete(NODEFS.realPath(node))
      const { setattr } = node_ops
      node_ops.setattr = (node, ...change) => {
        noteChange(node)
        return setattr(node, ...change)
      }
      const { setattr: setOpened, write } = stream_ops
      stream_ops.setattr = (stream, ...change) => {
        noteChange(stream.node)
        return setOpened(stream, ...change)
      }
      stream_ops.write = (stream, ...where) => {
        if (!this.#unsynced.has(stream.nfd)) this.syncLog()
        noteChange(stream.node)
        return write(stream, ...where)
      }
      stream_ops.fsync = (stream) => {
        this.#fsync(stream, () => NODEFS.realPath(stream.node))
        return 0
      }
    })
    return prepared
  }

  /** After a kill, PostgreSQL syncs one file after another, which takes longer. */
  async #syncAhead() {
    if (!existsSync(join(this.rootDir, LEFT_BY_A_KILL))) return
    const files = readdirSync(this.rootDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map(({ parentPath, name }) => join(parentPath, name))
    while (paths.length > 0)
      for (const path of await Promise.all(paths.splice(0, OPEN_AT_ONCE).map(syncIfOpens)))
        if (path !== undefined) this.#ahead.add(path)
  }

  #syncLogBefore(ops: Partial<Record<string, Change>>) {
    for (const name of CHANGES) {
      const change = ops[name]
      if (!change) continue
      ops[name] = (...args) => {
        this.syncLog()
        return change(...args)
      }
    }
  }

  #fsync({ nfd, node, flags }: Stream, pathOf: () => string) {
    const isFile = (node.mode & constants.S_IFMT) === constants.S_IFREG
    // After a kill, PostgreSQL first opens each file to read, only as a hint. It syncs files that it opened to write,
    // and folders that it opened to read.
    if (isFile && (flags & ACCESS) === constants.O_RDONLY) return
    if (isFile && this.#ahead.size > 0 && this.#ahead.delete(pathOf())) return
    if (this.#sharesSyncs && LOG_SEGMENT.test(node.name)) return void this.#unsynced.add(nfd)
    this.syncLog()
    this.#toDisk(nfd)
    this.fsyncs[isFile ? 'files' : 'folders'] += 1
  }

  get logIsSynced() {
    return this.#unsynced.size === 0
  }

  /**
   * Aborts when the disk fails, because PGlite drops what a file system throws, and Linux reports the loss only once.
   * @throws then and from then on
   */
  #toDisk(fd: number) {
    if (this.#failure) throw this.#failure
    try {
      fsyncSync(fd)
    } catch (error) {
      this.#failure = error
      this.onAbort()
      throw error
    }
  }

  syncLog() {
    for (const fd of this.#unsynced) {
      this.#toDisk(fd)
      this.#unsynced.delete(fd)
      this.fsyncs.files += 1
    }
  }
}

/** @returns undefined for a file that cannot be opened: PostgreSQL decides what that means */
function syncIfOpens(path: string) {
  let fd: number
  try {
    fd = openSync(path, 'r')
  } catch {
    return undefined
  }
  return new Promise<string>((done, fail) => {
    fsync(fd, (error) => {
      closeSync(fd)
      if (error) fail(error)
      else done(path)
    })
  })
}

/** PostgreSQL's first start does not sync the folder, its contents and its name. */
export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  syncPath(folder)
  syncPath(dirname(folder))
}

export function syncPath(path: string) {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
