import { anIntake } from '../../test/builders.ts'
import { aPartner } from '../../test/full-member.ts'
import { aPlan, WORDS } from '../../test/introductions.ts'
import { type OwnServer, ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onPostgres } from '../databases.ts'
import { sleep, tally } from '../figures.ts'
import { becomeMember, type Member, mailsTo } from '../person.ts'

/** Far apart, so each pair matches only itself. */
const CITIES = ['Austin, Texas', 'Seattle, Washington', 'Miami, Florida', 'Boston, Massachusetts', 'Denver, Colorado']
const MAIL_MS = 30_000
const LATEST_KILL_MS = 480

type Pair = { asker: Member; asked: Member; id: string }

/**
 * One of two processes dies while people say yes. Acknowledged answers survive, both sides agree, and each mail is sent
 * once.
 */
export const run = async ({ quick, tell }: Options): Promise<Row[]> => {
  const rounds = quick ? 2 : 12
  const wrong: string[] = []
  const happened: string[] = []
  for (let round = 0; round < rounds; round++)
    await onPostgres(async (env) => {
      const dies = await ownServer({ DEMO_MEMBERS: '0', ...env })
      const lives = await ownServer({ DEMO_MEMBERS: '0', ...env })
      try {
        await dies.start()
        await lives.start()
        const pairs = await Promise.all(CITIES.map((city, at) => aPair(lives.url, city, at)))
        const answers = await killedWhileAnswering(dies, pairs, (LATEST_KILL_MS * (round + 1)) / rounds)
        happened.push(...answers)
        wrong.push(...(await whatIsWrong(lives.url, pairs, answers)))
        for (const { asker, asked } of pairs) for (const { browser } of [asker, asked]) browser.close()
      } finally {
        await dies.remove()
        await lives.remove()
      }
      tell(`round ${round + 1} of ${rounds}: ${tally(happened)}; wrong: ${tally(wrong)}`)
    })
  return [
    {
      check: '30 one of two processes killed while introductions are answered',
      asked: '0 answers lost, both sides alike, each mail once',
      reached: `${happened.length} answers (${tally(happened)}): ${wrong.length} wrong`,
      // Some answers must be acknowledged before the kill, and some not.
      holds: wrong.length === 0 && new Set(happened).size > 1 && happened.includes('no reply'),
      why: tally(wrong),
    },
  ]
}

async function aPair(url: string, city: string, at: number): Promise<Pair> {
  const location = { city }
  const [asker, asked] = await Promise.all([
    becomeMember(
      url,
      anIntake({ account: { email: `asker-${at}@example.com` }, basics: { displayName: `Ada${at}` }, location }),
    ),
    becomeMember(
      url,
      aPartner({ account: { email: `asked-${at}@example.com` }, basics: { displayName: `Bo${at}` }, location }),
    ),
  ])
  const matchId = await matchOf(asker)
  const words = { matchId, text: WORDS, plan: aPlan, share: {} }
  const { id } = expect200(await asker.browser.post('/v1/introductions', words)).json<{ id: string }>()
  return { asker, asked, id }
}

async function matchOf({ browser, email }: Member) {
  for (let turn = 0; turn < 50; turn++) {
    const { items } = expect200(await browser.get(`/v1/matches?email=${email}`)).json<{ items: { id: string }[] }>()
    if (items[0]) return items[0].id
    await sleep(100)
  }
  throw new Error(`${email} has nobody on the list.`)
}

async function killedWhileAnswering(dies: OwnServer, pairs: readonly Pair[], afterMs: number) {
  const saying = pairs.map(async ({ asked, id }) => {
    const yes = { id, answer: 'yes', share: { email: true } }
    // With a token, the answers arrive together.
    await asked.browser.get('/v1/csrf-token')
    asked.browser.moveTo(dies.url)
    const reply = await asked.browser.post('/v1/introductions/answer', yes).catch(() => undefined)
    return `${reply?.status ?? 'no reply'}`
  })
  await sleep(afterMs)
  await dies.kill()
  return Promise.all(saying)
}

async function whatIsWrong(url: string, pairs: readonly Pair[], answers: readonly string[]) {
  const wrong: string[] = []
  for (const [at, { asker, asked, id }] of pairs.entries()) {
    asked.browser.moveTo(url)
    const [kept] = await introducedOf(asked)
    if (answers[at] === '200' && !kept) wrong.push('an acknowledged yes is not there')
    // A person without a reply presses again.
    const again = await asked.browser.post('/v1/introductions/answer', { id, answer: 'yes', share: { email: true } })
    if (again.status !== (kept ? 404 : 200)) wrong.push(`pressed again: ${again.status}`)
    const [[his], [hers]] = [await introducedOf(asked), await introducedOf(asker)]
    if (his?.id !== id || hers?.id !== id) wrong.push('the two sides differ')
    if (his?.contact?.email !== asker.email || hers?.contact?.email !== asked.email) wrong.push('a contact is missing')
  }
  const until = Date.now() + MAIL_MS
  const people = pairs.flatMap(({ asker, asked }) => [asker, asked])
  const introducing = async ({ email }: Member) =>
    (await mailsTo(url, email)).filter(({ text }) => /are introduced/.test(text)).length
  while (Date.now() < until) {
    const counts = await Promise.all(people.map(introducing))
    if (counts.every((count) => count > 0)) break
    await sleep(500)
  }
  await sleep(2000)
  for (const person of people) {
    const count = await introducing(person)
    if (count !== 1) wrong.push(`${count} mails`)
  }
  return wrong
}

async function introducedOf({ browser, email }: Member) {
  const reply = expect200(await browser.get(`/v1/introductions?email=${email}`))
  return reply.json<{ introduced: { id: string; contact: { email: string | null } | null }[] }>().introduced
}

function expect200<Reply extends { status: number; text: string }>(reply: Reply) {
  if (reply.status !== 200) throw new Error(`${reply.status}: ${reply.text}`)
  return reply
}
