import { expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { rebuildDerived } from '../rebuild/rebuild-derived.ts'
import { restSilent } from './rest-silent.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = await testApp()
const ADA = 'ada@example.com'

const seenOn = (memberId: string) =>
  app.db.selectFrom('member').select('seen_on').where('id', '=', memberId).executeTakeFirstOrThrow()
const lastSeen = (memberId: string, day: string) =>
  app.db.updateTable('member').set({ seen_on: day }).where('id', '=', memberId).execute()
const mailsTo = (recipient: string) =>
  app.db.selectFrom('outbox').select(['subject', 'text']).where('recipient', '=', recipient).execute()
const firstPagesWith = async (memberId: string) =>
  (await app.db.selectFrom('exposure').select('lists').where('member_id', '=', memberId).executeTakeFirst())?.lists

test('a member silent for sixty days gets one mail, leaves all lists, and comes back when they return', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  expect(await firstPagesWith(bo.memberId)).toBe(1)

  await lastSeen(ada.memberId, '2026-01-01')
  await restSilent(app.deps)
  await app.deps.jobs.drain()
  expect(await mailsTo(ADA)).toEqual([])
  await lastSeen(ada.memberId, '2025-12-31')
  await restSilent(app.deps)
  await restSilent(app.deps)
  await app.deps.jobs.drain()
  const [mail, ...more] = await mailsTo(ADA)
  expect(mail?.subject).toBe('Your profile is resting')
  expect(more).toEqual([])
  expect((await matchesOf(bo)).items).toEqual([])
  expect(await firstPagesWith(bo.memberId)).toBe(0)

  app.clock.pass({ seconds: 1 })
  await submit(bo.browser, aPartner())
  expect((await matchesOf(bo)).items).toEqual([])
  await app.deps.matching.load()
  await submit(bo.browser, aPartner({ preferences: { values: ['Service'] } }))
  expect((await matchesOf(bo)).items).toEqual([])

  await rebuildDerived(app.deps)
  expect((await matchesOf(bo)).items).toEqual([])
  expect(await firstPagesWith(bo.memberId)).toBe(0)

  app.clock.pass({ seconds: 1 })
  await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  expect(namesOf((await matchesOf(bo)).items)).toEqual(['Ada'])
  expect(await firstPagesWith(bo.memberId)).toBe(1)
})

test('a call that changes something stores the day of the visit, but no time', async () => {
  const ada = await fullMember(app, anIntake())
  expect(await seenOn(ada.memberId)).toEqual({ seen_on: '2026-03-02' })
  app.clock.pass({ days: 3 })
  await submit(ada.browser, anIntake({ preferences: { values: ['Service'] } }))
  expect(await seenOn(ada.memberId)).toEqual({ seen_on: '2026-03-05' })
})
