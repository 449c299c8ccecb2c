import { optionLabel } from '#contract/options.ts'
import type { Operation } from '../../profile/operation.ts'
import { type Entry, entriesOfRow } from '../../profile/profile.ts'
import { defined, type Path, type RowName, rowOf } from '../../profile/rows.ts'
import type { Heard } from '../heard.ts'
import { entriesNamed, stemsIn } from './reading/entry-names.ts'
import { plainWords } from './reading/plain-words.ts'
import { rowsCalledIn } from './reading/row-names.ts'
import { anyCase, literally } from './reading/words.ts'
import type { Reading } from './reading-of.ts'
import { PLACE } from './words-of-flow.ts'

export const press = (label: string, does: Operation | Operation[], quote: string): Heard => ({
  ...{ kind: 'press', label, quote },
  does: [does].flat(),
})
export const quoted = (entry: Entry) => `“${optionLabel(String(entry.value))}”`
export const gone = ({ path, value }: Entry, words: string): Operation => ({
  op: 'remove',
  path,
  value: String(value),
  words,
})
export const MOST_OFFERED = 4
export const offered = (entries: readonly Entry[], words: string): Heard[] =>
  entries.slice(0, MOST_OFFERED).map((entry) => press(`Take off ${quoted(entry)}`, gone(entry, words), words))
export const moved = (entry: Entry, list: RowName, to: Path, words: string): Heard =>
  press(
    `Move ${quoted(entry)} to ${defined(list).title}`,
    { op: 'move', path: entry.path, value: String(entry.value), to, words },
    words,
  )
export const LISTS: readonly RowName[] = ['mustHaves', 'niceToHaves', 'dealbreakers', 'notes']
export const SEVERAL = /\b(?:and|both|all|two|those|them)\b|&|\+/i

const THAT = /^\W*(?:that(?: (?:one|last one|note|line|bit))?|it|this(?: one)?|them|the last (?:one|thing|note))\W*$/i

/** Finds entries by their words, by their place in a named list, or as "that one". */
export function meant(said: string, reading: Reading): Entry[] {
  const { state, message } = reading
  const { entries } = state.profile
  const plain = plainWords(said)
  const rows = rowsCalledIn(plain)
  const named = entriesNamed(said, entries)
  if (named.length > 0) return narrowed([...named, ...namedBeside(said, named, entries)], rows)
  const [row] = rows
  const among = row ? entriesOfRow(state.profile, row) : []
  const place = PLACED.exec(plain)?.[1]
  const at = place === undefined ? undefined : among.at(PLACE[place] ?? among.length)
  if (at) return [at]
  if (row && among.length === 1) return among
  if (row) return []
  // "The cookin is still there, take it off": the rest of the sentence names the entry.
  const own = message.sentences.find(({ original }) => original.includes(said.trim()))?.original ?? said
  const elsewhere = entriesNamed(stemsIn(own).size > 0 ? own : message.text, entries)
  if (elsewhere.length > 0) return THAT.test(said) || POINTS.test(said) ? elsewhere : []
  const isThere = state.lastKept && entries.some((one) => one.value === state.lastKept?.value)
  if (!(THAT.test(said) || LAST.test(plain)) || !state.lastKept || !isThere) return []
  // "He needn't have a car, scratch that one" may mean the car or the last entry.
  return [...new Set([...entriesNamed(message.text, entries, ANY_WORD), state.lastKept])]
}
/** "Wipe honest and the degree": after a fully named entry, one word is enough. */
function namedBeside(said: string, named: readonly Entry[], entries: readonly Entry[]): Entry[] {
  const rest = named.reduce((left, { value }) => left.replace(anyCase(literally(String(value))), ' '), said)
  return rest === said || !SEVERAL.test(said)
    ? []
    : entriesNamed(
        rest,
        entries.filter((one) => !named.includes(one)),
      )
}

const PLACED = /\b(?:the |that )?(first|second|third|fourth|last|1st|2nd|3rd)\b/
export const POINTS = /\b(?:that|it|this|them|those)\b/i
const LAST = /\b(?:that last|the last|that one|that bit|that note)\b/

/** One shared word is enough to ask about an entry. */
export const ANY_WORD = 0.01

function narrowed(named: Entry[], rows: readonly RowName[]): Entry[] {
  const within = named.filter((one) => rows.includes(rowOf(one)))
  return within.length > 0 ? within : named
}
