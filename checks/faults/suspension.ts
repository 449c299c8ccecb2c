import { anIntake } from '../../test/builders.ts'
import { aPartner } from '../../test/full-member.ts'
import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { onBoth } from '../databases.ts'
import { desk } from '../desk.ts'
import { sleep } from '../figures.ts'
import { becomeMember, type Member } from '../person.ts'

const MOST_MS = 1000
const LOOK_MS = 180
const REFUSED_MS = 1000

type Env = Record<string, string>

export const run = ({ quick, tell, on }: Options): Promise<Row[]> =>
  onBoth(on, async (where, given) => {
    const first = await ownServer({ DEMO_MEMBERS: '0', ...given })
    const servers = where === 'postgres' ? [first, await ownServer({ DEMO_MEMBERS: '0', ...given })] : [first]
    const viewers: Member[] = []
    try {
      for (const server of servers) await server.start()
      const names = Array.from({ length: quick ? 3 : 10 }, (_, at) => `bo${at}@example.com`)
      for (const email of names) (await becomeMember(first.url, aPartner({ account: { email } }))).browser.close()
      for (const [at, { url }] of servers.entries()) {
        const viewer = await becomeMember(first.url, anIntake({ account: { email: `ada${at}@example.com` } }))
        viewer.browser.moveTo(url)
        viewers.push(viewer)
      }
      const env = { DATA_DIR: first.folder, ...given }
      const lags: number[] = []
      for (const [at, email] of names.entries()) {
        const left = names.length - at
        lags.push(...(await lagsOf(env, { email, viewers, left })))
        tell(`${where}: ${email} gone after ${lags.slice(-viewers.length).map(Math.round).join(' and ')} ms`)
      }
      const longest = Math.max(...lags)
      return [
        {
          check: `suspension, ${where}, ${servers.length === 1 ? 'one process' : 'two processes'}`,
          asked: `off every list within ${MOST_MS} ms`,
          reached: `${names.length} members, last seen at most ${Math.round(longest)} ms after the act`,
          holds: longest <= MOST_MS,
        },
      ]
    } finally {
      for (const { browser } of viewers) browser.close()
      for (const server of servers) await server.remove()
    }
  })

/** @returns for how long each viewer's lists still showed the member */
async function lagsOf(env: Env, { email, viewers, left }: { email: string; viewers: Member[]; left: number }) {
  let done = false
  const looking = viewers.map(async (viewer) => {
    let lastSeen = 0
    for (let gone = 0; gone < 3 || !done; ) {
      const { asked, found } = await partnersOf(viewer)
      const isThere = found >= left
      if (isThere) lastSeen = asked
      gone = isThere ? 0 : gone + 1
      await sleep(LOOK_MS)
    }
    return lastSeen
  })
  await desk(env, 'members', 'suspend', email, '--reason', 'A check of how fast this is.')
  done = true
  const lastSeen = await Promise.all(looking)
  const { suspendedAt } = await desk<{ suspendedAt: string }>(env, 'members', 'show', email)
  return lastSeen.map((at) => at - Date.parse(suspendedAt))
}

async function partnersOf({ email, browser }: Member) {
  const found = new Set<string>()
  let asked = Date.now()
  for (let cursor: string | null = ''; cursor !== null; ) {
    asked = Date.now()
    const reply = await browser.get(`/v1/matches?${new URLSearchParams({ email, cursor })}`)
    if (reply.status === 429) {
      await sleep(REFUSED_MS)
      continue
    }
    if (reply.status !== 200) throw new Error(`matches: ${reply.status}`)
    const page = reply.json<{
      items: { id: string; safeProfileSummary: { displayName: string } }[]
      nextCursor: string
    }>()
    for (const { id, safeProfileSummary } of page.items) if (safeProfileSummary.displayName === 'Bo') found.add(id)
    cursor = page.nextCursor
  }
  return { asked, found: found.size }
}
