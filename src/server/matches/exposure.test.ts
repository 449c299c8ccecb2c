import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { MATCHES_A_PAGE } from '#contract/limits.ts'
import { anIntake } from '../../../test/builders.ts'
import { allMatchesOf, aPartner, fullMember, namesOf, submit } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

const app = await testApp()
const NAMES = ['Al', 'Ben', 'Cy', 'Dan', 'Ed', 'Flo', 'Gus', 'Hal', 'Ike', 'Jon', 'Kit', 'Lou']

async function company(first: Parameters<typeof aPartner>[0] = {}) {
  const members: Awaited<ReturnType<typeof fullMember>>[] = []
  for (const [at, displayName] of NAMES.entries()) {
    const named = { account: { email: `${displayName}@example.com`.toLowerCase() }, basics: { displayName } }
    const others = { preferences: { values: ['Ambition'], interests: ['Wellness'] } }
    members.push(await fullMember(app, aPartner({ ...(at === 0 ? first : others), ...named })))
  }
  return members
}

const listsOf = async (memberId: string) =>
  (await app.db.selectFrom('exposure').select('lists').where('member_id', '=', memberId).executeTakeFirst())?.lists

test('a member who is already on many first pages moves to the second page, despite the best score', async () => {
  const [al] = await company({ preferences: anIntake().preferences })
  const ada = await fullMember(app, anIntake())
  expect(namesOf(await allMatchesOf(ada))[0]).toBe('Al')

  await sql`update exposure set lists = 200, changed = pg_current_xact_id() where member_id = ${al?.memberId}`.execute(
    app.db,
  )
  await submit(ada.browser, anIntake())
  const items = await allMatchesOf(ada)
  const at = namesOf(items).indexOf('Al')
  expect(at).toBe(MATCHES_A_PAGE)
  expect(items[at]?.score).toBeGreaterThan(items[0]?.score ?? 100)
  expect(await listsOf(al?.memberId ?? '')).toBe(199)
})

test("a member's own list does not push its people down when it is made again", async () => {
  await company({ preferences: { values: ['Ambition'], interests: ['Wellness'] } })
  await sql`update exposure set lists = 0, changed = pg_current_xact_id()`.execute(app.db)
  const ada = await fullMember(app, anIntake())
  const before = namesOf(await allMatchesOf(ada))
  const counted = () => app.db.selectFrom('exposure').select('lists').where('lists', '>', 0).execute()
  const ofOneList = Array(MATCHES_A_PAGE).fill({ lists: 1 })
  expect(await counted()).toEqual(ofOneList)

  await submit(ada.browser, anIntake())
  expect(namesOf(await allMatchesOf(ada))).toEqual(before)
  expect(await counted()).toEqual(ofOneList)
})
