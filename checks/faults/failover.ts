import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import type { Options, Row } from '../check.ts'
import { sleep, tally } from '../figures.ts'
import { acknowledgedBy, aPerson, type Person } from '../person.ts'
import { type FailoverWorld, failoverWorld } from './failover-world.ts'
import { listsOf } from './same-lists.ts'
import { isReady, msUntil, type Saved, savers } from './savers.ts'

const MEMBERS = { quick: 2000, whole: 200_000 }
const AT_ONCE = 6
const SAVERS = 6
const NOTICED_MS = 3000
const MOST_SERVES_MS = 30_000
const MAIL_MS = 40_000

/** The primary and one process die under load; the replica is promoted. */
export async function run({ quick, tell }: Options): Promise<Row[]> {
  if (!hasHaproxy()) return [{ ...FAILOVER, reached: 'not run: apt-get install haproxy', holds: false }]
  const members = quick ? MEMBERS.quick : MEMBERS.whole
  const world = await failoverWorld({ members, tell })
  const people: Person[] = []
  try {
    const outcome = await underLoad(world, people, { beforeMs: quick ? 6000 : 20_000, tell })
    const mails = await mailsOf(world, people)
    tell(`mails: ${JSON.stringify(mails)}`)
    const lists = await listsOf(world, people, { most: quick ? 6 : 20 })
    tell(`lists: ${tally(lists.wrong)} wrong of ${lists.compared}`)
    return [...rowsOf(outcome, people), mailRow(mails), listRow(lists, members), await oldPrimaryBack(world)]
  } finally {
    for (const { browser } of people) browser.close()
    await world.end()
  }
}

const FAILOVER = { check: '33 primary and one of three processes killed', asked: '0 acknowledged writes lost, no 500' }

