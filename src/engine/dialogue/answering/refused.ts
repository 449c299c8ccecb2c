import { optionLabel } from '#contract/options.ts'
import { askWhich, type Back } from '../ask-back.ts'
import { closedValue, VALUES, type Value } from '../learned/closed-values.ts'
import { refuses } from '../learned/likelihood.ts'
import { undenied } from '../learned/negation.ts'
import { ownStretches } from '../learned/own-stretches.ts'
import type { LabelReader } from '../learned/reader.ts'
import { inWords } from '../phrasing.ts'
import { isSameValue, type Proposal, putting } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { namesOption } from '../reading/week-times.ts'
import type { Slot } from '../slots.ts'
import { BESIDE, type Conversation, isAmong, MOST_TURNED_DOWN } from '../state.ts'
import type { OfferAnswer } from './offer-answer.ts'

/** Lists of which one value may go while the others stand. "No women under 30" refuses some of them only. */
const LISTS: readonly Slot[] = ['availability', 'safety']

/** The values on the snapshot that a message refuses: "never Sundays", where weekends stand. */
export function refusedOf({ sentences, isHostile }: Reading, before: Conversation, reader: LabelReader): Value[] {
  const standing = VALUES.filter((one) => LISTS.includes(one.slot) && isAmong(one, before.entries))
  if (standing.length === 0 || isHostile) return []
  const stretches = ownStretches(null, sentences)
  return standing.filter((one) => refuses(reader, stretches, one))
}

/** The times of the week that a message turns down and that do not stand. */
export function timesTurnedDown({ sentences, isHostile }: Reading, before: Conversation, reader: LabelReader): Value[] {
  const times = VALUES.filter(({ slot }) => slot === 'availability')
  const isDenied = sentences.some(({ original }) => undenied(original) !== null)
  if (isHostile || !isDenied) return []
  const stretches = ownStretches(null, sentences)
  return times.filter((one) => !isAmong(one, before.entries) && refuses(reader, stretches, one))
}

type Turned = { answer: OfferAnswer | null; times: readonly Value[]; words: string; before: Conversation }

/** The state with what was turned down, in an answer or in words; what was noted since is no longer. */
export function withTurnedDown(state: Conversation, { answer, times, words, before }: Turned): Conversation {
  const answered = answer?.isRefusal === true ? answer.refused : []
  const put = [...answered, ...times.map(({ path, value }) => putting({ path, value, words }))].filter(
    (one) => one.kind === 'add' || one.kind === 'set',
  )
  // Notes that were asked about are asked about once; they may still be ordered later.
  const notes = before.offer?.group === BESIDE ? [] : (before.offer?.options.flatMap(({ does }) => does) ?? [])
  const stands = (one: Proposal) =>
    one.kind === 'note'
      ? isAmong({ path: 'notes', value: one.value }, state.entries)
      : (one.kind === 'add' || one.kind === 'set') && isAmong(one, state.entries)
  const all = [...state.turnedDown, ...notes.filter(({ kind }) => kind === 'note'), ...put].filter(
    (one) => !stands(one),
  )
  const each = all.filter((one, at) => all.findLastIndex((other) => isSameValue(one, other)) === at)
  const turnedDown = each.slice(-MOST_TURNED_DOWN)
  const isOpen = (one: Proposal) => !turnedDown.some((other) => isSameValue(one, other))
  return { ...state, turnedDown, halfHeard: state.halfHeard.filter(isOpen) }
}

/** What may be asked back: nothing that was turned down before and is not named now. */
export const askable = (doubts: readonly Proposal[], { turnedDown }: Conversation, text: string): Proposal[] =>
  doubts.filter(
    (one) =>
      !turnedDown.some((other) => isSameValue(one, other)) || ('value' in one && namesOption(String(one.value), text)),
  )

/** What is noted: "Mondays" puts no weeknights back that were turned down before. */
export const notable = (sure: readonly Proposal[], before: Conversation, text: string): Proposal[] => {
  const isTime = (one: Proposal) => closedValue(one)?.slot === 'availability'
  const times = askable(sure.filter(isTime), before, text)
  return sure.filter((one) => !isTime(one) || times.includes(one))
}

/** Asks whether what was refused goes; null where nothing was. A day may be out and the rest of its part of the week not. */
export function askToTakeOff(refused: readonly Value[], words: string): Back | null {
  if (refused.length === 0) return null
  const off = refused.map(({ path, value }): Proposal => ({ kind: 'remove', path, value, words }))
  const named = inWords(refused.map(({ value }) => `"${optionLabel(value)}"`))
  return askWhich(
    [
      { label: `Yes, take ${named} off`, does: off },
      { label: 'No, that stays', does: [] },
    ],
    `Shall I take ${named} off?`,
  )
}
