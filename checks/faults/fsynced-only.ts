// Loaded before the server and its threads (--import). Copies only synced data to a second tree, which is what a power
// cut leaves. While the file CUT exists, no fsync returns, so nothing more is acknowledged.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'

const { POWER_LIVE: live = '', POWER_DURABLE: durable = '', POWER_FLAGS: flags = '' } = process.env
const cut = join(flags, 'cut')
const busy = join(flags, 'busy')
const { fsyncSync, renameSync, unlinkSync, rmdirSync, mkdirSync, rmSync } = fs

const isLive = (path: string) => path.startsWith(`${live}/`)
const copyOf = (path: string) => durable + path.slice(live.length)

fs.fsyncSync = (fd) => {
  fsyncSync(fd)
  const path = fs.readlinkSync(`/proc/self/fd/${fd}`)
  if (!isLive(path)) return
  fs.writeFileSync(busy, '')
  if (fs.existsSync(cut)) {
    rmSync(busy, { force: true })
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  }
  if (fs.existsSync(path)) keep(path)
  rmSync(busy, { force: true })
}

function keep(path: string) {
  if (fs.statSync(path).isDirectory()) return mkdirSync(copyOf(path), { recursive: true })
  mkdirSync(dirname(copyOf(path)), { recursive: true })
  fs.copyFileSync(path, copyOf(path))
  fs.appendFileSync(join(flags, 'fsyncs'), '.')
}

// A rename counts as synced; a file that was never synced is not in the second tree.
fs.renameSync = (from, to) => {
  renameSync(from, to)
  if (isLive(`${from}`) && fs.existsSync(copyOf(`${from}`))) renameSync(copyOf(`${from}`), copyOf(`${to}`))
}
fs.unlinkSync = (path) => {
  unlinkSync(path)
  if (isLive(`${path}`)) rmSync(copyOf(`${path}`), { force: true })
}
fs.rmdirSync = (path) => {
  rmdirSync(path)
  if (isLive(`${path}`)) rmSync(copyOf(`${path}`), { force: true, recursive: true })
}
syncBuiltinESMExports()
