import { MAX_TRAVEL_KM } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import type { Asking, Topic } from '../facts/topics.ts'
import { cutAtWord, fitting } from '../profile/fitting.ts'
import { type Operation, rowOfOperation } from '../profile/operation.ts'
import { type Entry, entriesOfRow, isAmong, type Profile } from '../profile/profile.ts'
import { defined, holdsSeveral, pathsOf, type RowName, rowOf } from '../profile/rows.ts'
import { isOwnWords, valueShown } from '../profile/said.ts'
import { type Button, MAX_LABEL, MOST_HANDED_OVER } from '../state/conversation.ts'
import { noteLabel } from '../state/offers.ts'
import { ANSWERED, NAMED, NAMED_CHANGE, OFFERED } from './bounds.ts'
import type { Told } from './built-in/labels/told.ts'
import { plainWords } from './built-in/reading/plain-words.ts'
import { isNamedIn, rowNamed } from './built-in/reading/row-names.ts'
import type { By, Heard, Talk } from './heard.ts'

export type Checked = {
  apply: Operation[]
  /** Values of the open question to confirm. */
  confirm: Button[]
  /** Buttons in the secondary row. */
  offer: Button[]
  /** Buttons that carry out an order. */
  press: Button[]
  open: RowName[]
  /** Text that prefills an opened row. */
  draft: string | null
  undo: boolean
  refuses: boolean
  /** An entry to remove that is not on the card. */
  absent: { quote: string; row?: RowName } | null
  isPrivate: boolean
  isKnown: boolean
  asks: Asking[]
  topics: Topic[]
  told: Told[]
  talk: Talk[]
  left: string[]
  /** Orders that failed while others were carried out. */
  undone: { quote: string; rows: readonly RowName[] }[]
}

type Change = Extract<Heard, { kind: 'change' }>
type Verdict = 'apply' | 'confirm' | 'offer'

/** This table alone decides what happens to a change, by the reason to believe it. */
const TABLE: Record<By, (one: Change, profile: Profile) => Verdict> = {
  press: () => 'apply',
  asked: ({ sure }) => (sure >= ANSWERED ? 'apply' : 'confirm'),
  order: () => 'apply',
  named: (one, profile) => {
    const isDeclined = profile.declined.includes(rowOfOperation(one.operation)) && one.sure < 1
    return !isDeclined && one.sure >= (isChangeOfOther(one, profile) ? NAMED_CHANGE : NAMED) ? 'apply' : 'offer'
  },
  // If the person declined a row, a value for it is only offered.
  quoted: ({ operation }, profile) => (profile.declined.includes(rowOfOperation(operation)) ? 'offer' : 'apply'),
  guess: () => 'offer',
}

const isChangeOfOther = ({ operation: one }: Change, { entries }: Profile) =>
  (one.op === 'set' && entries.some((entry) => entry.path === one.path)) || one.op === 'none' || one.op === 'clear'

