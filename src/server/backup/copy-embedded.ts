import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Database } from '../database/database.ts'
import { checkpoint } from './tables-store.ts'

/** How many files are looked at and copied at once. */
const AT_ONCE = 16
/** File systems tell the time of a change only so exactly: what changed shortly before a look may change again unseen. */
const UNSURE_MS = 2000

/** A copied file: its size and time of change, as they were before it was copied, and whether these tell a later change. */
type Copied = { print: string; isSure: boolean }

/**
 * Copies the folder of the embedded database while it is used. Everything is copied first, and then once more what
 * changed meanwhile, in a transaction: that keeps the one backend, so that no file changes and others wait for the rest
 * alone. What the copy holds is what a power cut at that moment would leave, which the database opens as if nothing had
 * been.
 *
 * @returns for how long others had to wait, in milliseconds
 */
export async function copyEmbedded(db: Database, { dataDir, into }: { dataDir: string; into: string }) {
  const [from, to] = [join(dataDir, 'pg'), join(into, 'pg')]
  const copied = new Map<string, Copied>()
  await checkpoint(db)
  await mirror(from, to, copied)
  return db.transaction().execute(async (tx) => {
    const began = performance.now()
    await checkpoint(tx)
    await mirror(from, to, copied)
    return performance.now() - began
  })
}

/** Brings a copy up to date: what is new or changed is copied, what is gone is deleted. */
async function mirror(from: string, to: string, copied: Map<string, Copied>) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const pathOf = ({ parentPath, name }: { parentPath: string; name: string }) => relative(from, join(parentPath, name))
  for (const entry of entries) if (entry.isDirectory()) await mkdir(join(to, pathOf(entry)), { recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map(pathOf)
  const left = [...files]
  const copyNext = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await copyChanged(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext))
  const there = new Set(files)
  for (const path of copied.keys()) {
    if (there.has(path)) continue
    await rm(join(to, path))
    copied.delete(path)
  }

  async function copyChanged(path: string) {
    const before = copied.get(path)
    // Between the two looks the database may take a file away that it lists: then there is nothing to copy.
    try {
      const now = Date.now()
      const { size, mtimeNs } = await stat(join(from, path), { bigint: true })
      const print = `${size} ${mtimeNs}`
      if (before?.isSure && before.print === print) return
      await copyFile(join(from, path), join(to, path))
      copied.set(path, { print, isSure: now - Number(mtimeNs / 1_000_000n) > UNSURE_MS })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
}
