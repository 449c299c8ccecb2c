import { closeSync, constants, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd: number; node: { name: string; mode: number }; flags: number }
type Operations = Record<string, (...args: never[]) => unknown>
type EmscriptenModule = {
  NODEFS: {
    node_ops: Operations
    stream_ops: Operations & {
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
const CHANGES = ['setattr', 'mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'close']

/** Adds fsync, which PGlite lacks: a power cut would lose commits. The self-test reads `fsyncs`. */
export class DurableFolderFS extends FolderFS {
  readonly fsyncs = { files: 0, folders: 0 }
  /**
   * True: commits share an fsync of the log. Their replies must wait for `syncLog`. PostgreSQL takes the log for synced
   * already, so any other change of a file syncs it first.
   */
  sharesSyncs = false
  readonly #unsynced = new Set<number>()
  #failure: unknown

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.preRun?.push(({ NODEFS }: EmscriptenModule) => {
      const { node_ops, stream_ops } = NODEFS
      for (const ops of [node_ops, stream_ops]) this.#syncLogBefore(ops)
      const { write } = stream_ops
      stream_ops.write = (stream, ...where) => {
        if (!this.#unsynced.has(stream.nfd)) this.syncLog()
        return write(stream, ...where)
      }
      stream_ops.fsync = (stream) => {
        this.#fsync(stream)
        return 0
      }
    })
    return prepared
  }

  #syncLogBefore(ops: Operations) {
    for (const name of CHANGES) {
      const change = ops[name]
      if (!change) continue
      ops[name] = (...args) => {
        this.syncLog()
        return change(...args)
      }
    }
  }

  #fsync({ nfd, node, flags }: Stream) {
    const isFile = (node.mode & constants.S_IFMT) === constants.S_IFREG
    // After a kill, PostgreSQL first opens each file to read, only as a hint. It syncs files that it opened to write,
    // and folders that it opened to read.
    if (isFile && (flags & ACCESS) === constants.O_RDONLY) return
    if (this.sharesSyncs && LOG_SEGMENT.test(node.name)) return void this.#unsynced.add(nfd)
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
