import { beforeEach, expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, submit } from '../../../test/full-member.ts'
import { answer, ask, introductionsOf } from '../../../test/introductions.ts'
import { mailFor } from '../../../test/mailbox.ts'
import { testApp } from '../../../test/test-app.ts'
import { readIntroductions } from './account-data.ts'
import { tendIntroductions } from './tend-introductions.ts'

const app = await testApp()
beforeEach(() => app.clock.set('2026-03-02T12:00:00.000Z'))

const OLD = '512 555 0100'
const NEW = '999 888 7777'
const withPhone = (phone: string, part: object = {}) => anIntake({ account: { phone }, ...part })

async function changesTo(person: Awaited<ReturnType<typeof fullMember>>, intake: ReturnType<typeof anIntake>) {
  app.clock.pass({ minutes: 5 })
  await submit(person.browser, intake)
  expect((await introductionsOf(person)).offers?.phone).toBe(intake.account.phone)
}

async function introduced() {
  const bo = await fullMember(app, aPartner())
  const ada = await fullMember(app, withPhone(OLD))
  await ask(ada, 'Bo', { share: { email: true, phone: true } })
  const id = (await introductionsOf(bo)).received[0]?.id ?? ''
  await answer(bo, id, 'yes')
  return { bo, ada, id }
}
const contactFor = async (person: Parameters<typeof introductionsOf>[0]) =>
  (await introductionsOf(person)).introduced[0]?.contact

test('a phone number that a member changes after the yes is not shared: the other keeps the old contact', async () => {
  const { bo, ada } = await introduced()
  expect(await contactFor(bo)).toMatchObject({ email: 'ada@example.com', phone: OLD })
  await changesTo(ada, withPhone(NEW))
  expect(await contactFor(bo)).toMatchObject({ email: 'ada@example.com', phone: OLD })
  expect(JSON.stringify(await introductionsOf(bo))).not.toContain(NEW)
})

test('the wish to hold back phone numbers until the check-in also counts if it comes after the yes', async () => {
  const { bo, ada } = await introduced()
  await changesTo(ada, withPhone(NEW, { dealbreakers: { safety: ['Share contact only after match'] } }))
  expect(await contactFor(bo)).toMatchObject({ phone: null })
  app.clock.pass({ days: 8 })
  expect(await contactFor(bo)).toMatchObject({ phone: OLD })
})

test('the shared contact is in the export of its owner, and is deleted if either member deletes the account', async () => {
  const { bo, ada } = await introduced()
  const mine = JSON.stringify(await readIntroductions(app.db, ada.memberId))
  expect(mine).toContain(OLD)
  expect(JSON.stringify(await readIntroductions(app.db, bo.memberId))).not.toContain(OLD)
  expect((await bo.browser.delete('/api/account')).statusCode).toBe(200)
  const left = await app.db.selectFrom('introduction').select(['asker_contact', 'asked_contact']).execute()
  expect(left).toEqual([{ asker_contact: null, asked_contact: null }])
})

test.each(['', 'not_this_time', 'tell_kindly'])(
  'until a yes, the asker sees the other person as they were at the ask, also after the answer "%s"',
  async (no) => {
    const bo = await fullMember(app, aPartner())
    const ada = await fullMember(app, anIntake())
    await ask(ada, 'Bo')
    const shown = async () => (await introductionsOf(ada)).made[0]?.other
    const before = await shown()
    const id = (await introductionsOf(bo)).received[0]?.id ?? ''
    if (no !== '') expect((await answer(bo, id, no)).statusCode).toBe(200)
    const moved = { basics: { displayName: 'Moved' }, location: { city: 'Round Rock, Texas' } }
    app.clock.pass({ minutes: 5 })
    await submit(bo.browser, aPartner({ account: { email: bo.email }, ...moved }))
    expect(await shown()).toEqual(before)
    if (no !== '') return
    await answer(bo, id, 'yes')
    const other = (await introductionsOf(ada)).introduced[0]?.other
    expect(other).toMatchObject({ firstName: 'Moved', city: 'Round Rock, Texas' })
  },
)

async function linkOf({ email }: { email: string }) {
  app.clock.pass({ days: 8 })
  await tendIntroductions(app.deps)
  await app.deps.jobs.drain()
  const [mail] = await mailFor(app, email)
  return /how-did-it-go#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
const press = (token: string, given: object = { outcome: 'met_again' }) =>
  app.browser().post('/v1/introductions/after', { token, ...given })
const read = (token: string) => app.browser().get(`/v1/introductions/after?${new URLSearchParams({ token })}`)

test('the mailed link is refused if anything follows its signature', async () => {
  const token = await linkOf((await introduced()).bo)
  expect((await read(token)).statusCode).toBe(200)
  for (const longer of [`${token}.`, `${token}.x`, `${token}.x.y`, `${token}..`]) {
    expect((await read(longer)).statusCode, longer).toBe(404)
    expect((await press(longer)).statusCode, longer).toBe(404)
  }
})

test('the mailed link expires sixty days after the check-in', async () => {
  const { bo } = await introduced()
  const token = await linkOf(bo)
  app.clock.pass({ days: 58 })
  expect((await read(token)).statusCode).toBe(200)
  app.clock.pass({ days: 2 })
  expect((await read(token)).statusCode).toBe(404)
  expect((await press(token, { outcome: 'felt_unsafe' })).statusCode).toBe(404)
})

test.each(['met_again', 'met_not_for_me', 'did_not_meet', 'felt_unsafe'] as const)(
  'a report is stored with the outcome %s',
  async (outcome) => {
    const { bo, id } = await introduced()
    const given = { id, outcome, reason: 'asks_for_money', words: 'He asked for a loan.' }
    expect((await bo.browser.post('/v1/introductions/after', given)).statusCode).toBe(200)
    expect(await app.db.selectFrom('report').select(['reason', 'words']).execute()).toEqual([
      { reason: 'asks_for_money', words: 'He asked for a loan.' },
    ])
  },
)
