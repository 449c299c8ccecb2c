import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { sendDigests } from '../email-preferences/send-digests.ts'
import { newMatchesFor } from './new-matches.ts'

const app = await testApp()
const ADA = 'ada@example.com'
const digest = () => sendDigests(app.deps, newMatchesFor(app.deps))

test('a newcomer appears on fitting lists, and once in the weekly mail to members who have not seen them', async () => {
  const ada = await fullMember(app, anIntake())
  app.clock.set('2026-03-05T12:00:00Z')
  const bo = await fullMember(app, aPartner())
  await bo.browser.post('/v1/line', { line: 'I bake on Sundays and give half of it away.' })
  await app.deps.jobs.drain()
  const since = new Date('2026-03-02T12:00:00Z')
  expect(await newMatchesFor(app.deps)(app.db, ada.memberId, since)).toMatchObject([
    {
      displayName: 'Bo',
      city: 'Austin, Texas',
      age: 37,
      line: 'I bake on Sundays and give half of it away.',
      reasons: expect.arrayContaining(["You're both free on weeknights and on weekends"]),
    },
  ])
  expect(await newMatchesFor(app.deps)(app.db, ada.memberId, app.clock.now())).toEqual([])
  app.clock.set('2026-03-12T22:05:00Z')
  await digest()
  const [mail] = await mailFor(app, ADA)
  expect(mail?.subject).toBe("Thursday's letter: one person for you")
  expect(mail?.text).toContain('Bo')
  expect(mail?.text).toContain('I bake on Sundays and give half of it away.')
  app.clock.set('2026-03-19T22:05:00Z')
  await digest()
  expect(await mailFor(app, ADA)).toHaveLength(1)
  app.clock.set('2026-03-02T12:00:00.000Z')
})

test('a member who gave a hard no to the reader is left out of the digest', async () => {
  const ada = await fullMember(app, anIntake())
  app.clock.pass({ days: 1 })
  const bo = await fullMember(app, aPartner())
  await app.deps.jobs.drain()
  const found = () => newMatchesFor(app.deps)(app.db, ada.memberId, new Date(0))
  expect(await found()).toHaveLength(1)
  const list = await bo.browser.get('/v1/matches?email=bo@example.com')
  const matchId = list.json().items[0].id
  await bo.browser.post('/v1/feedback', { email: 'bo@example.com', matchId, action: 'hard_no' })
  expect(await found()).toEqual([])
})
