import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { sleep, tally } from '../figures.ts'
import { acknowledgedBy, aPerson, mailsTo, type Person } from '../person.ts'
import { run as restart } from './rolling-restart.ts'

const AT_ONCE = 6
const MAIL_MS = 30_000

export const run = async (options: Options): Promise<Row[]> => [...(await kill(options)), ...(await restart(options))]

const kill = ({ quick, tell }: Options): Promise<Row[]> =>
  onPostgres(async (env) => {
    const dies = await ownServer({ DEMO_MEMBERS: '60', ...env })
    const lives = await ownServer({ DEMO_MEMBERS: '60', ...env })
    const people: Person[] = []
    try {
      await dies.start()
      await lives.start()
      let loading = true
      let killed = false
      const load = Array.from({ length: AT_ONCE }, async (_, lane) => {
        for (let turn = 0; loading; turn++) {
          // Mails are read from the process that lives.
          const person = aPerson(lives.url, `both-${lane}-${turn}@example.com`)
          if (lane % 2 === 0 && !killed) person.browser.moveTo(dies.url)
          people.push(person)
          for (let step = 0; loading && step < 20; step++)
            await person.step().catch(async () => {
              person.browser.moveTo(lives.url)
              await person.recover().catch(() => {})
            })
        }
      })
      await sleep(quick ? 4000 : 10_000)
      await dies.kill()
      killed = true
      const died = Date.now()
      await sleep(quick ? 3000 : 10_000)
      loading = false
      await Promise.all(load)
      const lost: string[] = []
      for (const person of people) {
        person.browser.moveTo(lives.url)
        lost.push(...(await person.lost()))
      }
      tell(`${acknowledgedBy(people)}, lost: ${tally(lost)}`)
      const mails = await mailsOf(lives.url, people, died + MAIL_MS)
      return [
        {
          check: '26 two processes, one killed',
          asked: '0 acknowledged writes lost',
          reached: `${lost.length} lost of ${acknowledgedBy(people)}`,
          holds: lost.length === 0,
          why: `lost: ${tally(lost)}; refused: ${tally(people.flatMap((person) => person.refused))}`,
        },
        {
          check: '26 mail of two processes',
          asked: `each once, within ${MAIL_MS / 1000} s of the kill`,
          reached: `${mails.asked} mails, ${mails.missing} missing, ${mails.twice} twice`,
          holds: mails.missing === 0 && mails.twice === 0,
        },
      ]
    } finally {
      for (const person of people) person.browser.close()
      await dies.remove()
      await lives.remove()
    }
  })

async function mailsOf(url: string, people: readonly Person[], until: number) {
  const asked = people.filter((person) => person.asked())
  const counts = new Map<Person, number>()
  do {
    for (const person of asked) if (!counts.get(person)) counts.set(person, (await mailsTo(url, person.email)).length)
    if (asked.every((person) => counts.get(person))) break
    await sleep(1000)
  } while (Date.now() < until)
  const numbers = [...counts.values()]
  const missing = numbers.filter((count) => count === 0).length
  return { asked: asked.length, missing, twice: numbers.filter((count) => count > 1).length }
}
