import { Registry } from 'prom-client'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Snapshot } from '#contract/concierge.ts'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { suspend } from '../../../test/suspension.ts'
import { testApp } from '../../../test/test-app.ts'
import { testBrowser } from '../../../test/test-browser.ts'
import { buildApp } from '../app.ts'
import { saveSnapshot } from '../concierge/store.ts'
import { MemberIndexReplica } from '../member-index/member-index-replica.ts'

const app = await testApp()
/** Another process, which reads changes only if a test says so. */
const late = new MemberIndexReplica(app.db, app.clock.now)
const other = await buildApp({ ...app.deps, matching: late, metrics: new Registry() })
beforeEach(() => late.load())
afterAll(() => other.close())

type Person = Awaited<ReturnType<typeof fullMember>>

const seenBy = async (person: Person) => namesOf((await matchesOf(person)).items)
async function seenInOther({ browser, email }: Person) {
  const same = testBrowser(other)
  for (const [name, value] of browser.cookies) same.cookies.set(name, value)
  return namesOf((await matchesOf({ browser: same, email })).items)
}

const withAges = (ageMin: number, ageMax: number) => aPartner({ preferences: { ageMin, ageMax } })

const makeCardCurrent = (member: Person) =>
  app.db
    .updateTable('match')
    .set(({ selectFrom }) => ({
      profile_changed: selectFrom('member_profile').select('changed').where('member_id', '=', member.memberId),
    }))
    .where('member_id', '=', member.memberId)
    .execute()

function say({ memberId: ownerId, email }: Person, snapshot: Snapshot) {
  const empty = { sources: [], memory: { declined: [], settled: [], removed: [] }, intakeSummary: null }
  return saveSnapshot(app.db, { ownerId, email, name: email, snapshot, ...empty, updatedAt: app.clock.now() })
}

describe('a stored list', () => {
  test('loses people at once if they are outside the limits that its owner has just set', async () => {
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    await Promise.all([late.catchUp(), app.deps.matching.catchUp()])
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([['Bo'], ['Bo']])
    await say(ada, { valuesMap: { age_range: { min: 50, max: 60 } } })
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([[], []])
  })

  test('follows the database if the index of a process is out of date or lacks a person', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    expect(late.index.has(bo.memberId)).toBe(false)
    expect(await seenInOther(ada)).toEqual(['Bo'])
    await late.catchUp()
    app.clock.pass({ seconds: 1 })
    await submit(bo.browser, withAges(60, 70))
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([[], []])
    await makeCardCurrent(bo)
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([[], []])
    await late.catchUp()
    expect(await seenInOther(ada)).toEqual([])
  })

  test('has people again as soon as their limits allow it, before the index knows', async () => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await app.deps.jobs.drain()
    await submit(bo.browser, withAges(60, 70))
    await late.catchUp()
    app.clock.pass({ seconds: 1 })
    await submit(bo.browser, withAges(30, 60))
    await app.deps.jobs.drain()
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([['Bo'], ['Bo']])
  })

  test("follows today's ages before the index has the new day", async () => {
    app.clock.set('2026-11-01T12:00:00Z')
    await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake({ preferences: { ageMin: 30, ageMax: 37 } }))
    await app.deps.jobs.drain()
    await late.catchUp()
    expect([await seenBy(ada), await seenInOther(ada)]).toEqual([['Bo'], ['Bo']])
    app.clock.set('2026-11-02T00:00:01Z')
    expect(late.day).toBe('2026-11-01')
    expect(await seenInOther(ada)).toEqual([])
  })

  test.each(['hard no', 'suspension', 'deleted account'])(
    'loses the other person at once after a %s in another process',
    async (what) => {
      const bo = await fullMember(app, aPartner())
      const ada = await fullMember(app, anIntake())
      await app.deps.jobs.drain()
      await late.catchUp()
      expect(await seenInOther(ada)).toEqual(['Bo'])
      if (what === 'hard no') {
        const [match] = (await matchesOf(bo)).items
        await bo.browser.post('/v1/feedback', { email: bo.email, matchId: match?.id, action: 'hard_no' })
      } else if (what === 'suspension') await suspend(app, bo)
      else await bo.browser.delete('/api/account')
      expect(await seenInOther(ada)).toEqual([])
      expect(late.index.has(bo.memberId)).toBe(true)
    },
  )
})
