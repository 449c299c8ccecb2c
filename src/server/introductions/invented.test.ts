import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, fullMember } from '../../../test/full-member.ts'
import { aPlan, introductionsOf, WORDS } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { answerAsInvented } from './answer-as-invented.ts'
import { tendIntroductions } from './tend-introductions.ts'

const app = await testApp()

/** Ada among invented members, who asked the best and the worst of her list. */
async function asked() {
  await seedDemo({ ...app.deps, config: readConfig({ DEMO_MEMBERS: '600' }) })
  await app.deps.matching.catchUp()
  const city = 'New York City, New York'
  const ada = await fullMember(app, anIntake({ location: { city, willingToTravelKm: 500 } }))
  const items = (await allMatchesOf(ada)).sort((a, b) => b.score - a.score)
  const ids = []
  for (const match of [items[0], items.at(-1)]) {
    const body = { matchId: match?.id, text: WORDS, plan: aPlan, share: {} }
    const reply = await ada.browser.post('/v1/introductions', body)
    expect(reply.statusCode).toBe(200)
    ids.push(reply.json<{ id: string }>().id)
  }
  return { ada, ids, scores: [items[0]?.score ?? 0, items.at(-1)?.score ?? 0] }
}

const mails = () => app.db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute()

test('an invented member answers within a minute: yes from a score of 60, under an example address, told as invented', async () => {
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
  expect(told.find(({ subject }) => subject.includes('introduced'))?.text).toContain('is invented')
})

test('a real mail server hears nothing of invented members', async () => {
  const { ada, ids } = await asked()
  const deps = { ...app.deps, config: { ...app.deps.config, smtpUrl: 'smtp://localhost:25' } }
  for (const introductionId of ids) await answerAsInvented(deps, { introductionId })
  app.clock.pass({ days: 8 })
  await tendIntroductions(deps)
  expect((await introductionsOf(ada)).introduced.length).toBeGreaterThan(0)
  expect(await app.db.selectFrom('mail').select('id').execute()).toEqual([])
})
