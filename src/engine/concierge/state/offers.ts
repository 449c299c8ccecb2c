import { cutAtWord } from '../profile/fitting.ts'
import type { Operation } from '../profile/operation.ts'
import { entriesOfRow, type Profile } from '../profile/profile.ts'
import { defined, holdsSeveral, rowOf } from '../profile/rows.ts'
import { isSameDeed } from './choices.ts'
import { type Button, type Conversation, MOST_BUTTONS, rowAskedIn } from './conversation.ts'

/** Shows the newest offers first. */
const MOST_SHOWN = 2

export const noteLabel = (value: string): string => `Keep “${cutAtWord(value, LONGEST_NOTED)}” as a note`
const LONGEST_NOTED = 70
export const noteOf = ({ does: [one] }: Button): string | undefined =>
  one?.op === 'add' && one.path === 'notes' ? one.value : undefined

/**
 * The open offers, newest last, without duplicates or values on the profile. A value counts as newer than a note of the
 * same message: "keep it" means the value.
 */
export function stillOffered(before: readonly Button[], offered: readonly Button[], profile: Profile): Button[] {
  const come = offered.toSorted((one, other) => Number(noteOf(other) !== undefined) - Number(noteOf(one) !== undefined))
  // An offer to replace a value on the card lasts only for one message.
  const all = [
    ...before.filter((one) => !isSettled(one, profile)),
    ...come.filter((one) => isOtherValue(one, profile) || !isSettled(one, profile)),
  ]
  return all
    .filter((one, at) => all.findIndex((other) => isSameDeed(one, other)) === at)
    .filter((one, _, rest) => !rest.some((other) => other !== one && isWithin(one, other)))
    .slice(-MOST_BUTTONS)
}

/** A note within a longer note is not offered. */
function isWithin(one: Button, other: Button): boolean {
  const [mine, more] = [noteOf(one), noteOf(other)]
  return mine !== undefined && more !== undefined && mine !== more && more.toLowerCase().includes(mine.toLowerCase())
}

const isOtherValue = ({ does }: Button, { entries }: Profile) =>
  does.some((one) => one.op === 'set' && !entries.some(({ path, value }) => path === one.path && value === one.value))

const isSettled = ({ does }: Button, profile: Profile) => does.length > 0 && does.every((one) => isStored(one, profile))

function isStored(one: Operation, profile: Profile): boolean {
  if (one.op === 'set') return entriesOfRow(profile, rowOf(one)).some(({ path }) => path === one.path)
  if (one.op !== 'add') return false
  const said = one.value.toLowerCase()
  return profile.entries.some(
    ({ path, value }) =>
      holdsSeveral(path) && (path === one.path || path === 'notes') && String(value).toLowerCase().includes(said),
  )
}

/**
 * The offers from the last message, except those among the buttons of the open question. The end offers all notes
 * again.
 */
export function offersShown(state: Conversation, come: readonly Button[]): Button[] {
  const row = rowAskedIn(state)
  const isOfQuestion = ({ does: [one] }: Button) =>
    row !== null &&
    !defined(row).isInWords &&
    one !== undefined &&
    (one.op === 'set' || one.op === 'add') &&
    rowOf(one) === row
  return state.offers
    .filter((one) => !isOfQuestion(one) && come.some((other) => isSameDeed(one, other)))
    .slice(-MOST_SHOWN)
    .toReversed()
}
