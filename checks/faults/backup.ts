import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { exportAccount } from '../../src/server/account/export-account.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import type { Deps } from '../../src/server/deps.ts'
import { type OwnServer, ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { desk } from '../desk.ts'
import { sleep, tally } from '../figures.ts'
import { aPerson, type Person, timesOf } from '../person.ts'
import { savers } from './savers.ts'

const STEPS_OF_A_JOURNEY = 14
const SAVERS = 4
const QUIET_SECONDS = 900

type Rows = Record<string, number>
type Made = { rows: Rows; heldMs: number; tookMs: number }

/** Rows, exports and sessions are the same after a restore. */
export async function run({ quick, rounds = quick ? 2 : 20, tell }: Options): Promise<Row[]> {
  const server = await ownServer({ DEMO_MEMBERS: '200' })
  const people: Person[] = []
  const differences: string[] = []
  const held: number[] = []
  const took: number[] = []
  let acceptedDamage = 0
  let exported = 0
  try {
    await server.start()
    people.push(...(await members(server.url, quick ? 10 : 100)))
    tell(`${people.length} members went through the whole product`)
    for (let round = 0; round < rounds; round++) {
      const file = join(server.folder, '..', `round-${round}.backup`)
      await quiet(server.url)
      const made = await backUpUnderLoad(server, file)
      const before = await exportsIn(server.folder)
      exported += before.length
      held.push(made.heldMs)
      took.push(made.tookMs)
      rmSync(server.folder, { recursive: true, force: true })
      if (await isTaken(server, damaged(file, round))) acceptedDamage += 1
      const { rows } = await desk<{ rows: Rows }>(placeOf(server), 'restore', file)
      if (!isDeepStrictEqual(rows, made.rows)) differences.push('row counts')
      const after = await exportsIn(server.folder)
      differences.push(...before.filter((text, at) => text !== after[at]).map(() => 'export'))
      await server.start()
      if ((await signedIn(people)) < people.length) differences.push('session')
      rmSync(file)
      tell(`${round + 1} rounds, different: ${tally(differences)}, waited ${timesOf(held)}, took ${timesOf(took)}`)
    }
    return [
      {
        check: '27 backup, kill, wipe, restore under load',
        asked: `${rounds} rounds, 0 differences in row counts, exports and sessions`,
        reached: `${rounds} rounds, ${exported} exports, ${differences.length} differences`,
        holds: differences.length === 0 && exported > 0,
        why: `different: ${tally(differences)}; others waited ${timesOf(held)}; a backup with its proof took ${timesOf(took)}`,
      },
      {
        check: '27 one byte of the backup changed',
        asked: 'refused each time, and nothing written',
        reached: `${rounds - acceptedDamage} of ${rounds} refused`,
        holds: acceptedDamage === 0,
      },
    ]
  } finally {
    for (const person of people) person.browser.close()
    await server.remove()
  }
}

async function members(url: string, count: number) {
  const people = Array.from({ length: count }, (_, at) => aPerson(url, `member-${at}@example.com`))
  const lanes = Array.from({ length: 5 }, (_, lane) => people.filter((_person, at) => at % 5 === lane))
  await Promise.all(
    lanes.map(async (lane) => {
      for (const person of lane) for (let step = 0; step < STEPS_OF_A_JOURNEY; step++) await person.step()
    }),
  )
  const incomplete = people.filter(({ acknowledged }) => !acknowledged.has('verify') || !acknowledged.has('complete'))
  if (incomplete.length > 0) throw new Error(`${incomplete.length} members did not get through.`)
  return people
}

async function quiet(url: string) {
  for (let tries = 0; tries < QUIET_SECONDS; tries++) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (!/^queue_oldest_due_seconds\{/m.test(metrics)) return
    await sleep(1000)
  }
  throw new Error(`The queue did not come to rest within ${QUIET_SECONDS} seconds.`)
}

async function exportsIn(dataDir: string) {
  const { db, close } = await openDatabase({ folder: dataDir })
  const members = await db
    .selectFrom('member')
    .select(['id', 'email'])
    .where('demo', '=', false)
    .orderBy('email')
    .execute()
  const at = new Date()
  const texts: string[] = []
  for (const { id, email } of members) {
    const { exportedAt: _, ...all } = await exportAccount({ db, clock: () => at } as Deps, { memberId: id, email })
    texts.push(JSON.stringify(all))
  }
  await close()
  return texts
}

async function signedIn(people: readonly Person[]) {
  const replies = await Promise.all(people.map(({ browser }) => browser.get('/api/auth/session')))
  return replies.filter((reply, at) => reply.json().email === people[at]?.email).length
}

async function backUpUnderLoad(server: OwnServer, file: string) {
  const load = savers(server.url, { people: SAVERS, noteLength: 500 })
  await sleep(500)
  const made = await desk<Made>(placeOf(server), 'backup', file)
  await server.kill()
  await load.stop()
  load.close()
  return made
}

function damaged(file: string, round: number) {
  const bytes = readFileSync(file)
  const at = (round * 7919) % bytes.length
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8))
  writeFileSync(`${file}.damaged`, bytes)
  return `${file}.damaged`
}

async function isTaken(server: OwnServer, file: string) {
  const taken = await desk(placeOf(server), 'restore', file).then(
    () => true,
    () => false,
  )
  rmSync(file)
  return taken || existsSync(server.folder)
}

const placeOf = ({ folder }: OwnServer) => ({ DATA_DIR: folder })
