import { askBack, askWording, type Back } from '../ask-back.ts'
import { inWords } from '../phrasing.ts'
import { type Proposal, putting } from '../proposal.ts'
import { slotNamed } from '../reading/row-names.ts'
import type { Sentence } from '../reading/sentences.ts'
import { holdsSeveral, type Slot, slotOf } from '../slots.ts'
import { type Conversation, type Entry, isAmong } from '../state.ts'
import { askToKeep } from '../telling/disclosure.ts'
import {
  asksOfAll,
  daysAsked,
  type EntryQuestion,
  entriesSaid,
  entryAsked,
  neverSaid,
  originAsked,
  type Place,
  placeOf,
  pointedAt,
  removalAsked,
} from './entry-question.ts'
import { rowSaid } from './row-question.ts'

/** An answer about the profile that is worked out, and the sentence that asked. */
export type ToldOfProfile = {
  kind: 'told'
  asked: string
  text: string
  /** What is offered after it. */
  back: Back | null
}
/** Whether something is noted, still to be checked by what it would be noted as. */
export type Claim = { kind: 'claim'; asked: string; claim: EntryQuestion }

type Answer = Pick<ToldOfProfile, 'text' | 'back'>
const told = (text: string, back: Back | null = null): Answer => ({ text, back })

/** The answer to a question about an entry, yes or no first; a claim where it depends on how its words are read. */
export function answerOnEntries(sentences: readonly Sentence[], state: Conversation): ToldOfProfile | Claim | null {
  const pointed = pointedAt(sentences)
  if (pointed) {
    const claim = { words: pointed.words, isOfNotes: false, isOpen: false }
    const place = placeOf(claim, state)
    return place
      ? { kind: 'told', asked: pointed.asked, ...toldOf(place, state) }
      : { kind: 'claim', asked: pointed.asked, claim }
  }
  for (const sentence of sentences) {
    const { original: asked } = sentence
    // A day alone may be ordered in the same words.
    const days = daysAsked(sentence)
    if (days.length > 0) return { kind: 'told', asked: '', ...toldOfDays(days, state) }
    const answer = answerOn(sentence, state)
    if (answer) return { kind: 'told', asked, ...answer }
    const claim = entryAsked(sentence)
    if (claim && !claim.isOpen) return { kind: 'claim', asked, claim }
  }
  return null
}

function answerOn(sentence: Sentence, state: Conversation): Answer | null {
  if (asksOfAll(sentence)) return told(ALL_NOTED)
  const gone = removalAsked(sentence, state)
  if (gone.length > 0) return whyGone(gone)
  const [origin, ...others] = originAsked(sentence, state)
  if (origin) return told(`${originOf([origin, ...others], state)} If that isn't right, tell me, or press × beside it.`)
  const never = neverSaid(sentence, state)
  if (never.length > 0) return told(originOf(never, state), askToTakeOff(never))
  const claim = entryAsked(sentence)
  const place = claim && placeOf(claim, state)
  if (place) return toldOf(place, state)
  const row = claim && slotNamed(claim.words.replace(/^(?:the|my) /i, ''))
  if (row) return toldOfRow(row, state)
  if (!claim?.isOfNotes) return null
  return told(NOT_NOTED, isTold(claim.words) ? askToKeep(claim.words) : askWording('notes', 'notes'))
}

const ALL_NOTED =
  'What you see on the snapshot went in. For anything else, say "note for my matchmaker", and what it should say.'
const NOT_NOTED = "No, that isn't noted yet."
/** Whether words tell something, and do not only name it. */
const isTold = (words: string) => /^\W*(?:(?:i|we|he|she|they|it)\b|(?:my|our) (?:\S+ ){2,})/i.test(words)

/**
 * Whether a claim stands on the profile. What does not is offered to be noted.
 *
 * @param alone the conversation that the words of the claim alone would make of an empty one
 */
export const checkClaim = ({ asked, claim }: Claim, before: Conversation, alone: Conversation): ToldOfProfile => ({
  kind: 'told',
  asked,
  ...checked(claim, before, alone),
})

