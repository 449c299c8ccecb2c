import { expect, test, vi } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { readConfig } from '../config.ts'
import { seedDemo } from '../demo/seed-demo.ts'

vi.setConfig({ testTimeout: 60_000 })
const app = await testApp()
const { db, deps } = app

const facts = async () =>
  (await db.selectFrom('member_profile').select(['member_id', 'facts', 'listed']).orderBy('member_id').execute()).map(
    ({ member_id, facts, listed }) => ({ member_id, facts, listed }),
  )

test('the job writes every profile and list again, for invented members too, and a repeat changes nothing', async () => {
  await seedDemo({ ...deps, config: readConfig({ DEMO_MEMBERS: '30' }) })
  const ada = await fullMember(app, anIntake())
  await fullMember(app, aPartner())
  await deps.jobs.drain()
  const [before, page] = [await facts(), await matchesOf(ada)]
  expect(page.items.length).toBeGreaterThan(0)

  await db.updateTable('member_profile').set({ facts: '{}' }).execute()
  await db.updateTable('match').set({ card: '{}' }).execute()
  await db.transaction().execute((tx) => deps.jobs.send(tx, 'rebuild-derived', {}))
  await deps.jobs.drain()
  expect(await facts()).toEqual(before)
  expect((await matchesOf(ada)).items).toEqual(page.items)

  const changed = () => db.selectFrom('member_profile').select('changed').orderBy('member_id').execute()
  const unchanged = await changed()
  await db.transaction().execute((tx) => deps.jobs.send(tx, 'rebuild-derived', {}))
  await deps.jobs.drain()
  expect(await changed()).toEqual(unchanged)
})
