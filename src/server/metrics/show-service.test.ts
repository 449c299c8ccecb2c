import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { chatOf } from '../../../test/chat.ts'
import { aPartner, fullMember, visitor } from '../../../test/full-member.ts'
import { ask } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { VERSION } from '../version.ts'

vi.setConfig({ testTimeout: 60_000 })
const app = await testApp()

/** An introduction to somebody invented, which counts nowhere: here of Bo, who asked nobody else. */
const askInvented = () =>
  sql`
    insert into introduction (id, asker_id, asked_id, state, invented, score, text, plan, asker_share, asked_at,
      delivered_at, introduced_at)
    select gen_random_uuid(), asked_id, gen_random_uuid(), 'introduced', true, score, text, plan, asker_share, asked_at,
      delivered_at, now()
    from introduction`.execute(app.db)

test('/metrics says who is there, how far people came, how fresh things are and what the concierge did', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await visitor(app, aPartner({ account: { email: 'eve@example.com' } }))
  expect((await ask(ada, 'Bo', { share: { email: true } })).statusCode).toBe(200)
  await askInvented()
  const chat = await chatOf(ada.browser, { name: 'Ada', email: ada.email })
  await chat.say('I never smoke')
  await app.deps.jobs.drain()

  const { body } = await app.app.inject('/metrics')
  const figureOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
  const expected = {
    database_up: 1,
    'members{kind="listed"}': 2,
    'funnel{step="submitted"}': 3,
    'funnel{step="verified"}': 2,
    'funnel{step="full"}': 2,
    'funnel{step="asked"}': 1,
    'funnel{step="introduced"}': 0,
    reports_open: 0,
    member_index_ready: 1,
    concierge_turns_total: 1,
  }
  expect(Object.fromEntries(Object.keys(expected).map((name) => [name, figureOf(name)]))).toEqual(expected)
  expect(figureOf('member_index_members')).toBeGreaterThanOrEqual(2)
  expect(figureOf('member_index_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(figureOf('list_refresh_seconds_count')).toBeGreaterThan(2)
  expect(body).toContain('match_list_age_seconds{which="oldest"}')
  expect(body).toContain(`overture_info{version="${VERSION}"} 1`)
  expect(body).not.toContain('example.com')
})
