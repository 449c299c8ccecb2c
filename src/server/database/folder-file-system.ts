import { closeSync, constants, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenModule = {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: { mode: number }; flags: number }) => number }
  }
}

/** Reports a panic of PostgreSQL: PGlite would keep calling the dead program. */
export class FolderFS extends NodeFS {
  readonly #onAbort: () => void

  constructor(folder: string, onAbort: () => void) {
    super(folder)
    this.#onAbort = onAbort
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.onAbort = this.#onAbort
    return prepared
  }
}

const ACCESS = constants.O_RDONLY | constants.O_WRONLY | constants.O_RDWR

/** Adds fsync, which PGlite lacks: a power cut would lose commits. The self-test reads `fsyncs`. */
export class DurableFolderFS extends FolderFS {
  readonly fsyncs = { files: 0, folders: 0 }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.preRun?.push((module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        const isFile = (stream.node.mode & constants.S_IFMT) === constants.S_IFREG
        // After a kill, PostgreSQL first opens each file to read, only as a hint. It syncs files that it opened to write,
        // and folders that it opened to read.
        if (isFile && (stream.flags & ACCESS) === constants.O_RDONLY) return 0
        const fd = stream.nfd ?? openSync(module.NODEFS.realPath(stream.node), 'r')
        fsyncSync(fd)
        if (fd !== stream.nfd) closeSync(fd)
        this.fsyncs[isFile ? 'files' : 'folders'] += 1
        return 0
      }
    })
    return prepared
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
