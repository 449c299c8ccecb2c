import { expect, test, vi } from 'vitest'
import { mixSeed } from '#engine/writing/seed.ts'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, fullMember } from '../../../test/full-member.ts'
import { anOffer, aPlan, introductionsOf, SATURDAY, WORDS } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { answerAsInvented } from './answer-as-invented.ts'
import { tendIntroductions } from './tend-introductions.ts'

const app = await testApp()

const WEEK = ['Weeknights', 'Weekends']
type Given = { email?: string; offer?: typeof anOffer; ids?: string[]; typicalWeek?: string[] }
async function asked({ email = 'ada@example.com', offer, ids: given = [], typicalWeek = WEEK }: Given = {}) {
  await seedDemo({ ...app.deps, config: readConfig({ DEMO_MEMBERS: '600' }) })
  await app.deps.matching.catchUp()
  const city = 'New York City, New York'
  const availability = { timezone: 'America/Chicago' as const, typicalWeek }
  const location = { city, willingToTravelKm: 500, availability }
  const ada = await fullMember(app, anIntake({ account: { email }, location }))
  const items = (await allMatchesOf(ada)).filter(({ demo }) => demo).sort((a, b) => b.score - a.score)
  const ids = []
  for (const match of [items[0], items.at(-1)]) {
    const body = { matchId: match?.id, text: WORDS, plan: aPlan, share: {}, ...(offer ? { offer } : {}) }
    const id = given.shift()
    if (id) vi.spyOn(app.deps, 'newId').mockReturnValueOnce(id)
    const reply = await ada.browser.post('/v1/introductions', body)
    expect(reply.statusCode).toBe(200)
    ids.push(reply.json<{ id: string }>().id)
  }
  return { ada, ids, scores: [items[0]?.score ?? 0, items.at(-1)?.score ?? 0] }
}

function idOf(isOther: boolean) {
  const ids = Array.from({ length: 40 }, (_, n) => `01a2200d-7042-74a0-886a-9c5ed1e024${n + 10}`)
  return ids.find((id) => (mixSeed(id) % 3 === 0) === isOther) ?? ''
}

const mails = () => app.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute()

test('an invented member answers within a minute, says yes from a score of 60, and is marked as invented', async () => {
  const { ada, ids, scores } = await asked()
  const { rows } = await app.pool.query(
    `select extract(epoch from start_after - created_on)::integer as waits from pgboss.job where name = 'answer-as-invented'`,
  )
  expect(rows.map(({ waits }) => waits < 60)).toEqual([true, true])
  for (const introductionId of [...ids, ...ids]) await answerAsInvented(app.deps, { introductionId })
  const { introduced, made } = await introductionsOf(ada)
  expect(introduced).toHaveLength(scores.filter((score) => score >= 60).length)
  expect(made).toHaveLength(scores.filter((score) => score < 60).length)
  expect(introduced[0]).toMatchObject({
    other: { demo: true },
    contact: { email: expect.stringMatching(/^[a-z]+@example\.com$/), phone: null },
  })
  await app.deps.jobs.drain()
  app.clock.pass({ days: 8 })
  await tendIntroductions(app.deps)
  await app.deps.jobs.drain()
  const told = await mails()
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(new Set([ada.email]))
  expect(told.find(({ subject }) => subject.includes('introduced'))?.text).toContain('is invented: nobody will come.')
})

test('the reminder of a meeting with an invented member says that nobody will come', async () => {
  app.clock.set('2026-03-02T12:00:00.000Z')
  const { ids } = await asked({ offer: anOffer, ids: [idOf(false)] })
  await answerAsInvented(app.deps, { introductionId: ids[0] ?? '' })
  app.clock.set('2026-03-06T23:30:00.000Z')
  await tendIntroductions(app.deps)
  await app.deps.jobs.drain()
  const reminder = (await mails()).find(({ subject }) => subject === 'Tomorrow: your meeting')
  expect(reminder?.text).toContain('is invented: nobody will come.')
  expect(reminder?.text).toContain(`/results#introduction-${ids[0]}`)
})

test('an invented member takes the first time, but one in three proposes other times when the asker is free', async () => {
  for (const isOther of [false, true]) {
    app.clock.set('2026-03-02T12:00:00.000Z')
    const given = { offer: anOffer, ids: [idOf(isOther)], typicalWeek: ['Mondays'] }
    const { ada, ids } = await asked({ email: `${isOther}@example.com`, ...given })
    const [id = ''] = ids
    const found = async () => (await introductionsOf(ada)).introduced.find((each) => each.id === id)
    await answerAsInvented(app.deps, { introductionId: id })
    if (isOther) {
      const times = [{ starts: '2026-03-09T18:30' }, { starts: '2026-03-16T18:30' }]
      expect((await found())?.meeting).toMatchObject({ state: 'proposed', agreed: null, offer: { times } })
      const startsAt = (await found())?.meeting?.offer?.times[0]?.startsAt
      expect((await ada.browser.post('/v1/introductions/meeting/pick', { id, startsAt })).statusCode).toBe(200)
      expect((await found())?.meeting).toMatchObject({ state: 'agreed', agreed: { startsAt } })
    } else expect((await found())?.meeting).toMatchObject({ state: 'agreed', agreed: { startsAt: SATURDAY } })
  }
})

test('with a real mail server, no mail about invented members is queued', async () => {
  const { ada, ids } = await asked()
  const deps = { ...app.deps, config: { ...app.deps.config, smtpUrl: 'smtp://localhost:25' } }
  for (const introductionId of ids) await answerAsInvented(deps, { introductionId })
  app.clock.pass({ days: 8 })
  await tendIntroductions(deps)
  expect((await introductionsOf(ada)).introduced.length).toBeGreaterThan(0)
  expect(await app.db.selectFrom('mail').select('id').execute()).toEqual([])
})
