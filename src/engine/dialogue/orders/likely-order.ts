import { ORDER_LABELS } from '../learned/labels.ts'
import type { Likelihood } from '../learned/reader.ts'
import { ALL, areMeant, BUT, isNameable, named, ORDINALS, othersIn, withoutSpared } from '../named-entries.ts'
import { type Proposal, putting } from '../proposal.ts'
import { TOPICS } from '../read-reply/declining-words.ts'
import { plainWords } from '../reading/plain-words.ts'
import { ROW, slotNamed, slotsSpokenOf } from '../reading/row-names.ts'
import { anyOf, pattern } from '../reading/words.ts'
import { holdsSeveral, type Path, type Slot, slotOf } from '../slots.ts'
import type { Entry } from '../state.ts'
import { FREE_LISTS, LIST_NAMES, listsIn } from './list-names.ts'
import { addedWords, CHANGES, isThing, newWords } from './new-words.ts'
import { type EntryOrder, isReadAsValue, move, NO_ORDER, remove, UNSURE, whereTo, whichToRemove } from './order.ts'

type Kind = (typeof ORDER_LABELS)[number]

// Measured on orders that the reader had not seen: the kind is right in 94 of 100.
/** From here on a message is taken for an order. */
export const ORDERS = 0.35
/** From here on the kind of order is believed. */
const KNOWN = 0.3

/** What kind of order a message is, if it is one. */
export function kindOfOrder(likely: Likelihood): Kind | null {
  const [best] = ORDER_LABELS.toSorted((one, other) => likely(other) - likely(one))
  return best !== undefined && likely('R') >= ORDERS && likely(best) >= KNOWN ? best : null
}

/** "Keep the instrument", "singing may stay": what is not to be touched. */
const KEEPING = anyOf(/keep(?:ing)?|leave|but|except|instead|just the|only the|not the|(?:only|just) want/)

/** The words of an order without what it leaves as it is. */
const touched = (said: string) =>
  withoutSpared(said)
    .split(/[.;!?]|,(?= )/)
    .map((clause) => clause.slice(0, KEEPING.exec(clause)?.index ?? clause.length))
    .join(', ')

/** `told`: what the readers would add to the lists. */
export type Given = {
  said: string
  text: string
  entries: readonly Entry[]
  told: readonly string[]
  likely: Likelihood
}

/** What an order in free words wants done with the entries that stand: carried out, asked about, or no order after all. */
export function likelyOrder(kind: Kind, given: Given): EntryOrder {
  const { said, text, entries } = given
  // "All but the second": what is spared is found by the plain orders.
  if (BUT.test(said)) return NO_ORDER
  const lists = entries.filter(({ path }) => holdsSeveral(path))
  const free = lists.filter((entry) => !isReadAsValue(entry))
  switch (kind) {
    case 'Oundo':
      return { kind: 'undo' }
    case 'Oadd':
      return adding(given)
    case 'Oclr':
      return clearing(said, text, { entries, lists: free })
    case 'Omov':
      return moving(said, text, free)
    case 'Orep':
      return replacing(given, free)
    case 'Orem':
      return removing(given, entries.filter(isNameable))
  }
}

/** Words that order something to be written down. */
export const WRITES = anyOf(
  /add(?:ed|ing)?|put|pop|stick|write|jot|note (?:down|that)|include|insert|append|chuck|throw|bung|go(?:es)? with/,
)

function adding({ said, text, told }: Given): EntryOrder {
  const lists = listsIn(said)
  const [path] = lists
  const { values, isPlain } = addedWords(text, path === 'notes')
  // "Nice to have: a good voice" tells something new, which the readers have heard.
  if (told.length > 0 && told.every(isThing) && !WRITES.test(said)) return NO_ORDER
  const [value] = values
  if (value === undefined) return path === undefined || lists.length > 1 ? UNSURE : { kind: 'wording', path }
  const isToldAlike = values.length === 1 && told.some((one) => one.toLowerCase() === value.toLowerCase())
  if (!isPlain && !isToldAlike) return UNSURE
  const puts = (list: Path) => [putting({ path: list, value, words: text })]
  if (path !== undefined && lists.length === 1) return { kind: 'does', proposals: puts(path) }
  const places = lists.length > 1 ? lists : FREE_LISTS
  const choices = places.map((list) => ({ label: LIST_NAMES[list] ?? list, does: puts(list) }))
  return { kind: 'which', ask: `Where shall I put "${value}"?`, choices }
}

