import { Registry } from 'prom-client'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { ask, introductionsOf } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { testBrowser } from '../../../test/test-browser.ts'
import { emptyDatabase } from '../../../test/test-database.ts'
import { buildApp } from '../app.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'

const app = await testApp()
const matching = new MemberIndexReplica(app.db, app.clock.now)
const server = await buildApp({ ...app.deps, matching, metrics: new Registry() })
beforeEach(() => matching.load())
afterAll(() => server.close())

async function asked() {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const id: string = (await ask(ada, 'Bo')).json().id
  const elsewhere = async (person: typeof bo) => {
    const browser = testBrowser(server)
    for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
    await browser.get('/v1/csrf-token')
    return browser
  }
  return { bo, ada, id, boElsewhere: await elsewhere(bo) }
}

const mails = async () => {
  const rows = await app.db.selectFrom('mail').select('subject').orderBy('subject').execute()
  return rows.map(({ subject }) => subject).filter((subject) => subject.includes('introduced'))
}
const yes = (id: string) => ({ id, answer: 'yes', share: { email: true } })

test('a yes sent many times at once to two processes introduces once and sends each mail once', async () => {
  const { bo, ada, id, boElsewhere } = await asked()
  const browsers = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? bo.browser : boElsewhere))
  const replies = await Promise.all(browsers.map((browser) => browser.post('/v1/introductions/answer', yes(id))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(7).fill(404)])
  expect(await mails()).toEqual(['You are introduced', 'You are introduced'])
  expect((await introductionsOf(ada)).introduced).toHaveLength(1)
})

test('if a yes and a withdrawal arrive at once, exactly one of them takes effect', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { ada, id, boElsewhere } = await asked()
    const [answered, withdrawn] = await Promise.all([
      boElsewhere.post('/v1/introductions/answer', yes(id)),
      ada.browser.post('/v1/introductions/withdraw', { id }),
    ])
    expect([answered.statusCode, withdrawn.statusCode].sort()).toEqual([200, 404])
    const { made, introduced } = await introductionsOf(ada)
    expect([made.length, introduced.length]).toEqual([0, answered.statusCode === 200 ? 1 : 0])
    expect(await mails()).toHaveLength(answered.statusCode === 200 ? 2 : 0)
    await emptyDatabase(app.db)
    await app.deps.matching.load()
    await matching.load()
  }
})

test('two members who ask each other at once are introduced, in either order', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const replies = await Promise.all([ask(ada, 'Bo'), ask(bo, 'Ada')])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const person of [ada, bo]) expect((await introductionsOf(person)).introduced).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})
