import { execFile } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { type OwnServer, ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { sleep, tally } from '../figures.ts'
import { aPerson, type Person, timesOf } from '../person.ts'
import { savers } from './savers.ts'

const DESK = join(import.meta.dirname, '../../src/server/desk/cli/main.ts')
const STEPS_OF_A_JOURNEY = 14
const SAVERS = 4
/** A hundred newcomers come onto the lists of all the others, one after the other. */
const QUIET_SECONDS = 900

type Rows = Record<string, number>
type Made = { rows: Rows; heldMs: number; tookMs: number }

/** Backup under load, kill, wipe, restore: the same rows, and the same exports in the same browsers. */
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
      const before = await exportsOf(people)
      exported += before.length
      const made = await backUpUnderLoad(server, file)
      held.push(made.heldMs)
      took.push(made.tookMs)
      rmSync(server.folder, { recursive: true, force: true })
      if (await isTaken(server, damaged(file, round))) acceptedDamage += 1
      const { rows } = await desk<{ rows: Rows }>(server, ['restore', file])
      if (!isDeepStrictEqual(rows, made.rows)) differences.push('row counts')
      await server.start()
      const after = await exportsOf(people)
      differences.push(...before.filter((text, at) => text !== after[at]).map(() => 'export'))
      rmSync(file)
      tell(`${round + 1} rounds, different: ${tally(differences)}, waited ${timesOf(held)}, took ${timesOf(took)}`)
    }
    return [
      {
        check: '27 backup, kill, wipe, restore under load',
        asked: `${rounds} rounds, 0 differences in row counts and exports`,
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

/** Waits until nothing is left that happens after a call. */
async function quiet(url: string) {
  for (let tries = 0; tries < QUIET_SECONDS; tries++) {
    const metrics = await (await fetch(`${url}/metrics`)).text()
    if (!/^queue_oldest_due_seconds\{/m.test(metrics)) return
    await sleep(1000)
  }
  throw new Error(`The queue did not come to rest within ${QUIET_SECONDS} seconds.`)
}

/** What everybody's own browser gets as their export, but for when that was, and when the browser was used last. */
async function exportsOf(people: readonly Person[]) {
  const texts: string[] = []
  for (const { browser, email } of people) {
    const { status, text } = await browser.post('/api/account/export', {})
    if (status !== 200) throw new Error(`The export of ${email} answered ${status}.`)
    texts.push(text.replace(/"(exportedAt|lastUsedAt)":\s*"[^"]*"/g, ''))
  }
  return texts
}

/** Others save drafts all the while; the server is killed as soon as the backup is there. */
async function backUpUnderLoad(server: OwnServer, file: string) {
  const load = savers(server.url, { people: SAVERS, noteLength: 500 })
  await sleep(500)
  const made = await desk<Made>(server, ['backup', file])
  await server.kill()
  await load.stop()
  load.close()
  return made
}

/** The same file with one bit of one byte turned, each round another one. */
function damaged(file: string, round: number) {
  const bytes = readFileSync(file)
  const at = (round * 7919) % bytes.length
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (round % 8))
  writeFileSync(`${file}.damaged`, bytes)
  return `${file}.damaged`
}

/** Whether a restore takes a file, or leaves anything of it. */
async function isTaken(server: OwnServer, file: string) {
  const taken = await desk(server, ['restore', file]).then(
    () => true,
    () => false,
  )
  rmSync(file)
  return taken
}

async function desk<Result>({ folder }: OwnServer, args: string[]) {
  const { PATH, HOME } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, [DESK, ...args, '--json'], {
    env: { PATH, HOME, DATA_DIR: folder },
  })
  return JSON.parse(stdout) as Result
}