export function check(
  heard: readonly Heard[],
  { profile, row, leftOut }: { profile: Profile; row: RowName | null; leftOut: readonly string[] },
): Checked {
  const checked: Checked = {
    ...{ apply: [], confirm: [], offer: [], press: [], open: [], draft: null, undo: false, isKnown: false },
    ...{ refuses: false, absent: null, isPrivate: false },
    ...{ asks: [], topics: [], told: [], talk: [], left: [], undone: [] },
  }
  // If the message clearly answers another row, a doubtful value is no answer to the open row.
  const isElsewhere = heard.some(
    (one) => one.kind === 'change' && one.by === 'named' && one.sure >= NAMED && rowOfOperation(one.operation) !== row,
  )
  for (const one of heard) {
    if ('draft' in one) checked.draft ??= one.draft ?? null
    if (one.kind === 'change' && isOverruled(one, heard)) continue
    if (
      one.kind === 'change' &&
      isElsewhere &&
      one.by === 'asked' &&
      (one.sure < OFFERED || (one.sure < ANSWERED && !names(row, one.quote)))
    )
      continue
    if (one.kind === 'change') checkChange(one, { checked, profile, row })
    else if (one.kind === 'press') checked.press.push(buttonFor(one.label, one.does))
    else if (one.kind === 'offer') checked.offer.push(buttonFor(one.label, one.does))
    else if (one.kind === 'handover') checked.open.push(one.row)
    else if (one.kind === 'undo') checked.undo = true
    else if (one.kind === 'refuses') checked.refuses = true
    else if (one.kind === 'absent') checked.absent = alsoAbsent(checked.absent, one)
    else if (one.kind === 'ask') checked.asks.push(...one.asks)
    else if (one.kind === 'which') checked.topics.push(...one.topics)
    else if (one.kind === 'told') checked.told.push(one.told)
    else if (one.kind === 'talk') checked.talk.push(one.talk)
    else if (one.kind === 'left') checked.left.push(one.quote)
    else if (one.kind === 'undone') checked.undone.push(one)
    else checkNote(one, { checked, leftOut })
  }
  return {
    ...checked,
    // A message with a greeting, a question or a loss is probably no answer.
    confirm: checked.talk.includes('greeting') || checked.asks.length + checked.told.length > 0 ? [] : checked.confirm,
    // "Keep it" takes the last offer, so an offer that sets a value comes last.
    offer: checked.offer
      .filter(
        ({ label, does }, at, all) =>
          all.findIndex((one) => one.label === label) === at && !does.every((one) => isApplied(one, checked)),
      )
      .toSorted((one, other) => Number(isListed(one)) - Number(isListed(other))),
    // The host replies to what the person told, so it is not also listed as ignored.
    left: checked.left.filter((quote) => !checked.told.some(({ words }) => holds(quote, words))),
    // A row that this message changed is not opened, except a list, which may get more entries.
    open: [...new Set(checked.open)]
      .filter((row) => pathsOf(row).some(holdsSeveral) || !checked.apply.some((one) => rowOfOperation(one) === row))
      .slice(0, MOST_HANDED_OVER),
  }
}

/** "Make the ages 35 to 45 and take off kind" does not clear the ages. */
const isOverruled = ({ operation }: Change, heard: readonly Heard[]) =>
  operation.op === 'clear' &&
  heard.some(
    (one) => one.kind === 'change' && one.operation.op === 'set' && rowOfOperation(one.operation) === operation.row,
  )

const isListed = ({ does: [one] }: Button) => one?.op === 'set'

/** The reply names two missing entries in one sentence. */
const alsoAbsent = (
  before: Checked['absent'],
  { quote, row }: Extract<Heard, { kind: 'absent' }>,
): Checked['absent'] =>
  before && before.quote !== quote ? { quote: `${before.quote} or ${quote}` } : { quote, ...(row && { row }) }

const names = (row: RowName | null, quote: string) => row !== null && isNamedIn(row, plainWords(quote))
const isApplied = (one: Operation, { apply }: Checked) =>
  'value' in one &&
  apply.some((other) => 'value' in other && rowOfOperation(other) === rowOfOperation(one) && other.value === one.value)
const holds = (quote: string, words: string) => quote.includes(words) || words.includes(quote)

type Into = { checked: Checked; profile: Profile; row: RowName | null }

function checkChange(said: Change, { checked, profile, row }: Into) {
  const one = { ...said, operation: meant(said.operation) }
  const { operation, by } = one
  if (!isPossible(operation, profile)) return
  if (isThere(operation, profile)) {
    if (by !== 'guess') checked.isKnown = true
    return
  }
  // "Nothing else" after an answer keeps that answer.
  if (operation.op === 'none' && by === 'asked' && entriesOfRow(profile, operation.row).length > 0) {
    checked.talk.push('filler')
    return
  }
  const verdict = TABLE[by](one, profile)
  if (verdict === 'apply') checked.apply.push(operation)
  else if (verdict === 'confirm' || (rowOfOperation(operation) === row && !isAnswered(row, checked)))
    checked.confirm.push(buttonOf(operation, profile))
  else checked.offer.push(buttonOf(operation, profile))
}

