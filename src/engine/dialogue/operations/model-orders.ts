import type { Likelihood } from '../learned/reader.ts'
import { named } from '../named-entries.ts'
import { type Choice, ORDERED, type Ordered, remove, toRemove } from '../orders/order.ts'
import { inWords } from '../phrasing.ts'
import { isSameValue, type Proposal, putting } from '../proposal.ts'
import type { Reading } from '../proposals.ts'
import { CLOSED_OPTIONS, holdsSeveral, isMeet, LISTED_OPTIONS, type Path, slotOf } from '../slots.ts'
import type { Conversation, Entry } from '../state.ts'
import { modelValue } from './model-values.ts'
import type { Operation } from './operation.ts'
import { entrySaying, plainly } from './quotes.ts'

/** From here on the learned reader hears that something is ordered. */
const MAY_ORDER = 0.1

type Given = {
  before: Conversation
  reading: Reading
  likely: Likelihood | undefined
  /** What the readers heard. */
  ordered: Ordered | null
}

/** `isPlain`: it is carried out; else it is asked about. */
type Change = { does: Proposal[]; label: string; isPlain: boolean; isRemoval?: boolean }

/**
 * What a model hears ordered about entries that stand. It is carried out where its words name the entry, or name none
 * and a reader hears an order as well, or only put other words in the place of free ones, and asked about elsewhere; safety is given up only by somebody who is asked. What the readers
 * alone heard taken out is asked about. `gone` is taken out and nothing put in its place.
 */
export function modelOrder(
  operations: readonly Operation[],
  given: Given,
): { proposals: Proposal[]; gone: Proposal[]; order: Ordered | null } {
  const { before, ordered } = given
  const isUndo = before.earlier !== null && operations.some(({ op }) => op === 'undo')
  const changes = operations.flatMap((one) => changeOf(one, given) ?? [])
  const plain = changes.filter(({ isPlain }) => isPlain)
  const done = {
    proposals: plain.filter(({ isRemoval }) => !isRemoval).flatMap(({ does }) => does),
    gone: plain.filter(({ isRemoval }) => isRemoval).flatMap(({ does }) => does),
  }
  const maybe = changes.filter(({ isPlain }) => !isPlain)
  const open = maybe.length === 0 && !isUndo ? leftOpenBy(operations, given) : null
  if (open) return { ...done, order: open }
  if (changes.length === 0 && !isUndo) return { ...done, order: ordersMissed(operations, given) }
  const which = maybe.length === 0 ? [] : [...maybe, LEAVE]
  const isAsked = which.length > 0 || isUndo
  const isFree = ordered?.isFree ?? true
  return { ...done, order: isAsked ? { ...ORDERED, isFree, which, ask: askFor(maybe), isUndo } : null }
}

/** 'Shall I take out "Tall"?' */
const askFor = (changes: readonly Choice[]) =>
  `Shall I ${inWords(changes.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)))}?`
const LEAVE: Choice = { label: 'Leave it as it is', does: [] }

/** What the readers heard ordered is asked about where a model heard no answer and no order. */
function ordersMissed(operations: readonly Operation[], { before, ordered }: Given): Ordered | null {
  const isSilent = operations.every(({ op }) => op === 'answer' || op === 'note' || op === 'distress')
  if (!ordered || ordered.isKept) return ordered
  if (!isSilent) return null
  const gone = before.entries.filter((entry) =>
    ordered.proposals.some((one) => isSameValue(one, remove(entry, '')) || takesAll(one, entry)),
  )
  if (gone.length > 0) {
    const which = toRemove(gone, '').map((one) => ({ ...one, label: takeOut(one.label) }))
    return { ...ORDERED, isFree: true, which: [...which, LEAVE], ask: askFor(which) }
  }
  const isOpen = ordered.which.length > 0 || ordered.reword !== null || ordered.adds !== null || ordered.isUndo
  return isOpen ? ordered : null
}

const takeOut = (value: string) => `Take out "${value}"`
const takesAll = (one: Proposal, entry: Entry) => one.kind === 'clear' && one.slot === slotOf(entry)

/** Which entry is meant, where one is to be taken out and no entry says what a model names; null where that is plain. */
function leftOpenBy(operations: readonly Operation[], given: Given): Ordered | null {
  const { before, ordered } = given
  const open = operations.find((one) => one.op === 'remove' && !entryOf(one, given) && isOrdered(one.value, given))
  if (open?.op !== 'remove') return null
  const entries = before.entries.filter(({ path, value }) => path === open.path && !isMeet(value))
  const isFree = ordered?.isFree ?? true
  const which = toRemove(entries, open.words)
  if (which.length > 1) return { ...ORDERED, isFree, which }
  const [only] = which.map((one) => ({ ...one, label: takeOut(one.label) }))
  return only ? { ...ORDERED, isFree, which: [only, LEAVE], ask: askFor([only]) } : null
}

const isOrdered = (value: string, given: Given) => value === '' || isOrderHeard(given)
const isOrderHeard = ({ ordered, likely }: Given) => ordered !== null || (likely?.('R') ?? 0) >= MAY_ORDER

const entryOf = ({ path, value }: { path: Path; value: string }, { before }: Given): Entry | undefined =>
  entrySaying(
    before.entries.filter((one) => one.path === path),
    value,
  )

function changeOf(operation: Operation, given: Given): Change | null {
  if (operation.op !== 'remove' && operation.op !== 'replace' && operation.op !== 'move') return null
  const { before, reading, ordered } = given
  const { path, value, words } = operation
  const entry = entryOf(operation, given)
  if (!entry) return null
  const gone = remove(entry, words)
  const isNamed = (among: readonly Entry[]) => named(plainly(words), words, among).length > 0
  const isMeant =
    isNamed([entry]) || (isOrderHeard(given) && !isNamed(before.entries.filter((one) => one.path === path)))
  const isPlain = isMeant && (path !== SAFETY || ordered?.proposals.some((one) => isSameValue(one, gone)) === true)
  if (operation.op === 'remove') return { isPlain, isRemoval: true, does: [gone], label: takeOut(String(entry.value)) }
  if (operation.op === 'move')
    return {
      isPlain,
      does: [gone, putting({ path: operation.to, value: String(entry.value), words })],
      label: `Move "${entry.value}"`,
    }
  // What is put in its place may keep some of its words: "folk in place of jazz", where "likes jazz" stands.
  const put = modelValue({ path, value: operation.to, words }, reading, String(entry.value))
  if (!put) return null
  const isExact = plainly(String(entry.value)) === plainly(value) && isFreeWords(entry)
  return {
    isPlain: (isPlain || isExact) && put.isPlain,
    does: holdsSeveral(path) ? [gone, put.put] : [put.put],
    label: `Put "${'value' in put.put ? put.put.value : operation.to}" in place of "${entry.value}"`,
  }
}

/** Words of one's own, which filter nobody: other ones of the message may take their place. */
const isFreeWords = ({ path, value }: Entry) =>
  path !== SAFETY && CLOSED_OPTIONS[path] === undefined && !LISTED_OPTIONS[path]?.some((one) => one === value)

const SAFETY = 'valuesMap.safety_prefs'
