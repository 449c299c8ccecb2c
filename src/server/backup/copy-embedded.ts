import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Database } from '../database/database.ts'
import { checkpoint } from './tables-store.ts'

const AT_ONCE = 16
/** File times are coarse: two close changes may get the same time. */
const UNSURE_MS = 2000

/** `print`: size and change time before the copy. `isSure`: a later change will change `print`. */
type Copied = { print: string; isSure: boolean }

/**
 * Works while the database is in use: it copies everything, then copies recent changes in a transaction that blocks
 * other queries. @returns how long other queries waited, in milliseconds
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
    // The database may delete the file meanwhile.
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
