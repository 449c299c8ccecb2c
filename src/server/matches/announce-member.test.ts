import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { refreshMatches } from './refresh-matches.ts'

const app = await testApp()

/** For each announcement since the last call of this function: how many lists it refreshed. */
async function refreshed() {
  await app.deps.jobs.drain()
  const lines = app.log.splice(0).filter((line) => line.includes('"announce-member"'))
  return lines.map((line) => (JSON.parse(line) as { lists: number }).lists)
}

async function couple() {
  const ada = await fullMember(app, anIntake())
  const bo = await fullMember(app, aPartner())
  await refreshed()
  const value = (one: string) => {
    app.clock.pass({ seconds: 1 })
    return submit(bo.browser, aPartner({ preferences: { values: [one] } }))
  }
  return { ada, bo, value }
}

test('two changes before the jobs run refresh a list once, and it shows the newer one; a later change refreshes it again', async () => {
  const { ada, value } = await couple()
  await value('Honesty')
  await value('Adventure')
  expect(await refreshed()).toEqual([1, 0])
  const shown = await matchesOf(ada)
  await refreshMatches(app.deps, { ownerId: ada.memberId, email: ada.email })
  expect(await matchesOf(ada)).toEqual(shown)
  await value('Service')
  expect(await refreshed()).toEqual([1])
})

test('a job of an older version, without a change, refreshes the lists that have the member', async () => {
  const { bo } = await couple()
  await app.db.transaction().execute((tx) => app.deps.jobs.send(tx, 'announce-member', { memberId: bo.memberId }))
  expect(await refreshed()).toEqual([1])
})
