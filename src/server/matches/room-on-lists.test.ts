import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { testApp } from '../../../test/test-app.ts'
import { findRoomOnLists } from './store.ts'

const app = await testApp()

test('a newcomer gets on a list that is not full, and on a full list only with a better score', async () => {
  await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  const { product } = await app.db
    .selectFrom('match')
    .select('product')
    .where('owner_id', '=', ada.memberId)
    .executeTakeFirstOrThrow()
  const roomFor = async (newcomer: number, full: number) =>
    (await findRoomOnLists(app.db, { candidates: [{ id: ada.memberId, product: newcomer }], full })).map(
      ({ email }) => email,
    )
  expect(await roomFor(1, 2)).toEqual([ada.email])
  expect(await roomFor(product, 1)).toEqual([])
  expect(await roomFor(product + 1, 1)).toEqual([ada.email])
})
