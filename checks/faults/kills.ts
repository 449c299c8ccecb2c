import { readFileSync } from 'node:fs'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { percentile, sleep, tally } from '../figures.ts'
import { lostOf, workUntil } from '../lanes.ts'
import { acknowledgedBy, mailsTo, type Person, stepsNotTaken, timesOf } from '../person.ts'

const AT_ONCE = 6
const MOST_OPEN_MS = 2000
const MAIL_MS = 40_000

export const run = ({ quick, rounds, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, env) => {
    const kills = rounds ?? (quick ? 10 : 200)
    const server = await ownServer({ DEMO_MEMBERS: '60', ...env })
    const people: Person[] = []
    const lost: string[] = []
    const opened: number[] = []
    const cpu: number[] = []
    try {
      await server.start()
      for (let round = 0; round < kills; round++) {
        const busy = await workUntil(
          async () => {
            await sleep(600 + Math.random() * 1400)
            await server.kill()
          },
          { url: server.url, people, lanes: AT_ONCE, round },
        )
        opened.push(await server.start())
        cpu.push(cpuMsOf(server.pid()))
        lost.push(...(await lostOf(busy)))
        if (round % 10 === 9) tell(`${where}: ${round + 1} kills, ${acknowledgedBy(people)}, lost: ${tally(lost)}`)
      }
      const mails = await mailsOf(server.url, people)
      const p95 = percentile(opened, 0.95)
      const notTaken = stepsNotTaken(people)
      const refused = people.flatMap((person) => person.refused)
      return [
        {
          check: `18 kill -9 under load, ${where}`,
          asked: `${kills} kills, 0 acknowledged writes lost`,
          reached: `${kills} kills, ${lost.length} lost of ${acknowledgedBy(people)}`,
          // Ten kills are too few for all steps.
          holds: lost.length === 0 && (quick || notTaken.length === 0),
          why: `lost: ${tally(lost)}; refused: ${tally(refused)}; never acknowledged: ${tally(notTaken)}`,
        },
        {
          check: `18 open after a kill, ${where}`,
          asked: `< ${MOST_OPEN_MS} ms (p95)`,
          reached: `p95 ${Math.round(p95)} ms, ${timesOf(opened)}; CPU ${timesOf(cpu)}`,
          holds: p95 < MOST_OPEN_MS,
          why: 'until /readyz answers; CPU is that of all threads',
        },
        {
          check: `21 mail in flight at a kill, ${where}`,
          asked: `all sent within ${MAIL_MS / 1000} s, twice only with one Message-ID`,
          reached: `${mails.missing} of ${mails.asked} missing, ${mails.twice} twice`,
          holds: mails.missing === 0 && mails.twice === 0,
        },
      ]
    } finally {
      for (const person of people) person.browser.close()
      await server.remove()
    }
  })

/** Each address requests one mail; every acknowledged one arrives exactly once. */
async function mailsOf(url: string, people: readonly Person[]) {
  const asked = people.filter((person) => person.asked())
  const until = Date.now() + MAIL_MS
  let missing = asked
  let twice = 0
  while (missing.length > 0 && Date.now() < until) {
    const still: Person[] = []
    for (const person of missing) {
      const ids = (await mailsTo(url, person.email)).map(({ headers }) => headers['Message-ID'])
      if (ids.length === 0) still.push(person)
      if (new Set(ids).size < ids.length) twice++
    }
    missing = still
    if (missing.length > 0) await sleep(1000)
  }
  return { asked: asked.length, missing: missing.length, twice }
}

function cpuMsOf(pid: number) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * 10
  } catch {
    return 0
  }
}
