import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth, type Where } from '../databases.ts'
import { desk, deskExit, killedDesk } from '../desk.ts'
import { sleep, tally } from '../figures.ts'
import { BO, copyOf, makeWorld, READERS, type World } from './desk-world.ts'

const WHY = ['--reason', 'A check needs it.']
/** In this order each command has something to do. */
const ACTS = ({ letter, report }: World) => [
  ['members', 'suspend', BO, '--fraud', ...WHY],
  ['members', 'restore', BO, ...WHY],
  ['news', 'send', '--topic', 'tips', '--file', letter],
  ['reports', 'close', report, ...WHY],
  ['rebuild'],
  ['members', 'remove', BO, ...WHY],
]
const DONE = 0
const NOBODY = 3
const LETTERS_MS = 120_000

/** Each command runs twice, is killed at random moments, and runs again. */
export const run = ({ quick, rounds = quick ? 1 : 6, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const home = mkdtempSync(join(tmpdir(), 'overture-desk-kills-'))
    try {
      const world = await makeWorld({ home, env })
      return [await actsRow(world, { where, rounds, tell }), await letterRow(world, { where, rounds, tell })]
    } finally {
      rmSync(home, { recursive: true, force: true })
    }
  })

type Round = { where: Where; rounds: number; tell: Options['tell'] }

async function actsRow(world: World, { where, rounds, tell }: Round): Promise<Row> {
  const whole = await copyOf(world, 'whole')
  const broken = await copyOf(world, 'broken')
  const acts = ACTS(world)
  const wrong: string[] = []
  let kills = 0
  for (const act of acts) {
    const name = act.slice(0, 2).join(' ')
    const began = performance.now()
    if ((await deskExit(whole.env, ...act)).code !== DONE) wrong.push(`${name}: not done`)
    const tookMs = performance.now() - began
    const once = await whole.state()
    await deskExit(whole.env, ...act)
    if (!isDeepStrictEqual(await whole.state(), once)) wrong.push(`${name}: another end when run twice`)
    for (let round = 0; round < rounds; round++)
      kills += Number(await killedDesk(broken.env, (0.2 + 0.8 * Math.random()) * tookMs, ...act))
    const { code, said } = await deskExit(broken.env, ...act)
    if (code !== DONE && code !== NOBODY) wrong.push(`${name}: ${said}`)
    if (!isDeepStrictEqual(await broken.state(), once)) wrong.push(`${name}: another end when killed and run again`)
    tell(`${where}: ${name}, ${kills} killed so far; wrong: ${tally(wrong)}`)
  }
  return {
    check: `desk, ${where}: each command twice, and killed and run again`,
    asked: 'the same end',
    reached: `${acts.length} commands, ${kills} of ${rounds * acts.length} killed in time: ${wrong.length} other ends`,
    holds: wrong.length === 0 && kills > 0,
    why: tally(wrong),
  }
}

async function letterRow(world: World, { where, rounds, tell }: Round): Promise<Row> {
  const { env, folder, state } = await copyOf(world, 'letter')
  const server = await ownServer({ DEMO_MEMBERS: '0', ...env }, { folder })
  const sent = async () => {
    const { mailsWaiting } = await desk<{ mailsWaiting: number }>(env, 'stats')
    return mailsWaiting === 0
  }
  try {
    await server.start()
    const sending = ['news', 'send', '--topic', 'tips', '--file', world.letter]
    const { readers } = await desk<{ readers: number }>(env, ...sending, '--dry-run')
    for (let round = 0; round < rounds; round++) {
      await desk(env, ...sending)
      await sleep(Math.random() * 1500)
      await server.kill()
      await server.start()
    }
    const last = await desk<{ readers: number }>(env, ...sending)
    for (let until = Date.now() + LETTERS_MS; Date.now() < until; await sleep(1000))
      if ((await desk<{ readers: number }>(env, ...sending, '--dry-run')).readers === 0 && (await sent())) break
    await server.stop()
    const mails = (await state()).mails as { recipient: string; subject: string; copies: number }[]
    const letters = mails.filter(({ subject }) => subject === 'A tip')
    const twice = letters.filter(({ copies }) => copies > 1).length
    tell(`${where}: a letter, ${letters.length} of ${readers} have it, ${twice} twice`)
    return {
      check: `desk, ${where}: the server killed while it sends a letter`,
      asked: `${rounds} kills: everybody has it once`,
      reached: `${letters.length} of ${readers} readers, ${twice} twice`,
      holds: letters.length === readers && readers > READERS && twice === 0,
      why: `${last.readers} had none at the last kill`,
    }
  } finally {
    await server.remove()
  }
}
