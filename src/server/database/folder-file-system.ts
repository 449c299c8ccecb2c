import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenModule = {
  NODEFS: {
    realPath(node: unknown): string
    stream_ops: { fsync?: (stream: { nfd?: number | null; node: unknown }) => number }
  }
}

/**
 * PGlite's folder on disk, which tells when PostgreSQL gave up: after a panic (no room for the write-ahead log, a
 * damaged page) PGlite would call the dead program again and again, for ever.
 */
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

/**
 * The same with fsync. As it comes, PGlite's file system has none, and what is "committed" would live only in the
 * kernel's cache until a power cut. `fsyncs` counts the calls, for the self-test at start.
 */
export class DurableFolderFS extends FolderFS {
  fsyncs = 0

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const prepared = await super.init(pg, options)
    prepared.emscriptenOpts.preRun?.push((module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        // A folder has no native descriptor: open one for it.
        const fd = stream.nfd ?? openSync(module.NODEFS.realPath(stream.node), 'r')
        fsyncSync(fd)
        if (fd !== stream.nfd) closeSync(fd)
        this.fsyncs += 1
        return 0
      }
    })
    return prepared
  }
}

/** Puts a folder's files, its subfolders and its own name on the disk. The first boot copies them without doing so. */
export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  syncPath(folder)
  syncPath(dirname(folder))
}

/** Puts a file, or a folder's list of names, on the disk. */
export function syncPath(path: string) {
  const fd = openSync(path, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
