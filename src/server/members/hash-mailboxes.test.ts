import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anIntake } from '../../../test/builders.ts'
import { aPartner, fullMember, matchesOf } from '../../../test/full-member.ts'
import { ask, matchIdFor } from '../../../test/introductions.ts'
import { testApp } from '../../../test/test-app.ts'
import { hashMailboxes } from './hash-mailboxes.ts'

const app = await testApp()
const { db, deps } = app
const someone = (name: string, n: number) =>
  aPartner({
    account: { email: `${name.toLowerCase()}@example.com` },
    basics: { displayName: name, birthdate: `198${n}-11-02` },
  })
const SECRET = deps.secret

const FILLED = ['member', 'hidden_pair', 'introduction', 'report', 'shown_person'] as const
const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      FILLED.map(async (table) => {
        const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db)
        return [table, rows.map((row) => JSON.stringify(row)).sort()]
      }),
    ),
  )

async function someHistory() {
  await fullMember(app, aPartner())
  for (const [at, name] of ['Cy', 'Di', 'Ed'].entries()) await fullMember(app, someone(name, 4 + at))
  const ada = await fullMember(app, anIntake())
  expect((await ask(ada, 'Bo')).statusCode).toBe(200)
  const [cy, di] = [await matchIdFor(ada, 'Cy'), await matchIdFor(ada, 'Di')]
  for (const said of [{ matchId: cy }, { matchId: di, reason: 'asks_for_money', words: 'Sells coins.' }])
    expect((await ada.browser.post('/v1/feedback', { email: ada.email, action: 'hard_no', ...said })).statusCode).toBe(
      200,
    )
  await matchesOf(ada)
}

/** Rows from before version 0.2.0 have no mailbox. */
async function asBeforeMailboxes() {
  await db.deleteFrom('hidden_pair').execute()
  await db.updateTable('introduction').set({ asker_mailbox: null, asked_mailbox: null }).execute()
  await db.updateTable('report').set({ reported_mailbox: null }).execute()
  await sql`
    update shown_person set owner_id = member.id from member where mailbox_hash = owner_id`.execute(db)
  await db.updateTable('member').set({ mailbox_hash: null }).execute()
}

test('an upgrade makes the same rows as the calls, with any number of members at once', async () => {
  await someHistory()
  const made = await stored()
  for (const table of FILLED) expect(made[table], table).not.toEqual([])
  for (const atOnce of [1, 2, 5000]) {
    await asBeforeMailboxes()
    await hashMailboxes({ db, secret: SECRET, log: deps.log, atOnce })
    expect(await stored()).toEqual(made)
  }
})

test('an interrupted upgrade continues where it stopped', async () => {
  await someHistory()
  const made = await stored()
  await asBeforeMailboxes()
  let parts = 0
  const log = {
    info: () => {
      parts++
      if (parts === 3) throw new Error('ended')
    },
  }
  await expect(hashMailboxes({ db, secret: SECRET, log, atOnce: 1 })).rejects.toThrow('ended')
  const hashed = await db.selectFrom('member').select('id').where('mailbox_hash', 'is not', null).execute()
  expect(hashed).toHaveLength(3)
  await hashMailboxes({ db, secret: SECRET, log: deps.log, atOnce: 2 })
  expect(await stored()).toEqual(made)
})

test('two processes that upgrade at once make the same rows', async () => {
  await someHistory()
  const made = await stored()
  await asBeforeMailboxes()
  const upgrade = () => hashMailboxes({ db, secret: SECRET, log: deps.log, atOnce: 1 })
  await Promise.all([upgrade(), upgrade()])
  expect(await stored()).toEqual(made)
})
