import type { Contact, Share } from '#contract/introductions.ts'
import { holdsPhones, joinWishes, type SafetyWishes } from '#engine/introductions/safe-plan.ts'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findIntake } from '../members/intake-store.ts'
import { findViewer, type Viewer } from '../members/viewer.ts'
import { findMailbox } from './store.ts'
import type { Reachable } from './stored-words.ts'

/**
 * The full member behind a call.
 *
 * @throws `not_found` for everybody else, as for an id that was never given out
 */
export async function requireFullMember(deps: Deps, owner: Owner): Promise<Viewer> {
  const viewer = owner.email === null ? undefined : await findViewer(deps, { ownerId: owner.id, email: owner.email })
  if (viewer?.access !== 'full') throw refuse('not_found')
  return viewer
}

/** One of the two as an introduction needs them. Invented members have no address and no wishes. */
export type Participant = {
  email: string | undefined
  phone: string | undefined
  safety: readonly string[]
  isFull: boolean
}

const INVENTED: Participant = { email: undefined, phone: undefined, safety: [], isFull: true }

/** @param memberId null for somebody who left */
export async function findParticipant(deps: Deps, on: Queryable, memberId: string | null, invented: boolean) {
  const email = memberId === null ? undefined : await findMailbox(on, memberId)
  if (memberId === null || email === undefined) return invented ? INVENTED : undefined
  const viewer = await findViewer(deps, { ownerId: memberId, email }, { on })
  const stored = await findIntake(on, { ownerId: memberId, email })
  const participant: Participant = {
    email,
    phone: stored?.intake.account?.phone ?? undefined,
    safety: viewer?.safety ?? [],
    isFull: viewer?.access === 'full',
  }
  return participant
}

export const wishesOf = (...participants: Pick<Participant, 'safety'>[]): SafetyWishes =>
  joinWishes(...participants.map(({ safety }) => safety))

/** The address and the number that somebody shares, as they are now. */
export const sharedOf = ({ email, phone }: Pick<Participant, 'email' | 'phone'>, share: Share): Reachable => ({
  email: share.email ? (email ?? null) : null,
  phone: share.phone === true ? (phone ?? null) : null,
})

/**
 * What one side lets the other have, of what there is. Mobile numbers stay closed until the check-in where either
 * wished it, also where the wish came later.
 *
 * @param atYes what was shared when both said yes: what changed since then was shared with nobody
 */
export function contactOf(
  participant: Pick<Participant, 'email' | 'phone'>,
  share: Share,
  { wishes, checkedIn, atYes }: { wishes: SafetyWishes; checkedIn: boolean; atYes?: Reachable | undefined },
): Contact {
  const opensPhone = share.phone === true && (checkedIn || !holdsPhones(wishes))
  const { email, phone } = atYes ?? sharedOf(participant, share)
  return {
    email,
    phone: opensPhone ? phone : null,
    other: share.other ?? null,
  }
}

/** An address that reaches nobody (RFC 2606), for an invented member. */
export const exampleAddress = (firstName: string) =>
  `${
    firstName
      .normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'someone'
  }@example.com`