function checked({ words }: EntryQuestion, before: Conversation, alone: Conversation): Answer {
  const heard = [...alone.entries, ...(alone.offer?.options[0]?.does ?? []).flatMap(valuesIn)]
  const missing = heard.filter((one) => !isAmong(one, before.entries))
  const standing = before.entries.filter((one) =>
    heard.some(({ path, value }) => path === one.path && value === one.value),
  )
  if (standing.length > 0 && missing.length === 0) return told(`Yes, ${entriesSaid(standing, before)}.`)
  const instead = before.entries.filter(({ path }) => !holdsSeveral(path) && missing.some((one) => one.path === path))
  if (instead.length > 0) return told(`No, I have that ${entriesSaid(instead, before)}.`)
  const proposals = missing.flatMap(({ path, value }): Proposal[] =>
    typeof value === 'number' ? [{ kind: 'set', path, value, words }] : [putting({ path, value, words })],
  )
  return told(NOT_NOTED, askBack(proposals, before) ?? askToKeep(words))
}

const valuesIn = (one: Proposal) =>
  one.kind === 'set' || one.kind === 'add' ? [{ path: one.path, value: one.value }] : []

function toldOf({ at, entries }: Place, state: Conversation): Answer {
  const [first] = entries
  if (at === 'profile' && first && slotOf(first) === 'meet')
    return told(`Yes, ${entriesSaid(entries, state)}: who you'd like to meet stands with the must-haves, as a filter.`)
  if (at === 'profile') return told(`Yes, ${entriesSaid(entries, state)}.`)
  if (at === 'waiting' && first) return told('Not yet.', askToKeep(String(first.value)))
  return told(`No, ${quoted(entries)} was taken off.`, askToPutBack(entries))
}

const PARTS_OF_WEEK =
  'The week comes in parts here, such as weekends, so a single day goes in a note for your matchmaker'
/** Where a single day is kept. */
function toldOfDays(days: readonly string[], { entries }: Conversation): Answer {
  const note = entries.find(
    ({ path, value }) => path === 'notes' && days.every((day) => new RegExp(day, 'i').test(String(value))),
  )
  if (note) return told(`${PARTS_OF_WEEK}; yours holds it already.`)
  return told(`${PARTS_OF_WEEK}.`, askToKeep(`Only ${inWords([...new Set(days.map((day) => `${day}s`))])}`))
}

/** What stands on a row; what was taken off it is offered again. */
function toldOfRow(row: Slot, state: Conversation): Answer {
  const isOfRow = (one: Entry) => slotOf(one) === row
  const gone = state.entries.some(isOfRow) ? undefined : state.removed.findLast(isOfRow)
  return gone ? toldOf({ at: 'gone', entries: [gone] }, state) : told(rowSaid(row, state))
}

const quoted = (entries: readonly Entry[]) =>
  inWords(entries.map(({ value }) => `"${String(value).replaceAll('_', '-')}"`))

const whyGone = (entries: readonly Entry[]) =>
  told(`I understood that you wanted ${quoted(entries)} off. I'm sorry if I got that wrong.`, askToPutBack(entries))

/** Offers to take out what somebody says they never said. */
function askToTakeOff(entries: readonly Entry[]): Back {
  const does = entries.map(({ path, value }): Proposal => ({ kind: 'remove', path, value: String(value), words: '' }))
  const options = [
    { label: 'Yes, take it off', does },
    { label: 'No, that stays', does: [] },
  ]
  return { id: 'off', ways: ['Shall I take it off?'], offer: { group: 'which', options }, slot: null }
}

/** Offers to put back what was taken out. */
function askToPutBack(entries: readonly Entry[]): Back {
  const does = entries.map(
    ({ path, value }): Proposal =>
      typeof value === 'number' ? { kind: 'set', path, value, words: '' } : putting({ path, value, words: '' }),
  )
  const options = [
    { label: 'Yes, put it back', does },
    { label: 'No, leave it off', does: [] },
  ]
  return { id: 'put-back', ways: ['Shall I put it back?'], offer: { group: 'which', options }, slot: null }
}

function originOf(entries: readonly Entry[], state: Conversation): string {
  const what = `I have ${entriesSaid(entries, state)}`
  const [first] = entries
  if (!first) return ''
  const { from, words } = first
  if (from === 'intake') return `${what} from your intake.`
  if (from === 'edit') return `${what} because it was set on the snapshot.`
  return words ? `${what} from your words "${words}".` : `${what} from what you said.`
}
