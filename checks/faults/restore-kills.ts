import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Options, Row } from '../check.ts'
import { onBoth, type Where } from '../databases.ts'
import { desk, deskExit, killedDesk } from '../desk.ts'
import { sleep, tally } from '../figures.ts'
import { BO, copyOf, emptyPlace, makeWorld, stateIn, type World } from './desk-world.ts'

const OWN_BACKUP = /^overture-\d{8}T\d{6}Z[.]backup$/
const SETTLE_MS = 20_000

type Round = { where: Where; rounds: number; tell: Options['tell'] }

export const run = ({ quick, rounds = quick ? 2 : 10, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const home = mkdtempSync(join(tmpdir(), 'overture-restore-kills-'))
    try {
      const world = await makeWorld({ home, env })
      return [await backupRow(world, { where, rounds, tell }), await restoreRow(world, { where, rounds, tell })]
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

/** The time without a kill. The quicker of two runs counts: the first loads more. */
async function msOf(act: (run: number) => Promise<unknown>) {
  const tookMs: number[] = []
  for (const run of [1, 2]) {
    const began = performance.now()
    await act(run)
    tookMs.push(performance.now() - began)
  }
  return Math.min(...tookMs)
}

const halfWay = (tookMs: number) => (0.2 + 0.7 * Math.random()) * tookMs

async function backupRow(world: World, { where, rounds, tell }: Round): Promise<Row> {
  const { env, folder, state } = await copyOf(world, 'backed_up')
  const before = await state()
  const tookMs = await msOf((run) => desk(env, 'backup', join(world.home, `first-${run}.backup`)))
  const wrong: string[] = []
  let kills = 0
  for (let round = 0; round < rounds; round++) {
    const file = join(world.home, `half-${round}.backup`)
    const killed = await killedDesk(env, halfWay(tookMs), 'backup', file)
    kills += Number(killed)
    if (existsSync(file) && (await deskExit({ DATA_DIR: join(world.home, `of-${round}`) }, 'restore', file)).code !== 0)
      wrong.push('a half file under the final name')
  }
  const made = await desk<{ file: string }>(env, 'backup')
  const names = readdirSync(join(folder, 'backups')).filter((name) => OWN_BACKUP.test(name))
  if (names.length !== 1 || !existsSync(made.file)) wrong.push('no whole backup afterwards')
  if (!isDeepStrictEqual(await state(), before)) wrong.push('the database has changed')
  tell(`${where}: backup killed ${kills} times; wrong: ${tally(wrong)}`)
  return {
    check: `27 backup killed half way, ${where}`,
    asked: 'no half file, nothing changed, and the next one works',
    reached: `${kills} of ${rounds} killed in time: ${wrong.length} wrong`,
    holds: wrong.length === 0 && kills > 0,
    why: tally(wrong),
  }
}

function formerIn(folder: string) {
  const own = `${folder}-former`
  mkdirSync(own)
  renameSync(join(folder, 'pg.replaced'), join(own, 'pg'))
  return stateIn({ DATA_DIR: own })
}

/** PostgreSQL needs time to notice that the process was killed. */
async function settled(act: () => ReturnType<typeof deskExit>) {
  for (const until = Date.now() + SETTLE_MS; Date.now() < until; await sleep(500)) {
    const exit = await act()
    if (!exit.said.includes('Something else is connected')) return exit
  }
  return act()
}

/** Restores into an empty database, then over another one. Half a database must never appear. */
async function restoreRow(world: World, { where, rounds, tell }: Round): Promise<Row> {
  const file = join(world.home, 'to-restore.backup')
  const source = await copyOf(world, 'source')
  await desk(source.env, 'backup', file)
  const whole = await source.state()
  const wrong: string[] = []
  let kills = 0
  const restoreKilled = async (env: Record<string, string>, args: string[], tookMs: number) => {
    const killed = await killedDesk(env, halfWay(tookMs), 'restore', file, ...args)
    kills += Number(killed)
  }
  const emptyMs = await msOf(async (run) => desk(await emptyPlace(world, `empty_run_${run}`), 'restore', file))
  for (let round = 0; round < rounds; round++) {
    const env = await emptyPlace(world, `empty_${round}`)
    await restoreKilled(env, [], emptyMs)
    const { code, said } = await settled(() => deskExit(env, 'restore', file))
    if (code !== 0 && !/already|not empty/.test(said)) wrong.push(said)
    if (!isDeepStrictEqual(await stateIn(env), whole)) wrong.push('not what was backed up')

    const other = await copyOf(world, `other_${round}`)
    await desk(other.env, 'members', 'suspend', BO, '--reason', 'Not in the backup.')
    const former = await other.state()
    await restoreKilled(other.env, ['--replace'], emptyMs)
    const again = await settled(() => deskExit(other.env, 'restore', file, '--replace'))
    if (again.code !== 0 && !again.said.includes('former database of an earlier restore')) wrong.push(again.said)
    if (!isDeepStrictEqual(await other.state(), whole)) wrong.push('not what was backed up, in the place of another')
    if (where === 'embedded' && !isDeepStrictEqual(await formerIn(other.folder), former))
      wrong.push('what was there before is lost')
    rmSync(other.folder, { recursive: true, force: true })
    tell(`${where}: restore killed ${kills} times; wrong: ${tally(wrong)}`)
  }
  return {
    check: `27 restore killed half way and run again, ${where}`,
    asked: 'what was backed up, and what was replaced is kept',
    reached: `${kills} of ${2 * rounds} killed in time: ${wrong.length} wrong`,
    holds: wrong.length === 0 && kills > 0,
    why: tally(wrong),
  }
}
