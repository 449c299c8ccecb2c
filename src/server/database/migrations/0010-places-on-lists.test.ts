import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { anIntake } from '../../../../test/builders.ts'
import { aPartner, fullMember, visitor } from '../../../../test/full-member.ts'
import { testApp } from '../../../../test/test-app.ts'
import { up } from './0010-places-on-lists.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = await testApp()

test('old lists get their places, only first pages count, and no member rests', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await visitor(app, aPartner({ account: { email: 'eve@example.com' } }))
  await app.deps.jobs.drain()
  await sql`update match set position = 8 where owner_id = ${bo.memberId}`.execute(app.db)
  await sql`
    insert into feedback (owner_id, email, member_id, action, given_at, changed)
    values (${bo.memberId}, ${bo.email}, ${ada.memberId}, 'more_like_this', now(), pg_current_xact_id())`.execute(
    app.db,
  )
  for (const [table, column] of [
    ['match', 'place'],
    ['feedback', 'place'],
    ['member', 'seen_on'],
    ['member_profile', 'resting'],
  ] as const)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(app.db)

  await app.db.transaction().execute((tx) => up(tx as never))

  const places = await app.db.selectFrom('match').select(['owner_id', 'place', 'exposed']).execute()
  expect(places.find(({ owner_id }) => owner_id === bo.memberId)).toMatchObject({ place: 2, exposed: false })
  expect(places.find(({ owner_id }) => owner_id === ada.memberId)).toMatchObject({ place: 1, exposed: true })
  const others = places.filter(({ owner_id }) => owner_id !== bo.memberId && owner_id !== ada.memberId)
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other.place).toBeNull()
  expect(await app.db.selectFrom('feedback').select('place').execute()).toEqual([{ place: 2 }])
  const counts = await app.db.selectFrom('exposure').select(['member_id', 'lists']).orderBy('lists').execute()
  expect(counts).toEqual([
    { member_id: ada.memberId, lists: 0 },
    { member_id: bo.memberId, lists: 1 },
  ])
  const rested = await app.db.selectFrom('member').select('seen_on').where('seen_on', 'is', null).execute()
  expect(rested).toEqual([])
})
