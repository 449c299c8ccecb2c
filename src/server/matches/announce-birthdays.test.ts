import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { announceBirthdays } from './announce-birthdays.ts'

const app = await testApp()

test('a birthday changes the age on the cards of others once', async () => {
  app.clock.set('2026-11-01T12:00:00Z')
  await announceBirthdays(app.deps)
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  expect((await matchesOf(ada)).items).toMatchObject([{ age: 37 }])
  app.clock.set('2026-11-02T00:02:00Z')
  await announceBirthdays(app.deps)
  expect(await app.deps.jobs.drain()).toBe(1)
  const [bo] = (await matchesOf(ada)).items
  expect(bo?.age).toBe(38)
  expect(bo?.reasons).toContain("Bo is 38, and you're 2 years apart")
  app.clock.set('2026-11-02T01:02:00Z')
  await announceBirthdays(app.deps)
  expect(await app.deps.jobs.drain()).toBe(0)
})