/** Words that take something out, in an order or around one. */
export const TAKES_OUT = anyOf(
  /remov\w*|delet\w*|eras\w*|scrap|scratch|strike|drop|ditch|bin|lose|cut|cancel|clear|wipe|forget|undo|unsay|revert|rid|skip/,
  /(?:take|taking|took|throw|cross|kick|leave|pull|rub)\b.*\b(?:out|off|away|back)|(?:can|could|should|must|may|to) (?:go|come (?:out|off))/,
  /(?:no longer|not|no more) (?:needed|wanted|necessary|required|important|true)|do not (?:want|need|keep|list)|no need/,
)

const CLEARS = anyOf(
  /clear|empty|wipe|blank|reset|delete|remove|erase|rub|scrap|bin|drop|lose|every\w*|rid|shot|scratch/,
  /take (?:away|out|off)|the lot|whole/,
)

function clearing(
  said: string,
  text: string,
  { entries, lists }: { entries: readonly Entry[]; lists: readonly Entry[] },
): EntryOrder {
  if (!CLEARS.test(said)) return NO_ORDER
  const [path] = listsIn(said)
  const inList = lists.filter((entry) => entry.path === path)
  const gone = (found: readonly Entry[]): Proposal[] => found.map((entry) => remove(entry, text))
  if (inList.length > 0) return { kind: 'does', proposals: gone(inList) }
  const slot = TOPICS.find(([, topic]) => topic.test(said))?.[0]
  if (slot !== undefined && entries.some((entry) => slotOf(entry) === slot))
    return { kind: 'does', proposals: [{ kind: 'clear', slot, words: text }] }
  return slot === undefined ? UNSURE : NO_ORDER
}

function moving(said: string, text: string, entries: readonly Entry[]): EntryOrder {
  const found = named(touched(said), text, entries)
  const [first] = found
  if (!first) return UNSURE
  const lists = listsIn(said)
  const goals = lists.filter((path) => path !== first.path)
  const goal = goals.length === 1 ? goals[0] : undefined
  const meant = found.filter(({ path }) => path === first.path)
  if (goal !== undefined && areMeant(meant, said))
    return { kind: 'does', proposals: meant.flatMap((entry) => move(entry, goal, text)) }
  if (goal !== undefined)
    return {
      kind: 'which',
      choices: meant.map((entry) => ({ label: String(entry.value), does: move(entry, goal, text) })),
    }
  return { kind: 'which', choices: whereTo(first, text) }
}

const isInWords = ({ path }: Entry) => path === 'valuesMap.faith_values_edge' || path === 'notes'

/** "Change my faith", "my note needs fixing": what is changed is the row itself, and nothing is put beside it. */
const CHANGES_ROW = pattern`\b(?:${CHANGES}|fix|adjust|rephrase)(?: (?:up|the|my|that|this|your))* (${ROW})|\b(${ROW})(?: \w+){0,2} (?:is|are|sounds?|looks?|reads?|needs?|should)\b`
function slotChangedIn(said: string): Slot | undefined {
  const [, changed, wrong] = CHANGES_ROW.exec(said) ?? []
  const name = changed ?? wrong
  return name === undefined ? undefined : slotNamed(name)
}

