import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { forgetEndedSessions } from '../session/forget-expired.ts'
import { forgetMatches } from './account-data.ts'

const app = await testApp()
const HOME = '203.0.113.9'

let visitors = 0
/** A browser that nobody has seen before, with an intake of its own. */
async function newBrowser(remoteAddress: string) {
  const browser = app.browser({ remoteAddress })
  const email = `visitor${visitors++}@example.com`
  await submit(browser, anIntake({ account: { email } }))
  return { browser, email }
}
const seenBy = async (person: Awaited<ReturnType<typeof newBrowser>>) => namesOf((await matchesOf(person)).items)

test('a network has ten previews of real people a day, however many browsers it opens', async () => {
  await fullMember(app, aPartner())
  const first = await newBrowser(HOME)
  for (let at = 1; at < 10; at += 1) expect(await seenBy(await newBrowser(HOME))).toEqual(['Bo'])
  const late = await newBrowser(HOME)
  expect(await seenBy(late)).toEqual([])
  expect(await matchesOf(late)).toMatchObject({ access: 'preview', missing: ['email'] })
  const snapshot = { snapshot: { preferences: { must_haves: ['Men'] } } }
  expect((await late.browser.post('/v1/matches/suggestions', snapshot)).json().suggestions).toEqual([])
  await app.deps.jobs.drain()
  expect(await seenBy(late)).toEqual([])
  // Those who have begun keep theirs, and others are not held up.
  expect(await seenBy(first)).toEqual(['Bo'])
  expect(await seenBy(await newBrowser('203.0.113.10'))).toEqual(['Bo'])
})

test('neither signing out nor waiting for the hourly sweep gives a network more', async () => {
  await fullMember(app, aPartner())
  for (let at = 0; at < 10; at += 1) {
    const { browser } = await newBrowser(HOME)
    await browser.post('/api/auth/sign-out')
  }
  await forgetEndedSessions(app.deps)
  await forgetMatches(app.db)
  expect(await seenBy(await newBrowser(HOME))).toEqual([])
})

test('an IPv6 network is a household, whatever address it takes', async () => {
  await fullMember(app, aPartner())
  for (let at = 0; at < 10; at += 1) expect(await seenBy(await newBrowser(`2001:db8:1:2::${at + 1}`))).toEqual(['Bo'])
  expect(await seenBy(await newBrowser('2001:db8:1:3:a:b:c:d'))).toEqual([])
  expect(await seenBy(await newBrowser('2001:db8:2::1'))).toEqual(['Bo'])
})

test('whoever proved nothing learns of real people by no advice either', async () => {
  await fullMember(app, aPartner({ location: { city: 'San Antonio, Texas', willingToTravelKm: 500 } }))
  const visitor = await newBrowser(HOME)
  expect(await matchesOf(visitor)).toMatchObject({ items: [], advice: [] })
  const member = await fullMember(app, anIntake())
  expect((await matchesOf(member)).advice).not.toEqual([])
})
