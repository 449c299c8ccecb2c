import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()

async function aPair() {
  const bo = await fullMember(app, aPartner({ basics: { displayName: 'Bocanary' } }))
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const [adaOnHis] = (await matchesOf(bo)).items
  const [boOnHers] = (await matchesOf(ada)).items
  await ada.browser.post('/v1/feedback', { email: ada.email, matchId: boOnHers?.id, action: 'more_like_this' })
  await bo.browser.post('/v1/feedback', { email: bo.email, matchId: adaOnHis?.id, action: 'less_like_this' })
  return { bo, ada }
}

test("the export has the member's list, the profile that others see, and the member's feedback", async () => {
  const { bo } = await aPair()
  const told = (await bo.browser.post('/api/account/export')).json()
  expect(told.matches).toMatchObject([{ card: { safeProfileSummary: { displayName: 'Ada' } } }])
  expect(told.profile).toMatchObject({ listed: true, facts: { displayName: 'Bocanary', city: 'Austin, Texas' } })
  expect(told.feedback).toMatchObject([{ displayName: 'Ada', action: 'less_like_this' }])
  expect(JSON.stringify(told)).not.toContain('ada@example.com')
})

test('deleting an account removes the member and all their feedback, given and received', async () => {
  const { bo, ada } = await aPair()
  expect((await bo.browser.delete('/api/account')).statusCode).toBe(200)
  const traces = Object.entries(await readEverything(app.db)).filter(([, rows]) =>
    rows.some((row) => row.includes('ocanary')),
  )
  expect(traces.map(([table]) => table)).toEqual([])
  for (const table of ['feedback', 'match', 'preview_person'] as const)
    expect(await app.db.selectFrom(table).select('member_id').execute()).toEqual([])
  expect(await app.db.selectFrom('exposure').select(['member_id', 'lists']).execute()).toEqual([
    { member_id: ada.memberId, lists: 0 },
  ])
  await app.deps.matching.catchUp()
  expect(app.deps.matching.feedback.standingOf(ada.memberId).popularity).toBe(0)
})
