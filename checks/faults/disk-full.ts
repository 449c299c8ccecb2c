import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep, tally } from '../figures.ts'
import { isReady, msUntil, savers } from './savers.ts'

type Case = {
  name: string
  diskMb: number
  leftKb: number
  env: Record<string, string>
  people: number
  noteLength: number
}

const CASES: Case[] = [
  { name: 'nearly full', diskMb: 480, leftKb: 200 * 1024, env: {}, people: 4, noteLength: 900 },
  {
    name: 'no room for the write-ahead log',
    diskMb: 120,
    leftKb: 148,
    env: { MIN_FREE_DISK_MB: '0' },
    people: 8,
    noteLength: 1900,
  },
]
const NOTICE_MS = 5000
const BACK_MS = 30_000
const STOP_MS = 12_000

export async function run(options: Options): Promise<Row[]> {
  const rows: Row[] = []
  for (const each of CASES) {
    const disk = smallDisk(each.diskMb)
    if (!disk) {
      const why = 'A small disk is mounted for this, which only root may do.'
      rows.push({ check: `20 disk ${each.name}`, asked: 'run', reached: 'not run', holds: false, why })
      continue
    }
    try {
      rows.push(await fillUp(each, disk.path, options))
    } finally {
      disk.remove()
    }
  }
  return rows
}

async function fillUp(
  { name, leftKb, env, people, noteLength }: Case,
  disk: string,
  { quick, tell }: Options,
): Promise<Row> {
  const server = await ownServer({ DEMO_MEMBERS: '0', ...env }, { folder: join(disk, 'data') })
  try {
    await server.start()
    const load = savers(server.url, { people, noteLength })
    await sleep(2000)
    const other = join(disk, 'other')
    writeFileSync(other, Buffer.alloc(Math.max(0, freeBytes(disk) - leftKb * 1024)))
    const filled = performance.now()
    const noticed = await msUntil(() => load.since(filled).some(({ status }) => status === '503'), 60_000)
    const refusing = performance.now()
    await sleep(quick ? 4000 : 15_000)
    const meanwhile = load.since(refusing)
    const reading = await load.read()?.catch(() => undefined)
    rmSync(other)
    const freed = performance.now()
    const back = await msUntil(() => load.since(freed).some(({ status }) => status === '200'), BACK_MS)
    await load.stop()
    const ready = await isReady(server.url)
    const { code, tookMs } = await server.stop()
    await server.start()
    const lost = await load.lost()
    load.close()
    const odd = load.saves.map(({ status }) => status).filter((status) => status !== '200' && status !== '503')
    const slowest = Math.round(Math.max(...meanwhile.map(({ tookMs: each }) => each)))
    tell(`${name}: noticed ${noticed} ms, back ${back} ms, ${tally(load.saves.map(({ status }) => status))}`)
    return {
      check: `20 disk ${name}`,
      asked: `503, none slower than ${NOTICE_MS} ms, saves again < ${BACK_MS / 1000} s, SIGTERM < ${STOP_MS / 1000} s, 0 lost`,
      reached: `${odd.length} others, slowest ${slowest} ms, again after ${back ?? '-'} ms, SIGTERM ${tookMs} ms, ${lost} lost`,
      holds:
        noticed !== undefined &&
        back !== undefined &&
        ready &&
        odd.length === 0 &&
        slowest < NOTICE_MS &&
        code === 0 &&
        tookMs < STOP_MS &&
        lost === 0,
      why: `saves: ${tally(load.saves.map(({ status }) => status))}; a read while it was full: ${reading?.status ?? 'none'}`,
    }
  } finally {
    await server.remove()
  }
}

const freeBytes = (path: string) => {
  const { bavail, bsize } = statfsSync(path)
  return bavail * bsize
}

function smallDisk(sizeMb: number) {
  const path = mkdtempSync(join(tmpdir(), 'overture-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', path]).status !== 0) {
    rmdirSync(path)
    return undefined
  }
  return {
    path,
    remove() {
      spawnSync('umount', [path])
      rmdirSync(path)
    },
  }
}
