import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf, namesOf, submit } from '../../../test/full-member.ts'
import { answer, introductionsOf } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { matchIdOf } from '../matches/match-id.ts'

const app = await testApp()
const NAMES = ['Bo', 'Cy', 'Di']

async function threeAsked() {
  const people: Awaited<ReturnType<typeof fullMember>>[] = []
  for (const name of NAMES)
    people.push(
      await fullMember(
        app,
        aPartner({ account: { email: `${name.toLowerCase()}@example.com` }, basics: { displayName: name } }),
      ),
    )
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const askOf = (index: number) =>
    ada.browser.post('/v1/introductions', {
      matchId: matchIdOf(app.deps.secret, ada.memberId, people[index]?.memberId ?? ''),
      text: 'Hello.',
      plan: { day: 'Saturday', window: '2 to 4 PM', vibe: 'A walk', area: 'Downtown' },
      share: { email: true },
    })
  for (const index of NAMES.keys()) expect((await askOf(index)).statusCode).toBe(200)
  const listed = async () => (await ada.browser.get(`/v1/matches?email=${ada.email}`)).body
  const before = await listed()
  const [, cy, di] = people
  if (!cy || !di) throw new Error('Nobody was asked.')
  const { received } = await introductionsOf(cy)
  expect((await answer(cy, received[0]?.id ?? '', 'not_this_time')).statusCode).toBe(200)
  const matchId = matchIdOf(app.deps.secret, di.memberId, ada.memberId)
  const no = { email: di.email, matchId, action: 'hard_no', reason: 'harassment' }
  expect((await di.browser.post('/v1/feedback', no)).statusCode).toBe(200)
  await app.deps.jobs.drain()
  const ids = people.map(({ memberId }) => matchIdOf(app.deps.secret, ada.memberId, memberId))
  return { ada, ids, askOf, listed, before }
}

test('silence, a no and a hard no give the asker the same bytes everywhere', async () => {
  const { ada, ids, askOf, listed, before } = await threeAsked()
  const again = []
  for (const index of NAMES.keys()) again.push(await askOf(index))
  expect(new Set(again.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(again[0]?.json()).toMatchObject({ error: 'asked_already' })
  for (const call of ['preview', 'times']) {
    const replies = []
    for (const matchId of ids) replies.push(await ada.browser.get(`/v1/introductions/${call}?matchId=${matchId}`))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)), call).toEqual(
      new Set([`409 ${again[0]?.body}`]),
    )
  }
  expect(await listed()).toBe(before)
  const { made } = await introductionsOf(ada)
  const alike = made.map(({ id: _, other, ...rest }) => ({ ...rest, other: { ...other, matchId: '', firstName: '' } }))
  expect(alike).toEqual(Array(3).fill(alike[0]))
})

test('the next list leaves out everybody who was asked, whatever they answered', async () => {
  const { ada } = await threeAsked()
  app.clock.pass({ seconds: 1 })
  await submit(ada.browser, anIntake())
  await app.deps.jobs.drain()
  expect(namesOf((await matchesOf(ada)).items)).toEqual([])
})

test('after a member deletes the account and joins again, the new list leaves out everybody asked before', async () => {
  const { ada } = await threeAsked()
  await deleteAccount(app.deps, ada)
  const back = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  expect(namesOf((await matchesOf(back)).items)).toEqual([])
})

test('a hard no removes its giver at once from the list of a member who has not asked them', async () => {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, anIntake())
  await app.deps.jobs.drain()
  const matchId = matchIdOf(app.deps.secret, bo.memberId, ada.memberId)
  await bo.browser.post('/v1/feedback', { email: bo.email, matchId, action: 'hard_no' })
  expect(namesOf((await matchesOf(ada)).items)).toEqual([])
})
