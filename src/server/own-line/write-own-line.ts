import type { ContactKind } from '#engine/introductions/contact-in-text.ts'
import { isRude, rudeMessage, unfitIn } from '#engine/introductions/fit-for-others.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { issueAt, refuse } from '../http/refusal.ts'
import { deleteOwnLine, findOwnLines, upsertOwnLine } from '../members/own-line-store.ts'

const NAMES: Record<ContactKind, string> = {
  link: 'the link',
  email: 'the email address',
  phone: 'the phone number',
  address: 'the street address',
  handle: 'the name of an app and your name there',
}

export async function readOwnLine({ db }: Pick<Deps, 'db'>, owner: Owner) {
  if (owner.kind !== 'member') return { line: null, mayWrite: false }
  const lines = await findOwnLines(db, [owner.id])
  return { line: lines.get(owner.id) ?? null, mayWrite: true }
}

/**
 * @throws `not_found` for an unverified browser; `validation_failed` for contact details, a threat, an insult, or a
 * claim to be staff
 */
export async function writeOwnLine(deps: Deps, owner: Owner, { line }: { line: string }) {
  if (owner.kind !== 'member') throw refuse('not_found')
  const unfit = unfitIn(line, 'line')
  if (unfit !== undefined) {
    const message = isRude(unfit)
      ? rudeMessage(unfit)
      : `Please take ${NAMES[unfit]} out: a line is read before anyone has said yes.`
    throw refuse('validation_failed', { issues: [issueAt(['line'], message)] })
  }
  await upsertOwnLine(deps.db, { memberId: owner.id, line, now: deps.clock() })
  return readOwnLine(deps, owner)
}

/** Cards are read again, so the line disappears at once. */
export async function removeOwnLine(deps: Deps, owner: Owner) {
  if (owner.kind === 'member') await deleteOwnLine(deps.db, owner.id)
  return readOwnLine(deps, owner)
}
