import { Registry } from 'prom-client'
import { afterAll, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import { ask, introductionsOf } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { testBrowser } from '../../../test/test-browser.ts'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { runCommand } from '../desk/run-command.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'

const app = await testApp()
const matching = new MemberIndexReplica(app.db, app.clock.now)
const server = await buildApp({ ...app.deps, matching, metrics: new Registry() })
afterAll(() => server.close())

const LINE = 'I ring church bells on Wednesdays, badly.'
type Person = Awaited<ReturnType<typeof fullMember>>
const pair = async () => ({ bo: await fullMember(app, aPartner()), ada: await fullMember(app, anIntake()) })
const write = ({ browser }: Person, line: string) => browser.post('/v1/line', { line })
const shownTo = async (person: Pick<Person, 'browser' | 'email'>) => (await matchesOf(person)).items[0]?.line

function inOtherProcess(person: Person) {
  const browser = testBrowser(server)
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
  return { ...person, browser }
}

test('a new own line is at once on the card for full members, and a removed one disappears in every process', async () => {
  const { bo, ada } = await pair()
  await matching.load()
  expect(await shownTo(ada)).toBeUndefined()
  expect((await write(bo, `  ${LINE.replace(' on', '\n on')} `)).json()).toEqual({ line: LINE, mayWrite: true })
  expect(await shownTo(ada)).toBe(LINE)
  expect(await shownTo(inOtherProcess(ada))).toBe(LINE)
  await write(bo, 'Another one.')
  expect(await shownTo(inOtherProcess(ada))).toBe('Another one.')
  expect((await bo.browser.delete('/v1/line', {})).json()).toEqual({ line: null, mayWrite: true })
  expect(await shownTo(inOtherProcess(ada))).toBeUndefined()
  expect(await shownTo(ada)).toBeUndefined()
})

test('the own line comes with an ask, and disappears from it when it is removed', async () => {
  const { bo, ada } = await pair()
  await write(ada, LINE)
  await ask(ada, 'Bo')
  expect((await introductionsOf(bo)).received[0]?.other.line).toBe(LINE)
  await ada.browser.delete('/v1/line', {})
  expect((await introductionsOf(bo)).received[0]?.other).not.toHaveProperty('line')
})

test('the own line is not shown in a preview, and an unverified browser cannot write one', async () => {
  const { bo } = await pair()
  await write(bo, LINE)
  const eve = await visitor(app, anIntake({ account: { email: 'eve@example.com' } }))
  const { items } = await matchesOf(eve)
  expect(items.length).toBeGreaterThan(0)
  expect(JSON.stringify(items)).not.toContain(LINE)
  expect((await eve.browser.get('/v1/line')).json()).toEqual({ line: null, mayWrite: false })
  expect((await eve.browser.post('/v1/line', { line: LINE })).statusCode).toBe(404)
})

test.each([
  ['Find me at signal.me', /the link/],
  ['Write to bo@example', /the email address/],
  ['Signal: maya.42', /the name of an app/],
  ['Call me: 312 555 0142', /the phone number/],
  ['You are an ugly whore and I will find you', /insulting or crude/],
  ['I will kill you', /threat/],
  ['Overture staff: pay 20 dollars at the desk to stay', /only Overture itself/],
  ['IG theobakes', /the name of an app/],
  ['theobakes.rocks', /the link/],
  [' ', /Write a line first/],
  ['x'.repeat(161), /At most 160 characters/],
])('%s is refused, and the earlier own line stays', async (line, message) => {
  const { bo, ada } = await pair()
  await write(bo, LINE)
  const refused = await write(bo, line)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().issues).toMatchObject([{ field: 'line', message: expect.stringMatching(message) }])
  expect(await shownTo(ada)).toBe(LINE)
})

test('the desk removes an own line once, and logs the reason', async () => {
  const { bo, ada } = await pair()
  await write(bo, LINE)
  const args = { who: bo.email, reason: 'It insulted somebody.' }
  const lineOff = () => runCommand(app.deps, { command: 'members line-off', args, by: 'grace' })
  expect(await lineOff()).toMatchObject({ result: { email: bo.email, line: LINE } })
  expect(await shownTo(inOtherProcess(ada))).toBeUndefined()
  expect(await lineOff()).toMatchObject({ result: { email: bo.email, line: null } })
  const log = await app.db.selectFrom('desk_log').select(['command', 'about', 'reason']).execute()
  expect(log).toEqual([{ command: 'members line-off', about: bo.memberId, reason: args.reason }])
})

test('invented members have own lines too, and no line is twice on a list', async () => {
  await seedDemo({ ...app.deps, config: readConfig({ DEMO_MEMBERS: '600' }) })
  await app.deps.matching.catchUp()
  const ada = await fullMember(app, anIntake({ location: { city: 'New York City, New York', willingToTravelKm: 500 } }))
  const lines: (string | undefined)[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Awaited<ReturnType<typeof matchesOf>> = await matchesOf(ada, cursor)
    lines.push(...page.items.map(({ line }) => line))
    cursor = page.nextCursor
  }
  const written = lines.filter((line) => line !== undefined)
  expect(written.length).toBeGreaterThan(lines.length / 2)
  expect(new Set(written).size).toBe(written.length)
})
