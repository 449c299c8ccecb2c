import { type Operation, putting } from '../../profile/operation.ts'
import { type Entry, entriesOfRow, type Profile } from '../../profile/profile.ts'
import { defined, holdsSeveral, pathsOf, ROWS, type RowName, rowOf } from '../../profile/rows.ts'
import { isOwnWords } from '../../profile/said.ts'
import { lastSteps } from '../../state/steps.ts'
import { ORDERED, SURELY_ORDERED, UNDOING } from '../bounds.ts'
import { buttonOf } from '../check.ts'
import type { Heard } from '../heard.ts'
import { isOfCard } from './of-card.ts'
import { mayRemove, removes } from './order-heard.ts'
import { ANY_WORD, LISTS, MOST_OFFERED, moved, offered, press } from './order-meant.ts'
import { takingOff } from './order-removing.ts'
import { change } from './order-values.ts'
import { commands, listNamedIn, thingAdded } from './order-words.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import type { Reading } from './reading-of.ts'

/** Offers buttons if the order would save words of the order itself. */
export function orderOrPresses(words: string, found: Heard[], reading: Reading): Heard[] {
  const absent = found.filter((one) => one.kind === 'absent')
  if (absent.length === found.length) {
    const isPointing = absent.every(({ quote }) => stemsIn(quote).size === 0)
    const off = isPointing ? pressesOff(words, reading) : pressesToClear(words, reading)
    return off.length > 0 ? off : found
  }
  // Of two orders, only a removal was heard. The other order may be about the same entry, so the removal becomes a
  // button.
  if (isHalfHeard(words, reading) && found.every((one) => one.kind === 'change' && takesOff(one.operation))) {
    const rows = rowsCalledIn(plainWords(words))
    return [
      ...rows.map((row): Heard => ({ kind: 'handover', row, quote: words })),
      ...found.flatMap((one): Heard[] =>
        one.kind === 'change'
          ? [{ kind: 'press', ...buttonOf(one.operation, reading.state.profile), quote: words }]
          : [],
      ),
    ]
  }
  const isClean = found.every((one) => one.kind !== 'change' || one.by !== 'order' || writesThing(one.operation))
  return isClean ? found : pressesFor(words, reading)
}

const takesOff = ({ op }: Operation) => op === 'remove' || op === 'clear'
const CHANGES =
  /\b(?:just (?:put|say|write)|change|fix|redo|update|edit|correct|reword|set|swap|switch|move|adjust|alter|amend)\b/
/** "Take one off and change my ages": the change is not heard. With a figure, the figures step reads it. */
const isHalfHeard = (words: string, { parts, reader }: Reading) =>
  CHANGES.test(plainWords(words)) &&
  !parts.some(({ text, original }) => CHANGES.test(text) && !removes(original, { reader }) && /\d|\$/.test(text))

/** False for words of an order such as "there" or "in its place". */
function writesThing(one: Operation): boolean {
  const written = one.op === 'replace' ? one.to : one.op === 'add' ? one.value : null
  return written === null || (!OF_ORDER.test(plainWords(written)) && !isOfCard(written) && SAYS_A_THING.test(written))
}
const SAYS_A_THING = /^(?!(?:is|are|only|just|still|not|should)\b).*\p{L}{3}/iu
const OF_ORDER =
  /^(?:the one|the ones|one about|some of|these|those|there|put|stick|add|please|you|include|jot|write|in its|in their|up top|word|fix|also put)\b|\b(?:belongs? (?:with|in|on|to|under)|put (?:it|that|this|them)|jot (?:it|this|that)|please include|down)$|\b(?:with the things|the things i)\b/

/** Buttons for the entries that an order names, for the last change, or for what it may remove or add. */
function pressesFor(words: string, reading: Reading, least: number | undefined = ANY_WORD): Heard[] {
  const { profile } = reading.state
  const thing = thingAdded(words)
  const list = listNamedIn(words)
  const said = thing?.replace(/^(?:just|simply|only)\b[\s:,]*/i, '')
  if (thing !== null && said && isNamedIn('faith', plainWords(words.replace(thing, ' '))) && !MISSES.test(words))
    return [change(putting({ path: 'valuesMap.faith_values_edge', value: said, words }), words)]
  const before = thing !== null && /\binstead\b/i.test(words) ? takenOff(reading.state) : null
  if (thing !== null && before) return [change(putting({ path: before.path, value: thing, words }), words)]
  if (thing !== null && !isListed(thing) && entriesNamed(thing, profile.entries).length === 0)
    return pressesOnto(thing, placesFor(list), words)
  const named = entriesNamed(words, profile.entries, least)
  if (named.length > 0) return named.slice(0, MOST_OFFERED).flatMap((entry) => pressesOn(entry, words, reading))
  const undone = lastChange(words, reading)
  if (undone) return [undone]
  if (!removes(words, reading)) return []
  const [clause = words] = words.split(/[,.;]\s/)
  return takingOff(clause, reading) ?? pressesOff(words, reading)
}

