import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { chatOf } from '../../../test/chat.ts'
import { aPartner, fullMember, visitor } from '../../../test/full-member.ts'
import { anOffer, answer, ask, SATURDAY } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { countEverything } from '../desk/store.ts'
import { VERSION } from '../version.ts'
import { readService } from './store.ts'

vi.setConfig({ testTimeout: 60_000 })
const app = await testApp()

const askInvented = () =>
  sql`
    insert into introduction (id, asker_id, asked_id, state, invented, score, text, plan, asker_share, asked_at,
      delivered_at, introduced_at)
    select gen_random_uuid(), asked_id, asker_id, 'introduced', true, score, text, plan, asker_share, asked_at,
      delivered_at, now()
    from introduction`.execute(app.db)

test('/metrics counts members, funnel steps, list ages and concierge turns', async () => {
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

test('/metrics counts asked, yes, agreed, met and again; the last two need the answers of both', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const counts = async () => {
    const steps = ['asked', 'yes', 'agreed', 'met', 'again']
    const { introductions } = await readService(app.db)
    return steps.map((step) => introductions[step])
  }
  expect(await counts()).toEqual([0, 0, 0, 0, 0])
  app.clock.set('2026-03-02T12:00:00Z')
  const { id } = (await ask(ada, 'Bo', { offer: anOffer })).json<{ id: string }>()
  expect(await counts()).toEqual([1, 0, 0, 0, 0])
  await answer(bo, id, 'yes', undefined, { startsAt: SATURDAY })
  expect(await counts()).toEqual([1, 1, 1, 0, 0])
  const after = ({ browser }: typeof bo, outcome: string) => browser.post('/v1/introductions/after', { id, outcome })
  await after(ada, 'met_again')
  expect(await counts()).toEqual([1, 1, 1, 0, 0])
  await after(bo, 'met_not_for_me')
  expect(await counts()).toEqual([1, 1, 1, 1, 0])
  await after(bo, 'met_again')
  expect(await counts()).toEqual([1, 1, 1, 1, 1])
  expect(await countEverything(app.db, new Date(0))).toMatchObject({
    asks: 1,
    introduced: 1,
    agreed: 1,
    met: 1,
    again: 1,
  })
})
