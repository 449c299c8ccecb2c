import { ownServer } from '../../test/own-server.ts'
import type { Options, Row } from '../check.ts'
import { askFor, browserFrom, mailsTo, prove } from './people.ts'

const SPELLINGS = ['some.body@gmail.com', 'somebody+1@gmail.com', 's.o.m.e.body@googlemail.com', 'somebody+2@gmail.com']

/** How many mails reach one mailbox, and can its owner still get one? */
export async function run({ quick, tell }: Options): Promise<Row[]> {
  const server = await ownServer({ DEMO_MEMBERS: '0', TRUST_PROXY: 'on' })
  try {
    await server.start()
    const { url } = server
    const ada = 'ada@example.com'
    const owner = browserFrom(url, '192.0.2.1')
    await prove(url, owner, ada)
    await owner.post('/api/auth/sign-out')
    owner.renew()
    const before = (await mailsTo(url, ada)).count

    const bea = 'bea@example.com'
    for (const network of [1, 2, 3])
      for (let at = 0; at < 6; at += 1) await askFor(browserFrom(url, `198.51.100.${network}`), bea)
    const beforeBea = (await mailsTo(url, bea)).count
    await askFor(browserFrom(url, '192.0.2.9'), bea)
    const toNewcomer = (await mailsTo(url, bea)).count - beforeBea

    const crowd = Array.from({ length: quick ? 20 : 100 }, (_, at) => browserFrom(url, `203.0.113.${at % 50}`))
    for (const stranger of crowd) await askFor(stranger, ada)
    const byStrangers = (await mailsTo(url, ada)).count - before
    tell(`strangers got ${byStrangers} mails sent`)
    await askFor(owner, ada)
    const toOwner = (await mailsTo(url, ada)).count - before - byStrangers

    for (let at = 0; at < 6; at += 1) await askFor(browserFrom(url, '198.51.100.7'), 'bo@example.com')
    const byOneNetwork = (await mailsTo(url, 'bo@example.com')).count

    let toSpellings = 0
    for (const email of [...SPELLINGS, ...SPELLINGS]) await askFor(browserFrom(url, '198.51.100.100'), email)
    for (const email of SPELLINGS) toSpellings += (await mailsTo(url, email, { patienceMs: 1000 })).count
    return [
      row('mails to a newcomer, after three networks asked six times each', '1', toNewcomer, toNewcomer === 1),
      row('mails of strangers of 50 networks to one mailbox in an hour', '≤ 25', byStrangers, byStrangers <= 25),
      row('mails to its owner, who asks after them in a known browser', '1', toOwner, toOwner === 1),
      row('mails of strangers of one network to one mailbox in an hour', '≤ 5', byOneNetwork, byOneNetwork <= 5),
      row('mails to all spellings of one mailbox', '≤ 5', toSpellings, toSpellings <= 5),
    ]
  } finally {
    await server.remove()
  }
}

const row = (check: string, asked: string, reached: number, holds: boolean): Row => ({
  check: `8 lock-out: ${check}`,
  asked,
  reached: `${reached}`,
  holds,
})