function replacing({ said, text, entries: standing }: Given, entries: readonly Entry[]): EntryOrder {
  // What is only said in the new words names no entry.
  const [told] = newWords(text, '').values
  const around = told === undefined ? said : plainWords(text.replace(told, ' '))
  const row = slotChangedIn(said)
  const found = named(around, text, entries)
  const [entry] = found
  if (entry) {
    if (row !== undefined && !found.some((one) => slotOf(one) === row)) return UNSURE
    const { values, isPlain } = newWords(text, String(entry.value))
    const [value] = values
    if (value === undefined) return found.length === 1 ? { kind: 'reword', entry } : UNSURE
    if (!isPlain) return UNSURE
    const anew = (one: Entry) => [remove(one, text), putting({ path: one.path, value, words: text })]
    if (found.length === 1) return { kind: 'does', proposals: anew(entry) }
    return { kind: 'which', choices: found.map((one) => ({ label: String(one.value), does: anew(one) })) }
  }
  // "Change my faith": what the row should say instead is not told.
  const held = standing.filter((one) => isInWords(one) && slotOf(one) === row)
  if (held[0] && held.length === 1) return { kind: 'reword', entry: held[0] }
  // "Make the budget $$" gives an answer anew, which the readers know.
  return TOPICS.some(([, topic]) => topic.test(said)) || /\d|\$/.test(said) ? NO_ORDER : UNSURE
}

/** "Messy is me, put that in my notes" takes it out of one list for another. */
const PUTS = anyOf(/put|move|belongs?|shift|stick/)

const EMPTIES = anyOf(/clear|empty|wipe|blank|reset/)

/** What is plainly ordered to be taken out: entries, also of the week and of whom to meet, or a row by its name. */
export function takenOut({ said, text, entries }: Pick<Given, 'said' | 'text' | 'entries'>): EntryOrder {
  if (BUT.test(said)) return UNSURE
  const slot = slotsSpokenOf(said).find((one) => entries.some((entry) => slotOf(entry) === one))
  const isRow = slot !== undefined && listsIn(said).length === 0 && !/\d|\$/.test(said)
  const cleared: EntryOrder = isRow ? { kind: 'does', proposals: [{ kind: 'clear', slot, words: text }] } : NO_ORDER
  // "Clear my budget, I'd sooner decide on the day": a row is emptied, whatever shares a word with the reason.
  if (isRow && EMPTIES.test(said)) return cleared
  const found = removing({ said, text }, entries.filter(isNameable), true)
  return listsIn(said).length > 0 || (found.kind !== 'none' && found.kind !== 'unsure') ? found : cleared
}

function removing(
  { said, text }: Pick<Given, 'said' | 'text'>,
  entries: readonly Entry[],
  isPlain = false,
): EntryOrder {
  const meant = touched(said)
  const [list, another] = listsIn(meant)
  const inList = entries.filter(
    ({ path, value }) => list !== undefined && path === list && slotOf({ path, value }) !== 'meet',
  )
  const within = another === undefined && inList.length > 0 ? named(meant, text, inList) : []
  const found = within.length > 0 ? within : named(meant, text, entries)
  if (!isPlain && found.some(isReadAsValue)) return NO_ORDER
  const [first] = found
  if (first && PUTS.test(said) && listsIn(said).some((path) => path !== first.path)) return moving(said, text, entries)
  if (found.length > 0)
    return areMeant(found, meant)
      ? { kind: 'does', proposals: found.map((entry) => remove(entry, text)) }
      : whichToRemove(found, text)
  const others = inList.length > 0 && another === undefined ? othersIn(inList, said) : null
  if (others?.length) return { kind: 'does', proposals: others.map((entry) => remove(entry, text)) }
  const ordinal = others ? undefined : ORDINALS.find(([place]) => place.test(said))
  if (inList.length > 0 && ordinal && another === undefined)
    return { kind: 'does', proposals: ordinal[1](inList).map((entry) => remove(entry, text)) }
  if (inList.length > 0 && ALL.test(meant))
    return { kind: 'does', proposals: inList.map((entry) => remove(entry, text)) }
  if (TOPICS.some(([, topic]) => topic.test(said)) || /\d|\$/.test(said)) return NO_ORDER
  if (!TAKES_OUT.test(said)) return NO_ORDER
  return UNSURE
}
