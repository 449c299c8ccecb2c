import type { Transaction } from 'kysely'
import { afterEvent, type IntroductionEvent } from '#engine/introductions/lifecycle.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { deliverWaiting } from './deliver-asks.ts'
import { findBetween, lockMembers, type Row, setState } from './store.ts'

/** What a hard no of one member about another ends, in the transaction that keeps it. */
export async function endByHardNo(
  tx: Transaction<Schema>,
  deps: Deps,
  { from, about }: { from: string; about: string },
) {
  await lockMembers(tx, [from, about])
  for (const row of await findBetween(tx, from, about))
    await move(tx, deps, row, row.asker_id === from ? 'hard_no_by_asker' : 'hard_no_by_asked')
}

async function move(tx: Transaction<Schema>, deps: Deps, row: Row, event: IntroductionEvent) {
  const to = afterEvent(row.state, event)
  if (to === undefined || to === row.state) return
  await setState(tx, { id: row.id, from: row.state, to, now: deps.clock() })
  if (row.state === 'asked' && row.asked_id !== null) await deliverWaiting(tx, deps, row.asked_id)
}
