import { type Operation, putting } from '../../profile/operation.ts'
import { type Entry, entriesOfRow } from '../../profile/profile.ts'
import { defined, holdsSeveral, pathsOf, ROWS, type RowName, rowOf } from '../../profile/rows.ts'
import { NAMED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { ofOther } from './of-others.ts'
import { adds, clears, mostlyRemoves, moves, onlyRemoves, removes } from './order-heard.ts'
import { gone, LISTS, MOST_OFFERED, meant, moved, offered, POINTS, SEVERAL } from './order-meant.ts'
import { orderOrPresses, placesFor, pressesOnto, unclearOrder } from './order-presses.ts'
import { accepting, takingOff, undoing } from './order-removing.ts'
import { replacing } from './order-replacing.ts'
import { change, correcting, declining, puttingDown, setting } from './order-values.ts'
import {
  addedIn,
  addedSomewhere,
  isLabelled,
  isWritable,
  listBeside,
  listNamedIn,
  replaceOrders,
  withoutSpared,
} from './order-words.ts'
import { entriesOf, listedNo, listOf } from './own-words/entries.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { isNamedIn, rowsCalledIn } from './reading/row-names.ts'
import { saysNoTo } from './reading/whom-to-meet.ts'
import type { Part, Reading, Step } from './reading-of.ts'
import { asked } from './step-asked.ts'
import { named } from './step-named.ts'

/**
 * Reads orders about the card: they have words of an order and name an entry or row. An answer to the open question
 * that mentions another row stays an answer.
 */
export const orders: Step = (reading, left) => {
  const heard: Heard[] = []
  const taken: Part[] = []
  const sentences = [...new Set(left.map((part) => part.sentence))]
  const stretches = sentences.map((sentence) => left.filter((part) => part.sentence === sentence))
  for (const parts of stretches) {
    const words = wordsOf(parts, reading)
    const order = orderIn(words, parts, reading)
    const found = order && orderOrPresses(words, order, reading)
    // "Good looks is a bonus" names a list but no entry, so it is an answer.
    if (!found || (isInWords(reading.row) && found.every(({ kind }) => kind === 'handover'))) continue
    heard.push(...found)
    taken.push(...partsOf(found, parts, reading))
  }
  if (heard.length > 0 || stretches.length === 0) return { heard, taken }
  const whole = stretches.length > 1 ? orderIn(left.map(({ original }) => original).join('. '), left, reading) : null
  return whole ? { heard: whole, taken: left } : { heard, taken }
}

const isInWords = (row: RowName | null) => row !== null && defined(row).isInWords === true

/** Orders without listed words. Parts with figures are left to another step. */
export const likelyOrders: Step = (reading, left) => {
  const found = left.length === 0 || isInWords(reading.row) ? null : likelyOrder(left, reading)
  return found ? { heard: found, taken: left } : { heard: [], taken: [] }
}

function partsOf(found: readonly Heard[], parts: readonly Part[], reading: Reading): readonly Part[] {
  const { state } = reading
  const said = found.flatMap((one) => (one.kind === 'change' ? valuesOf(one.operation) : []))
  const own = parts.filter(
    ({ original }) =>
      removes(original, reading) ||
      adds(original, reading) ||
      replaceOrders(original).length > 0 ||
      listNamedIn(original) !== null ||
      entriesNamed(original, state.profile.entries).length > 0 ||
      said.some((value) => original.toLowerCase().includes(value.toLowerCase())),
  )
  // "Change the ages to 30 to 40 and take golf off": the figures step reads the ages.
  const isOther = (part: Part) =>
    ofOther(part, reading.row)?.kind === 'no' ||
    (isSplit(part) && ofStretch(part.original, reading) === null) ||
    (parts.length > 1 && SETS_FIGURES.test(part.text))
  const ordering = own.filter((part) => !isOther(part))
  return ordering.length > 0 ? ordering : own.length > 0 ? own : parts
}
const SETS_FIGURES = /\b(?:ages?|distance|miles|km)\b.*\d/
/** A part of a clause with two orders. */
const isSplit = ({ original, sentence }: Part) => !sentence.clauses.some((one) => one.original === original)
const valuesOf = (one: Operation): string[] =>
  ('value' in one ? [String(one.value)] : []).concat('to' in one ? [one.to] : [])

const wordsOf = (parts: readonly Part[], reading: Reading): string => {
  const [first] = parts
  const isWhole = first && parts.length === reading.parts.filter(({ sentence }) => sentence === first.sentence).length
  return first && isWhole ? first.sentence.original : parts.map(({ original }) => original).join(', ')
}

/** Two orders in a sentence are read clause by clause. */
function orderIn(words: string, parts: readonly Part[], reading: Reading): Heard[] | null {
  const swapped = parts.some(isSplit) && IN_PLACE.test(words) ? replacing(words, reading) : null
  if (swapped?.every(({ kind }) => kind === 'change')) return swapped
  // "That stamps note makes me sound ninety, bin it" writes nothing.
  const gone = onlyRemoves(words, reading) && parts.length > 1 ? removing(words, reading) : null
  if (gone?.length === 1) return gone
  const each = parts.length > 1 ? parts.map((part) => ofStretch(part.original, reading)) : []
  const several = each.filter((one) => one !== null)
  if (several.length < 2) return ofOneClause(several[0] ?? null, words, reading)
  const all = several.flat()
  // "I work nights, put it in the notes": the second clause only says where.
  const isCarriedOut = all.some(({ kind }) => kind === 'change')
  return isCarriedOut ? all.filter((one) => one.kind !== 'handover' || !POINTS.test(one.quote)) : all
}

/** "Tall out, oh and kind is only nice": each order is only about its own entry. */
function ofOneClause(only: Heard[] | null, words: string, reading: Reading): Heard[] | null {
  const whole = ofStretch(words, reading)
  if (!only || !whole) return whole ?? only
  const isOfOne = only.every(({ kind }) => kind === 'change') && !onlyRemoves(words, reading)
  return isOfOne && whole.length > only.length ? only : whole
}

const IN_PLACE = /\b(?:instead|in (?:its|their|that) (?:place|spot)|replac\w+|swap|there)\b/i

const ofStretch = (words: string, reading: Reading): Heard[] | null =>
  reading.state.profile.entries.length === 0 && reading.state.steps.length === 0
    ? (declining(words) ??
      puttingDown(words) ??
      adding(words, reading) ??
      accepting(words, reading) ??
      takingOff(words, reading))
    : ofCard(words, reading)

const PUTS_ELSE = /\b(?:take|drop|remove|scrap|delete)\b.*\bput (?!\d|(?:it|that|this|them|back|in|on|under)\b)/i

const ofCard = (words: string, reading: Reading): Heard[] | null =>
  undoing(words, reading) ??
  declining(words) ??
  correcting(words, reading) ??
  refusing(words, reading) ??
  accepting(words, reading) ??
  (onlyRemoves(words, reading) && !PUTS_ELSE.test(words) ? removing(words, reading) : null) ??
  replacing(words, reading) ??
  setting(words, reading) ??
  moving(words, reading) ??
  (mostlyRemoves(words, reading) ? removing(words, reading) : null) ??
  puttingDown(words) ??
  adding(words, reading) ??
  takingOff(words, reading)

/** "I'm not into men at all" removes an option of who to meet. */
function refusing(words: string, { state }: Reading): Heard[] | null {
  const found = entriesOfRow(state.profile, 'meet').filter(({ value }) => saysNoTo(String(value), plainWords(words)))
  return found.length === 0 ? null : found.map((entry) => change(gone(entry, words), words))
}

function removing(words: string, reading: Reading): Heard[] | null {
  if (!removes(words, reading) || YOU_DID.test(words)) return null
  const said = withoutSpared(words)
  const found = meant(said, reading)
  if (found.length > 0) return isPlain(found, said) ? found.map((one) => withoutIt(one, words)) : offered(found, words)
  const row = rowsCalledIn(plainWords(said))[0] ?? valueNamedIn(plainWords(said), reading)
  const held = row === undefined ? [] : entriesOfRow(reading.state.profile, row)
  if (row === undefined || held.length === 0) return null
  if (clears(words, reading) || !holdsSeveral(held[0]?.path ?? 'notes'))
    return [change({ op: 'clear', row, words }, words)]
  return offered(held, words)
}

const YOU_DID = /\b(?:you|u)(?: have|['\u2019]ve)? (?:just )?(?:deleted|removed|took|lost|dropped|wiped|erased|cut)\b/i

/** "Take out the omg": one word of a long entry may be meant, not the entry. */
const isHardlyNamed = (said: string, { value }: Entry) => {
  const [own, heard] = [stemsIn(String(value)), stemsIn(said)]
  return own.size > MOST_OF_A_SHORT_ENTRY && [...own].filter((stem) => heard.has(stem)).length < 2
}
const MOST_OF_A_SHORT_ENTRY = 3

const isPlain = (found: readonly Entry[], said: string): boolean =>
  (found.length === 1 || (SEVERAL.test(said) && !ONE_OF.test(said))) &&
  !found.some((entry) => isHardlyNamed(said, entry) && restOf(String(entry.value), said) === null)
function withoutIt(entry: Entry, words: string): Heard {
  const rest = restOf(String(entry.value), words)
  const { path, value } = entry
  if (rest !== null && holdsSeveral(path))
    return change({ op: 'replace', path, value: String(value), to: rest, words }, words)
  return change(holdsSeveral(entry.path) ? gone(entry, words) : { op: 'clear', row: rowOf(entry), words }, words)
}

/** "Drop the heights" leaves "into climbing" of "into climbing or not scared of heights". Null if nothing is left. */
function restOf(value: string, words: string): string | null {
  const said = stemsIn(withoutSpared(words))
  const pieces = value.split(JOINED)
  const isNamed = pieces.map((piece) => [...stemsIn(piece)].some((stem) => said.has(stem)))
  const isSparing = pieces.length > 1 && isNamed.includes(true) && isNamed.includes(false)
  if (!isSparing || pieces.some((piece) => stemsIn(piece).size === 0)) return null
  const left = pieces.filter((_, at) => !isNamed[at]).map((piece) => piece.trim())
  return left.length === 1 ? (left[0] ?? null) : left.join(' and ')
}
const JOINED = /\s*[,;]\s*(?:and |or |but )?|\s+(?:and|or|but)\s+(?:at least )?/i
const ONE_OF = /\b(?:one of|(?:take|drop|remove|delete|lose) one|just one|only one)\b/i

const valueNamedIn = (plain: string, { state }: Reading): RowName | undefined =>
  !OF_ANSWER.test(plain)
    ? undefined
    : ROWS.find(
        (row) => isNamedIn(row, plain) && entriesOfRow(state.profile, row).some(({ path }) => !holdsSeveral(path)),
      )

const OF_ANSWER = /\b(?:answers?|questions?|bit|part|thing|what(?:ever)? i|i (?:gave|told|said|put))\b/

function moving(words: string, reading: Reading): Heard[] | null {
  if (!moves(words, reading)) return null
  const list = listNamedIn(words) ?? listBeside(words) ?? otherList(words, reading)
  const [to] = list ? pathsOf(list) : []
  if (!list || !to) return null
  // "Not glued to his phone, oh and a glass of wine is just a bonus" moves nothing.
  if (!MOVES_IT.test(words) && words.split(/\s+/).length > LONGEST_MOVE) return null
  const found = entriesNamed(withoutSpared(words), reading.state.profile.entries).filter(
    (one) => LISTS.includes(rowOf(one)) && one.path !== to,
  )
  if (found.length === 0) return null
  const does = (entry: Entry): Operation => ({ op: 'move', path: entry.path, value: String(entry.value), to, words })
  if (found.length === 1 || SEVERAL.test(words)) return found.map((one) => change(does(one), words))
  return found.slice(0, MOST_OFFERED).map((one) => moved(one, list, to, words))
}

/** "Move it to the things that would be nice": the entry moves to the other list of wishes. */
function otherList(words: string, { state }: Reading): RowName | null {
  if (!MOVES_IT.test(words)) return null
  const rows = [...new Set(entriesNamed(withoutSpared(words), state.profile.entries).map(rowOf))]
  const [row] = rows
  if (rows.length !== 1) return null
  return row === 'mustHaves' ? 'niceToHaves' : row === 'niceToHaves' ? 'mustHaves' : null
}
const LONGEST_MOVE = 12
const MOVES_IT = /\b(?:move|shift|put|bump|make|turn|swap|count|promote|demote)\b/i

function adding(words: string, reading: Reading): Heard[] | null {
  const list = MISSES.test(words) || onlyRemoves(words, reading) ? null : listNamedIn(words)
  if (!list) return somewhere(words)
  if (!(adds(words, reading) || isLabelled(words)) || /\?\W*$/.test(words) || TOLD_BEFORE.test(words)) return null
  // "The note on the rush makes no sense. Take that one off" adds nothing.
  if (removes(reading.message.text, reading) && !ADDS_FIRST.test(words)) return null
  if (list === reading.row && !/\b(?:add|put|note|write)\b/i.test(words)) return null
  const [path] = pathsOf(list)
  const what = WRONG.test(words) ? null : addedIn(words)
  if (!path) return null
  const values =
    what === null
      ? []
      : what
          .split(LIST_STOP)
          .flatMap((one) => entriesOf(one, list))
          .filter(isWritable)
  if (values.length === 0) return [{ kind: 'handover', row: list, quote: words }]
  const listed = (value: string) => (list === 'dealbreakers' && listedNo(value, reading)) || value
  return values.map((value) => change(putting({ path, value: listed(value), words }), words))
}

const ADDS_FIRST = /^\W*(?:(?:and|also|but|please|then|so|no|just)[\s,]+)*(?:add|put|write|include|note|make|list)\b/i

/** "Like I wrote in my note" orders nothing. */
const TOLD_BEFORE = /\b(?:like|as|what(?:ever)?) i (?:already |just )?(?:wrote|said|put|told|mentioned)\b/i

/** "You did not write down the cats": a complaint, not a note. */
const MISSES = /\byou (?:did(?:n['\u2019]t| not)|have(?:n['\u2019]t| not)|never|forgot to)\b/i

function somewhere(words: string): Heard[] | null {
  const what = addedSomewhere(words)
  if (what === null || !isWritable(what)) return null
  // "Put no smokers on my list" means the deal-breakers, because it refuses.
  if (listOf(what, 'notes') === 'dealbreakers')
    return entriesOf(what, 'dealbreakers').map((value) =>
      change(putting({ path: 'valuesMap.dealbreakers', value, words }), words),
    )
  return pressesOnto(what, placesFor(null), words)
}

const WRONG = /\b(?:wrong\w*|strange\w*|weird\w*|odd\w*|spel\w+|mis-?spel\w+|written|fix|not right|incorrect|messed)\b/i
const LIST_STOP = /[,;\n]\s*/

function likelyOrder(left: readonly Part[], reading: Reading): Heard[] | null {
  const words = left.map(({ original }) => original).join('. ')
  // "…, please fix that" belongs to the order before it.
  const isPartOfOther = reading.isMixed && entriesNamed(words, reading.state.profile.entries).length === 0
  if (isPartOfOther && rowsCalledIn(plainWords(words)).length === 0) return null
  const unclear = TOLD_BEFORE.test(words) ? null : unclearOrder(words, reading)
  // "Take weekends off, I can only do lunch": another step reads the second clause.
  const isHeard = () =>
    [...named(reading, left).heard, ...asked(reading, left).heard].some(
      (one) => one.kind === 'change' && one.by !== 'guess' && one.sure >= NAMED,
    )
  return unclear && isHeard() ? null : unclear
}