const isAnswered = (row: RowName | null, { apply }: Checked) => apply.some((one) => rowOfOperation(one) === row)

/** "Any distance" is stored as the maximum: matching uses a default where the distance is empty. */
const meant = (one: Operation): Operation =>
  one.op === 'none' && one.row === 'distance'
    ? { op: 'set', path: 'valuesMap.distance_km', value: MAX_TRAVEL_KM, words: one.words }
    : one

/** A private matter is never offered as a note, and a declined offer is not repeated. */
function checkNote(
  { quote, isPrivate }: Extract<Heard, { kind: 'note' }>,
  { checked, leftOut }: { checked: Checked; leftOut: readonly string[] },
) {
  if (isPrivate) checked.isPrivate = true
  else if (!leftOut.some((one) => quote.endsWith(one))) {
    const value = quote.replace(/^(?:(?:and|but|so|though|also)\s+)+(?=\S)|[\s.,;]+$/gi, '')
    checked.offer.push(buttonFor(noteLabel(value), [{ op: 'add', path: 'notes', value, words: quote }]))
  }
}

function isPossible(one: Operation, profile: Profile): boolean {
  if (one.op === 'set' || one.op === 'add') return fitting(one.path, one.value) !== null && saysSomething(one)
  if (one.op === 'replace' && !saysSomething({ path: one.path, value: one.to })) return false
  if (one.op === 'remove' || one.op === 'replace' || one.op === 'move') return isAmong(one, profile.entries)
  return true
}

/** Figures ("53 to 68") belong to the ages, whichever list they were heard for. A row's name is no entry. */
const saysSomething = (one: Pick<Entry, 'path' | 'value'>): boolean =>
  !isOwnWords(one) ||
  typeof one.value !== 'string' ||
  (!FIGURES_ALONE.test(one.value) && rowNamed(plainWords(one.value)) === undefined)
const FIGURES_ALONE =
  /^(?:[^\p{L}]*(?:(?:years?|yrs?|old|miles?|kms?|ages?|to|till|until|and|or|the|max|min|tops|about|under|over|up|between|from|not)[^\p{L}]*)*)$/iu

const isThere = (one: Operation, profile: Profile): boolean =>
  (one.op === 'set' || (one.op === 'add' && !one.alone)) &&
  !(one.op === 'set' && one.unit) &&
  profile.entries.some((entry) => entry.path === one.path && entry.value === fitting(one.path, one.value))

const buttonFor = (label: string, does: Operation[]): Button => ({ label: cutAtWord(label, MAX_LABEL), does })

export function buttonOf(one: Operation, profile: Profile): Button {
  return buttonFor(labelOf(one, profile), [one])
}

function labelOf(one: Operation, { entries }: Profile): string {
  const { title } = defined(rowOfOperation(one))
  switch (one.op) {
    case 'set':
    case 'add': {
      const said = isOwnWords(one) ? `“${one.value}”` : valueShown(one, one.op === 'set' ? (one.unit ?? null) : null)
      if (one.path === 'valuesMap.age_range.min') return `${title}: from ${said}`
      if (one.path === 'valuesMap.age_range.max') return `${title}: up to ${said}`
      const isInPlace = one.op === 'set' && entries.some((entry) => entry.path === one.path)
      return `${title}: ${said}${isInPlace && holdsSeveral(one.path) ? ' too' : ''}`
    }
    case 'remove':
      return `Take off “${optionLabel(one.value)}”`
    case 'replace':
      return `“${one.value}”: “${one.to}” instead`
    case 'move':
      return `Move “${one.value}” to ${defined(rowOf({ path: one.to, value: one.value })).title}`
    case 'clear':
      return `Clear ${title}`
    case 'none':
      return `${title}: nothing`
    default:
      return title
  }
}
