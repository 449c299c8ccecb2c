import { afterAll, expect, test } from 'vitest'
import { aDraft, anIntake } from '../../../test/builders.ts'
import { readEverything } from '../../../test/database-contents.ts'
import { aPartner, fullMember } from '../../../test/full-member.ts'
import { runsHere } from '../../../test/runs.ts'
import { testApp } from '../../../test/test-app.ts'
import { testMember } from '../../../test/test-member.ts'
import { matchIdOf } from '../matches/match-id.ts'

const app = await testApp()
const RACES = Number(process.env.DELETION_RACES ?? runsHere(40))
const MARKER = 'zanzibarcanary'
/** These may name the member: the ended session, and the bare id by which processes drop a member within the hour. */
const MAY_NAME = ['public.session', 'public.member_profile', 'public.rate_limit']

const replies = new Map<string, number>()
afterAll(() => console.info(`${RACES} races: ${[...replies].map(([what, times]) => `${times} × ${what}`).join(', ')}`))

/** Deletes an account during its other writes. @returns what is left of it */
async function race(round: number, partnerId: string) {
  const browser = app.browser()
  const email = `${MARKER}${round}@example.com`
  const { memberId, sessionId } = await testMember(app, browser, email)
  await browser.get('/v1/csrf-token')
  const named = { account: { email }, basics: { displayName: MARKER } }
  const matchId = matchIdOf(app.deps.secret, memberId, partnerId)
  const calls = [
    () => browser.post('/v1/intake/save-draft', { email, draft: aDraft(named) }),
    () =>
      browser.post('/v1/intake/save-draft', {
        email: `other.${email}`,
        draft: aDraft({ basics: named.basics, account: { email: `other.${email}` } }),
      }),
    () => browser.post('/v1/intake/submit', anIntake(named), { headers: { 'idempotency-key': MARKER } }),
    () => browser.post('/v1/feedback', { email, matchId, action: 'hard_no', reason: 'other', words: MARKER }),
    () => browser.post('/v1/concierge/intake/start', { name: MARKER, email }),
  ]
  const later = async (ms: number, call: () => ReturnType<typeof browser.post>) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    return call()
  }
  const all = await Promise.all([
    later(round % 7, () => browser.delete('/api/account')),
    ...calls.map((call, at) => later((round * (at + 3)) % 9, call)),
  ])
  for (const { statusCode } of all) replies.set(`${statusCode}`, (replies.get(`${statusCode}`) ?? 0) + 1)
  // The reply may be 503 if a lock takes long.
  expect(all.map(({ statusCode }) => statusCode)).not.toContain(500)
  expect(all[0]?.statusCode).toBe(200)
  const said = [MARKER, memberId, sessionId]
  // A call after its session's end is a visitor's and opens its own session.
  const visitors = await app.db.selectFrom('session').select('id').where('member_id', 'is', null).execute()
  // A chat line names only its conversation.
  const talks = await app.db.selectFrom('conversation').select(['id', 'owner_id']).execute()
  const theirs = talks.filter((talk) => visitors.some(({ id }) => id === talk.owner_id))
  const isVisitors = (row: string) => [...visitors, ...theirs].some(({ id }) => row.includes(id))
  return Object.entries(await readEverything(app.db)).flatMap(([table, rows]) =>
    MAY_NAME.includes(table)
      ? []
      : rows
          .filter((row) => said.some((each) => row.includes(each)) && !isVisitors(row))
          .map((row) => `${table} ${row}`),
  )
}

test(`an account that is deleted during its own writes leaves no data, in ${RACES} races`, {
  timeout: 3_600_000,
}, async () => {
  const partner = await fullMember(app, aPartner())
  for (let round = 0; round < RACES; round += 1) expect(await race(round, partner.memberId)).toEqual([])
})
