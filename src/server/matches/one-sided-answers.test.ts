import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, aPartner, aSnapshot, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { testBrowser } from '../../../test/test-browser.ts'
import { buildApp } from '../app.ts'
import { saveSnapshot } from '../concierge/store.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'
import { findPlaces } from './store.ts'

vi.setConfig({ testTimeout: 240_000 })

const app = await testApp()
const matching = new MemberIndexReplica(app.db, app.clock.now)
const server = await buildApp({ ...app.deps, matching, metrics: new Registry() })
beforeEach(() => matching.load())
afterAll(() => server.close())

type Person = Awaited<ReturnType<typeof fullMember>> & { intake: Parameters<typeof submit>[1] }

const meeting = (whom: string) => aSnapshot({ preferences: { must_haves: [whom] } })

async function aTown(each: number) {
  const join = async (intake: Parameters<typeof submit>[1], meets: string): Promise<Person> => {
    const person = await fullMember(app, intake)
    const { email, memberId: ownerId } = person
    const saved = {
      ownerId,
      email,
      name: email,
      snapshot: meeting(meets),
      sources: [],
      memory: { declined: [], settled: [], removed: [] },
      intakeSummary: null,
    }
    await saveSnapshot(app.db, { ...saved, updatedAt: app.clock.now() })
    app.clock.pass({ seconds: 1 })
    await submit(person.browser, intake)
    return { ...person, intake }
  }
  const [women, men]: [Person[], Person[]] = [[], []]
  for (let at = 0; at < each; at++) {
    const preferences = { ageMin: 18, ageMax: 99, values: at % 2 ? ['Adventure', 'Service'] : ['Community'] }
    const named = (name: string) => ({
      account: { email: `${name.toLowerCase()}${at}@example.com` },
      basics: { displayName: `${name}${at}`, birthdate: `${1984 + at}-06-17` },
      preferences,
    })
    women.push(await join(anIntake(named('Ada')), 'Men'))
    men.push(await join(aPartner(named('Bo')), 'Women'))
  }
  await app.deps.jobs.drain()
  for (const person of [...women, ...men]) await submitAgain(person)
  return { women, men }
}

async function submitAgain({ browser, intake }: Person) {
  app.clock.pass({ seconds: 1 })
  await submit(browser, intake)
}

async function shownTo(person: Person, on = app.app) {
  const browser = testBrowser(on)
  for (const [name, value] of person.browser.cookies) browser.cookies.set(name, value)
  const { advice } = await matchesOf({ browser, email: person.email })
  const suggested = await person.browser.post('/v1/matches/suggestions', {
    snapshot: meeting(person.email.startsWith('ada') ? 'Men' : 'Women'),
  })
  expect(suggested.statusCode).toBe(200)
  const items = await allMatchesOf({ browser, email: person.email })
  return JSON.stringify({ advice, items, suggested: suggested.json() })
}

const matchIdOf = async (person: Person, name: string) => {
  const items = await allMatchesOf(person)
  return items.find(({ safeProfileSummary }) => safeProfileSummary.displayName === name)?.id ?? ''
}
const say = async (person: Person, matchId: string, action: string) =>
  expect((await person.browser.post('/v1/feedback', { email: person.email, matchId, action })).statusCode).toBe(200)
const undo = async (person: Person, matchId: string) =>
  expect((await person.browser.delete('/v1/feedback', { email: person.email, matchId })).statusCode).toBe(200)

test('a member cannot find out from lists, advice or suggestions what anybody answered about them', async () => {
  const { women, men } = await aTown(8)
  let presses = 0
  for (const [at, presser] of men.slice(0, 4).entries()) {
    for (const [step, target] of [women[at], women[(at + 3) % women.length]].entries()) {
      if (!target) throw new Error('The town is too small.')
      await submitAgain(target)
      const nothingSaid = await shownTo(target)
      const id = await matchIdOf(presser, target.intake.basics.displayName)
      for (const action of step === 0 ? ['more_like_this', 'less_like_this'] : ['less_like_this', 'more_like_this']) {
        await say(presser, id, action)
        await app.deps.jobs.drain()
        expect(await shownTo(target)).toBe(nothingSaid)
        await submitAgain(target)
        expect(await shownTo(target)).toBe(nothingSaid)
        await app.deps.matching.load()
        await submitAgain(target)
        await matching.catchUp()
        expect(await shownTo(target, server)).toBe(nothingSaid)
        presses++
      }
      await undo(presser, id)
      await submitAgain(target)
      expect(await shownTo(target)).toBe(nothingSaid)
    }
  }
  expect(presses).toBe(16)
})

describe('a place on a list', () => {
  const placesOf = ({ memberId }: Person) =>
    findPlaces(app.db, { memberId, frozenAfter: new Date(app.clock.now().getTime() - 56 * 24 * 60 * 60_000) })

  test("stays the same after the other's yes or no, until eight weeks have passed", async () => {
    const { women, men } = await aTown(2)
    const [ada, , bo, other] = [...women, ...men]
    if (!ada || !bo || !other) throw new Error('The town is too small.')
    expect(await placesOf(ada)).toEqual(new Map([bo, other].map(({ memberId }) => [memberId, 1])))
    const before = await placesOf(ada)
    await say(bo, await matchIdOf(bo, 'Ada0'), 'more_like_this')
    await say(other, await matchIdOf(other, 'Ada0'), 'less_like_this')
    await submitAgain(bo)
    expect(await placesOf(ada)).toEqual(before)
    app.clock.pass({ days: 55 })
    expect(await placesOf(ada)).toEqual(before)
    app.clock.pass({ days: 2 })
    expect(await placesOf(ada)).toEqual(new Map())
  })

  test('comes only from the list of a full member', async () => {
    const ada: Person = { ...(await fullMember(app, anIntake())), intake: anIntake() }
    const eve = app.browser()
    await submit(eve, aPartner({ account: { email: 'eve@example.com' } }))
    expect(namesOf((await matchesOf({ browser: eve, email: 'eve@example.com' })).items)).toEqual(['Ada'])
    expect(await placesOf(ada)).toEqual(new Map())
  })
})

test('"less like this" moves a person to the end, "more like this" to the liked ones, and Undo reverts both', async () => {
  const { women, men } = await aTown(7)
  const [ada] = women
  if (!ada) throw new Error('The town is too small.')
  const before = namesOf(await allMatchesOf(ada))
  expect(before).toHaveLength(men.length)
  const [first = '', second = '', third = ''] = before
  const answer = async (name: string, action: string) => {
    app.clock.pass({ seconds: 1 })
    await say(ada, await matchIdOf(ada, name), action)
  }
  await answer(first, 'more_like_this')
  await answer(second, 'less_like_this')
  await answer(third, 'more_like_this')
  const after = await allMatchesOf(ada)
  // Page limits may reorder the other people.
  expect(namesOf(after).slice(0, -1).sort()).toEqual(before.slice(3).sort())
  expect(namesOf(after).at(-1)).toBe(second)
  expect(after.map(({ answered }) => answered)).toEqual([...before.slice(3).map(() => false), true])
  const { liked = [], nextCursor } = await matchesOf(ada)
  expect(namesOf(liked)).toEqual([third, first])
  if (nextCursor) expect((await matchesOf(ada, nextCursor)).liked).toBeUndefined()
  await undo(ada, liked[1]?.id ?? '')
  expect(namesOf((await matchesOf(ada)).liked ?? [])).toEqual([third])
  expect(namesOf(await allMatchesOf(ada)).indexOf(first)).toBeLessThan(6)
})