function hasHaproxy() {
  try {
    execFileSync('haproxy', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

type Outcome = Awaited<ReturnType<typeof underLoad>>

async function underLoad(
  world: FailoverWorld,
  people: Person[],
  { beforeMs, tell }: { beforeMs: number; tell: Options['tell'] },
) {
  const { url, processes } = world
  const saving = savers(url, { people: SAVERS, noteLength: 200 })
  let loading = true
  const load = Array.from({ length: AT_ONCE }, (_, lane) => workIn(lane, () => loading))
  async function workIn(lane: number, goesOn: () => boolean) {
    for (let turn = 0; goesOn(); turn++) {
      const person = aPerson(url, `lane-${lane}-${turn}@example.com`, world.mailsTo)
      people.push(person)
      for (let step = 0; goesOn() && step < 20; step++) {
        const refused = person.refused.length
        await person.step().catch(() => person.recover().catch(() => {}))
        if (person.refused.length > refused) await sleep(200)
      }
    }
  }
  try {
    await sleep(beforeMs)
    const killedAt = performance.now()
    const [dies] = processes
    await Promise.all([world.primary.kill(), dies?.kill()])
    const restarted = dies ? startAsSystemd(dies) : Promise.resolve()
    await sleep(NOTICED_MS)
    await world.promote()
    const promotedAt = performance.now()
    const since = () => Math.round(performance.now() - promotedAt)
    tell(`promoted ${Math.round(promotedAt - killedAt)} ms after the kill`)
    const savedAfter = msUntil(
      () => saving.since(promotedAt).some(({ status }) => status === '200'),
      2 * MOST_SERVES_MS,
    )
    const journeyAfter = newJourney(world, people).then(since)
    const readyAfter = await Promise.all([
      restarted.then(since),
      ...processes.map(({ url: own }) => msUntil(() => isReady(own), 2 * MOST_SERVES_MS)),
    ])
    const serves = { saved: await savedAfter, journey: await journeyAfter, ready: readyAfter }
    tell(`after the promotion: ${JSON.stringify(serves)} ms`)
    await sleep(beforeMs / 2)
    loading = false
    await Promise.all([...load, saving.stop()])
    const faults = world.faults()
    for (const fault of faults) tell(fault)
    const lost = await lostOf(world, people)
    const savesLost = await saving.lost()
    return {
      saves: saving.saves,
      lost,
      savesLost,
      faults: faults.length,
      serves,
      outageMs: outageOf(saving.saves, killedAt),
    }
  } finally {
    loading = false
    await saving.stop()
    saving.close()
    await Promise.all(load)
  }
}

async function startAsSystemd(server: FailoverWorld['processes'][number]) {
  for (let tries = 0; tries < 15; tries++) {
    await sleep(2000)
    if (
      await server.start().then(
        () => true,
        () => false,
      )
    )
      return
  }
  throw new Error(`The killed process did not come back:\n${server.log().slice(-1000)}`)
}

async function newJourney(world: FailoverWorld, people: Person[]) {
  const until = Date.now() + 2 * MOST_SERVES_MS
  for (let turn = 0; Date.now() < until; turn++) {
    const person = aPerson(world.url, `new-${turn}@example.com`, world.mailsTo)
    people.push(person)
    while (Date.now() < until && person.refused.length === 0) {
      const isWhole = await person.step().then(
        () => person.acknowledged.has('draft'),
        () => person.refused.push('no reply'),
      )
      if (isWhole === true) return
    }
    await sleep(200)
  }
  throw new Error('Nobody new came through after the promotion.')
}

async function lostOf({ processes }: FailoverWorld, people: readonly Person[]) {
  const lost: string[] = []
  for (const [at, person] of people.entries()) {
    person.browser.moveTo(processes[at % processes.length]?.url ?? '')
    lost.push(...(await person.lost()))
  }
  return lost
}

function outageOf(saves: readonly Saved[], killedAt: number) {
  const good = saves.filter(({ status }) => status === '200').map(({ at, tookMs }) => at + tookMs)
  const before = Math.max(...good.filter((at) => at < killedAt))
  const after = Math.min(...good.filter((at) => at > killedAt + 1000))
  return Math.round(after - before)
}

function rowsOf({ lost, savesLost, faults, saves, serves, outageMs }: Outcome, people: readonly Person[]): Row[] {
  const said = tally(saves.map(({ status }) => status))
  const late = [serves.saved, serves.journey, ...serves.ready].map((ms) => ms ?? Number.POSITIVE_INFINITY)
  return [
    {
      ...FAILOVER,
      reached: `${lost.length + savesLost} lost of ${acknowledgedBy(people)}, and of saves ${said}; ${faults} × 500`,
      holds: lost.length + savesLost + faults === 0,
      why: `lost: ${tally(lost)}; refused: ${tally(people.flatMap(({ refused }) => refused))}`,
    },
    {
      check: '33 everything serves again',
      asked: `< ${MOST_SERVES_MS / 1000} s after the promotion`,
      reached: `a save ${serves.saved} ms, the killed process ${serves.ready[0]} ms, all ${serves.ready.slice(1).join(', ')} ms, a whole journey of somebody new ${serves.journey} ms; no save kept for ${outageMs} ms, ${NOTICED_MS} of them until the promotion was ordered`,
      holds: Math.max(...late) < MOST_SERVES_MS,
      why: `load average ${loadavg()[0]?.toFixed(0)} on ${cpus().length} cores`,
    },
  ]
}

async function mailsOf({ arrived, mailsTo, url }: FailoverWorld, people: readonly Person[]) {
  const asked = people.filter((person) => person.asked())
  const missing = async () => {
    const counts = await Promise.all(asked.map(async ({ email }) => (await mailsTo(url, email)).length))
    return counts.filter((count) => count === 0).length
  }
  await msUntil(async () => (await missing()) === 0, MAIL_MS)
  // A second copy would come after the first try's timeout.
  await sleep(20_000)
  const ids = Map.groupBy(arrived, ({ mail }) => mail.messageId)
  const again = [...ids.values()].filter((copies) => copies.length > 1).length
  return { asked: asked.length, arrived: arrived.length, missing: await missing(), again }
}

const mailRow = ({ asked, arrived, missing, again }: Awaited<ReturnType<typeof mailsOf>>): Row => ({
  check: '33 mail over a failover',
  asked: 'each once',
  reached: `${asked} asked for, ${arrived} arrived, ${missing} missing, ${again} again under the same Message-ID`,
  holds: missing === 0 && again === 0,
})

const listRow = ({ compared, wrong, shown }: Awaited<ReturnType<typeof listsOf>>, members: number): Row => ({
  check: '33 lists after a failover',
  asked: 'byte for byte the same from every process and the plain scan',
  reached: `${compared} replies compared among ${members} members, ${shown} people suggested, ${wrong.length} differ`,
  holds: shown > 0 && wrong.length === 0,
  why: tally(wrong),
})

/** A wrongly restarted old primary must get no calls and acknowledge nothing. */
async function oldPrimaryBack(world: FailoverWorld): Promise<Row> {
  await world.primary.whileStopped(() => {})
  await sleep(4000)
  const ready = await Promise.all(world.processes.map(({ url }) => isReady(url)))
  const reached = await world.connectionsAt(world.primary)
  const kept = await world.writesAt(world.primary, 3000)
  return {
    check: '33 the old primary starts again',
    asked: 'nobody is sent to it, it acknowledges nothing, everything serves',
    reached: `${reached} connections, a write ${kept ? 'acknowledged' : 'waits for the replica that left'}, ${ready.filter(Boolean).length} of ${ready.length} ready`,
    holds: reached === 0 && !kept && ready.every(Boolean),
  }
}
