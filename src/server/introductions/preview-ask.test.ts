import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, visitor } from '../../../test/full-member.ts'
import { ask, introductionsOf, matchIdFor, type Person, WORDS } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'

const app = await testApp()
const PLAN = { day: 'Saturday', window: '2 to 4 PM', vibe: 'An art walk, then pie', area: 'Logan Square' }

const preview = async (person: Person, name: string) =>
  person.browser.get(`/v1/introductions/preview?${new URLSearchParams({ matchId: await matchIdFor(person, name) })}`)

test('the preview of an ask and what the other person gets are equal, byte for byte', async () => {
  const values = ['Service', 'Adventure', 'Community', 'Ambition']
  const bo = await fullMember(
    app,
    aPartner({
      preferences: { values, interests: ['d&d nights.', 'Cycling', 'Wellness'] },
      dealbreakers: { safety: ['First meet in public'] },
    }),
  )
  const ada = await fullMember(
    app,
    anIntake({ preferences: { values: ['Adventure'], interests: ['D&D nights', 'Cycling'] } }),
  )
  await ada.browser.post('/v1/line', { line: 'I stack the chairs.' })
  await app.deps.jobs.drain()
  const said = { email: bo.email, matchId: await matchIdFor(bo, 'Ada'), action: 'less_like_this' }
  expect((await bo.browser.post('/v1/feedback', said)).statusCode).toBe(200)
  const shown = (await preview(ada, 'Bo')).json().you
  await ask(ada, 'Bo', { plan: PLAN })
  const [received] = (await introductionsOf(bo)).received
  const { matchId: _name, ...seen } = received?.other ?? { matchId: '' }
  expect(JSON.stringify(sorted(seen))).toBe(JSON.stringify(sorted(shown)))
  expect(shown).toMatchObject({
    firstName: 'Ada',
    line: 'I stack the chairs.',
    shared: ['Adventure', 'd&d nights', 'Cycling'],
  })
  expect([received?.text, received?.plan]).toEqual([WORDS, PLAN])
  expect(received?.safety).toEqual(['Meet in a public place.'])
})

const sorted = (value: object) => Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))

test('both sides of an ask see the same score, agreement and plan', async () => {
  const bo = await fullMember(app, aPartner({ preferences: { values: ['Service', 'Adventure', 'Ambition'] } }))
  const ada = await fullMember(
    app,
    anIntake({ preferences: { values: ['Adventure'] }, dealbreakers: { safety: ['Video check before meeting'] } }),
  )
  await ask(ada, 'Bo', { plan: PLAN })
  const [made] = (await introductionsOf(ada)).made
  const [received] = (await introductionsOf(bo)).received
  expect(made?.other?.score).toBe(received?.other.score)
  expect(made?.other?.agreement).toEqual(received?.other.agreement)
  expect([made?.plan, made?.text]).toEqual([received?.plan, received?.text])
})

test('the preview is only for full members, and only about people whose match id they have', async () => {
  const bo = await fullMember(app, aPartner())
  const eve = await visitor(app, anIntake({ account: { email: 'eve@example.com' } }))
  const matchId = (await matchesOf(eve)).items[0]?.id ?? ''
  expect((await eve.browser.get(`/v1/introductions/preview?matchId=${matchId}`)).statusCode).toBe(404)
  expect((await bo.browser.get('/v1/introductions/preview?matchId=made-up')).statusCode).toBe(404)
})
