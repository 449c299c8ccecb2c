import type { Transaction } from 'kysely'
import { ASK_DAYS, MAX_ASKS_BEFORE_ONE } from '#contract/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS } from '../durations.ts'
import { queueMail } from '../mail/send-mail.ts'
import { askedMail } from './emails.ts'
import { countDelivered, findMailbox, findWaiting, setDelivered } from './store.ts'

export const oldestOpen = (now: Date) => new Date(now.getTime() - ASK_DAYS * DAY_MS)

/** Needs the member's lock. */
export const hasPlaceFor = async (tx: Transaction<Schema>, askedId: string, now: Date) =>
  (await countDelivered(tx, askedId, oldestOpen(now))) < MAX_ASKS_BEFORE_ONE

/** Delivers waiting asks, the best one first. Needs the member's lock. */
export async function deliverWaiting(tx: Transaction<Schema>, deps: Deps, askedId: string) {
  const now = deps.clock()
  const since = oldestOpen(now)
  const places = MAX_ASKS_BEFORE_ONE - (await countDelivered(tx, askedId, since))
  if (places <= 0) return
  for (const { id, asker_id: askerId } of await findWaiting(tx, askedId, { since, most: places })) {
    await setDelivered(tx, id, now)
    await tellAsked(tx, deps, { askerId, askedId })
  }
}

export async function tellAsked(
  tx: Transaction<Schema>,
  deps: Deps,
  { askerId, askedId }: { askerId: string | null; askedId: string },
) {
  const to = await findMailbox(tx, askedId)
  if (to === undefined) return
  const content = askedMail({ resultsUrl: `${deps.config.publicUrl}/results` })
  const about = [askedId, ...(askerId === null ? [] : [askerId])]
  await queueMail(tx, deps, { to, content, transactional: true, about })
}
