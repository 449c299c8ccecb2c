import type { Contact, Share } from '#contract/introductions.ts'
import { holdsPhones, joinWishes, ownRules, type SafetyWishes } from '#engine/introductions/safe-plan.ts'
import type { Queryable } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import type { Owner } from '../http/owner.ts'
import { refuse } from '../http/refusal.ts'
import { findIntake } from '../members/intake-store.ts'
import { findViewer, type Viewer } from '../members/viewer.ts'
import { findMailbox } from './store.ts'
import type { Reachable } from './stored-words.ts'

/** @throws `not_found` for everybody except full members */
export async function requireFullMember(deps: Deps, owner: Owner): Promise<Viewer> {
  const viewer = owner.email === null ? undefined : await findViewer(deps, { ownerId: owner.id, email: owner.email })
  if (viewer?.access !== 'full') throw refuse('not_found')
  return viewer
}

/** Invented members have no address. */
export type Participant = {
  email: string | undefined
  phone: string | undefined
  safety: readonly string[]
  /** From the intake. Rules from the chat are not passed on. */
  rules: readonly string[]
  zone: string | undefined
  isFull: boolean
  viewer: Viewer | undefined
}

const INVENTED: Participant = {
  email: undefined,
  phone: undefined,
  safety: [],
  rules: [],
  zone: undefined,
  isFull: true,
  viewer: undefined,
}

/** @param memberId null for a person who left */
export async function findParticipant(deps: Deps, on: Queryable, memberId: string | null, invented: boolean) {
  const email = memberId === null ? undefined : await findMailbox(on, memberId)
  if (memberId === null || email === undefined) return invented ? INVENTED : undefined
  const viewer = await findViewer(deps, { ownerId: memberId, email }, { on })
  const stored = await findIntake(on, { ownerId: memberId, email })
  const safety = viewer?.safety ?? []
  const typed = new Set(stored?.intake.dealbreakers?.safety)
  const participant: Participant = {
    email,
    phone: stored?.intake.account?.phone ?? undefined,
    safety,
    rules: safety.filter((entry) => typed.has(entry)),
    zone: stored?.intake.location?.availability?.timezone,
    isFull: viewer?.access === 'full',
    viewer,
  }
  return participant
}

export const wishesOf = (...participants: Pick<Participant, 'safety'>[]): SafetyWishes =>
  joinWishes(...participants.map(({ safety }) => safety))

export const rulesOf = (...participants: Pick<Participant, 'rules'>[]) =>
  ownRules(...participants.map(({ rules }) => rules))

export const sharedOf = ({ email, phone }: Pick<Participant, 'email' | 'phone'>, share: Share): Reachable => ({
  email: share.email ? (email ?? null) : null,
  phone: share.phone === true ? (phone ?? null) : null,
})

export const planZone = (asker: Pick<Participant, 'zone'>, asked: Pick<Participant, 'zone'>) =>
  asker.zone ?? asked.zone ?? 'UTC'

type Opening = { wishes: SafetyWishes; checkedIn: boolean }

/** Mobile numbers stay hidden until the check-in if either member ever wished so. */
export const phoneWaits = ({ phone }: Share, { wishes, checkedIn }: Opening) =>
  phone === true && !checkedIn && holdsPhones(wishes)

/**
 * @param atYes the contact at the yes; later changes are not shared
 */
export function contactOf(
  participant: Pick<Participant, 'email' | 'phone'>,
  share: Share,
  { atYes, ...opening }: Opening & { atYes?: Reachable | undefined },
): Contact {
  const opensPhone = share.phone === true && !phoneWaits(share, opening)
  const { email, phone } = atYes ?? sharedOf(participant, share)
  return {
    email,
    phone: opensPhone ? phone : null,
    other: share.other ?? null,
  }
}

/** No mail reaches this address (RFC 2606). */
export const exampleAddress = (firstName: string) =>
  `${
    firstName
      .normalize('NFKD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase() || 'someone'
  }@example.com`