/** The entry that the previous message removed: "put gaming instead" replaces it. */
function takenOff({ steps, turn }: Reading['state']): Entry | undefined {
  const [last] = steps.slice(-1)
  if (!last || turn - last.turn > 1) return undefined
  return last.back.flatMap((one) => (one.op === 'restore' ? one.entries : [])).find((one) => isOwnWords(one))
}

/** "You didn't put down the cats" is no order. */
const MISSES = /\byou (?:did|have)(?: not|n['\u2019]?t) (?:put|write|note|add|take)\b/i

const isListed = (thing: string) => ROWS.some((row) => !defined(row).isInWords && isNamedIn(row, plainWords(thing)))

function lastChange(words: string, { state, reader }: Reading): Heard | null {
  const [last] = lastSteps(state)
  const isMeant = reader(words, 'none')('Oundo') >= UNDOING
  return last && isMeant ? { kind: 'press', label: last.label, does: last.back, quote: words } : null
}

export const pressesOnto = (thing: string, lists: readonly RowName[], words: string): Heard[] =>
  lists.flatMap((row) =>
    pathsOf(row).map((path) =>
      press(`${defined(row).title}: “${thing}”`, putting({ path, value: thing, words }), words),
    ),
  )
export const placesFor = (list: RowName | null): readonly RowName[] =>
  list ? [list] : LISTS.filter((row) => row !== 'dealbreakers')

function pressesOn(entry: Entry, words: string, reading: Reading): Heard[] {
  const list = listNamedIn(words)
  const [to] = list ? pathsOf(list) : []
  const isMove = list && to && to !== entry.path && LISTS.includes(rowOf(entry))
  const presses = [
    ...(isMove ? [moved(entry, list, to, words)] : []),
    ...(mayRemove(words, reading) ? offered([entry], words) : []),
  ]
  return presses.length > 0 ? presses : [{ kind: 'handover', row: rowOf(entry), quote: words }]
}

const pressesToClear = (words: string, { state: { profile } }: Reading): Heard[] =>
  rowsHeld(words, profile)
    .filter((row) => entriesOfRow(profile, row).every(({ path }) => !holdsSeveral(path)))
    .map((row) => press(`Clear ${defined(row).title}`, { op: 'clear', row, words }, words))

const rowsHeld = (words: string, profile: Profile): RowName[] => {
  const plain = plainWords(words)
  return ROWS.filter((row) => isNamedIn(row, plain) && entriesOfRow(profile, row).length > 0)
}

/** Buttons to remove something unnamed: a named row's answer, or else the newest entries. */
function pressesOff(words: string, reading: Reading): Heard[] {
  const { profile } = reading.state
  const closed = pressesToClear(words, reading)
  if (closed.length > 0) return closed
  const rows = rowsHeld(words, profile)
  const held = profile.entries.filter(
    (one) => holdsSeveral(one.path) && (rows.length === 0 ? LISTS : rows).includes(rowOf(one)),
  )
  return offered(held.slice(-MOST_OFFERED), words)
}

const FIGURES: readonly RowName[] = ['age', 'distance']

/** Opens the rows if no button fits. */
export function unclearOrder(words: string, reading: Reading): Heard[] | null {
  const says = reading.reader(words, 'none')
  const isLikely = says('R') >= ORDERED && (reading.row === null || reading.likely('R') >= ORDERED)
  const isCommand = commands(words)
  if (!isLikely && !isCommand) return null
  const presses = pressesFor(words, reading, isCommand ? ANY_WORD : undefined)
  if (presses.length > 0) return presses
  const list = listNamedIn(words)
  const called = [...new Set([...rowsCalledIn(plainWords(words)), ...(list ? [list] : [])])]
  const held = reading.state.profile.entries.filter(({ path }) => isCommand && holdsSeveral(path)).map(rowOf)
  // "It would be a bonus if he cooks" is a wish, not an order.
  if (!isCommand && says('R') < SURELY_ORDERED && called.every((row) => defined(row).isInWords)) return null
  const rows = called.length > 0 ? called : /\d/.test(words) ? FIGURES : [...new Set(held.toReversed())]
  return rows.length === 0 ? null : rows.map((row) => ({ kind: 'handover', row, quote: words }))
}
