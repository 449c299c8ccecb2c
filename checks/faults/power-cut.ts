import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep, tally } from '../figures.ts'
import { lostOf, workUntil } from '../lanes.ts'
import { acknowledgedBy, type Person, stepsNotTaken } from '../person.ts'

const AT_ONCE = 4

/** After a cut only the embedded database's synced data is left. */
export async function run({ quick, rounds, tell }: Options): Promise<Row[]> {
  const cuts = rounds ?? (quick ? 3 : 100)
  const home = mkdtempSync(join(tmpdir(), 'overture-power-'))
  const paths = { live: join(home, 'live'), durable: join(home, 'durable'), flags: join(home, 'flags') }
  mkdirSync(paths.flags)
  const server = await ownServer(
    { DEMO_MEMBERS: '30', POWER_LIVE: paths.live, POWER_DURABLE: paths.durable, POWER_FLAGS: paths.flags },
    { folder: paths.live, nodeArgs: ['--import', join(import.meta.dirname, 'fsynced-only.ts')] },
  )
  const people: Person[] = []
  const lost: string[] = []
  try {
    await server.start()
    await server.stop()
    cpSync(paths.live, paths.durable, { recursive: true })
    await server.start()
    for (let round = 0; round < cuts; round++) {
      const busy = await workUntil(() => cut(server, paths.flags), { url: server.url, people, lanes: AT_ONCE, round })
      rmSync(paths.live, { recursive: true })
      renameSync(paths.durable, paths.live)
      cpSync(paths.live, paths.durable, { recursive: true })
      rmSync(join(paths.flags, 'cut'))
      await server.start()
      lost.push(...(await lostOf(busy)))
      tell(`${round + 1} cuts, ${acknowledgedBy(people)}, lost: ${tally(lost)}`)
    }
    const notTaken = stepsNotTaken(people)
    const fsyncs = readFileSync(join(paths.flags, 'fsyncs'), 'utf8').length
    return [
      {
        check: '18 power cut, embedded',
        asked: `${cuts} cuts, 0 acknowledged writes lost, all open`,
        reached: `${cuts} cuts, ${lost.length} lost of ${acknowledgedBy(people)}`,
        // Three cuts are too few for all steps.
        holds: lost.length === 0 && fsyncs > 0 && (quick || notTaken.length === 0),
        why: `${fsyncs} fsyncs of files were seen; lost: ${tally(lost)}; never acknowledged: ${tally(notTaken)}`,
      },
    ]
  } finally {
    for (const person of people) person.browser.close()
    await server.remove()
    rmSync(home, { recursive: true, force: true })
  }
}

async function cut(server: Awaited<ReturnType<typeof ownServer>>, flags: string) {
  await sleep(1000 + Math.random() * 2000)
  writeFileSync(join(flags, 'cut'), '')
  // Data that was being synced at the cut must be complete.
  for (let waited = 0; existsSync(join(flags, 'busy')) && waited < 1000; waited++) await sleep(5)
  await server.kill()
}
