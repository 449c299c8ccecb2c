import { ALL_TOPICS, type Topic } from '../../facts/topics.ts'
import { type Operation, rowOfOperation } from '../../profile/operation.ts'
import { isSameText } from '../../profile/profile.ts'
import { defined, holdsSeveral, pathsOf, type RowName, rowOf } from '../../profile/rows.ts'
import { listen } from '../built-in/listen.ts'
import { entriesNamed } from '../built-in/reading/entry-names.ts'
import { plainWords } from '../built-in/reading/plain-words.ts'
import type { Reading } from '../built-in/reading-of.ts'
import { isPrivate } from '../built-in/step-rest.ts'
import type { Heard } from '../heard.ts'
import { modelValues } from './model-values.ts'
import type { ModelHeard, ModelOperation } from './operation.ts'
import { isMadeOf, isQuoted, plainly } from './quotes.ts'

/**
 * Checks a model's operations against the words that they quote. What the built-in listener is certain of stays; if the
 * model differs, the person is asked.
 */
export function heardByModel(reading: Reading, { operations }: ModelHeard): Heard[] {
  const alone = listen(reading)
  const quoted = operations.filter(({ op, words }) => op === 'distress' || isQuoted(words, reading.message.text))
  const ofModel = quoted.flatMap((one) => heardOf(one, reading))
  const sure = alone.filter((one) => isCertain(one) && !ofModel.some((other) => isSaid(one, other)))
  const agreed = ofModel.map((one) => (sure.some((other) => isAgainst(one, other)) ? asGuess(one) : one))
  const left = alone.filter((one) => !isCertain(one) && !agreed.some((other) => overlaps(one, other)))
  const conflicting = sure.map((one) => (ofModel.some((other) => isAgainst(one, other)) ? asGuess(one) : one))
  return [...conflicting, ...agreed, ...left]
}

const isCertain = (one: Heard): boolean =>
  one.kind === 'undo' ||
  one.kind === 'ask' ||
  one.kind === 'told' ||
  (one.kind === 'change' && (one.by === 'press' || one.by === 'order' || (one.by !== 'guess' && one.sure >= CERTAIN)))
const CERTAIN = 0.8

const quoteOf = (one: Heard): string => ('quote' in one ? one.quote : one.told.words)
function overlaps(one: Heard, other: Heard): boolean {
  if (one.kind === 'told' || one.kind === 'talk') return false
  const [mine, theirs] = [plainly(quoteOf(one)), plainly(quoteOf(other))]
  return mine !== '' && theirs !== '' && (mine.includes(theirs) || theirs.includes(mine))
}

const key = (one: Operation) => JSON.stringify({ ...one, words: '', unit: undefined }).toLowerCase()
const isSaid = (one: Heard, other: Heard) =>
  one.kind === 'change' && other.kind === 'change' && key(one.operation) === key(other.operation)
/** Two values for one path. */
const isAgainst = (one: Heard, other: Heard) =>
  one.kind === 'change' &&
  other.kind === 'change' &&
  one.operation.op === 'set' &&
  other.operation.op === 'set' &&
  one.operation.path === other.operation.path &&
  one.operation.value !== other.operation.value
const asGuess = (one: Heard): Heard =>
  one.kind === 'change' && one.by !== 'press' ? { ...one, by: 'guess', sure: 0 } : one

function heardOf(one: ModelOperation, reading: Reading): Heard[] {
  const { op, row, words } = one
  const change = (operation: Operation, by: 'quoted' | 'guess' = 'quoted'): Heard => ({
    ...{ kind: 'change', operation, by, quote: words },
    sure: by === 'guess' ? 0 : 1,
  })
  switch (op) {
    case 'set':
    case 'add':
    case 'maybe':
      return row === ''
        ? []
        : modelValues(one, row, reading).map(({ operation, isPlain }) =>
            change(operation, isPlain && op !== 'maybe' ? 'quoted' : 'guess'),
          )
    case 'remove':
    case 'replace':
    case 'move':
      return ordered(one, reading)
    case 'none':
    case 'skip':
      return row !== '' && row === reading.row ? [change({ op, row, words })] : []
    case 'undo':
      return /\b(?:undo|back|scratch|revert)\b/i.test(words) ? [{ kind: 'undo', quote: words }] : []
    case 'note':
      return isMadeOf(one.value, plainly(reading.message.text))
        ? [{ kind: 'note', quote: words, isPrivate: isPrivate(words, reading) }]
        : []
    case 'question': {
      const topic = topicNamed(one.value)
      const [, fact] = one.value.split('.')
      return topic
        ? [{ kind: 'ask', asks: [{ topic, text: plainWords(words), ...(fact ? { fact } : {}) }], quote: words }]
        : []
    }
    case 'distress':
      return []
  }
}

const topicNamed = (said: string): Topic | undefined => ALL_TOPICS.find((topic) => topic === said.split('.')[0])

/** An order is carried out if its words name the entry, otherwise offered as a button. */
function ordered({ op, row, value, to, words }: ModelOperation, reading: Reading): Heard[] {
  const { entries } = reading.state.profile
  const among = row === '' ? entries : entries.filter((one) => rowOf(one) === row)
  const entry = among.find((one) => isSameText(one.value, value)) ?? only(entriesNamed(value, among))
  if (!entry) return row === '' ? [] : [{ kind: 'handover', row, quote: words }]
  const operation = orderOf({ op, to, words }, { entry, reading })
  if (!operation) return [{ kind: 'handover', row: rowOf(entry), quote: words }]
  const named = entriesNamed(words, entries)
  const isNamed = named.length === 1 && named[0] === entry
  const label =
    operation.op === 'remove'
      ? `Take off “${entry.value}”`
      : `${defined(rowOfOperation(operation)).title}: “${entry.value}”`
  return isNamed && holdsSeveral(entry.path)
    ? [{ kind: 'change', operation, by: 'quoted', sure: 1, quote: words }]
    : [{ kind: 'press', label, does: [operation], quote: words }]
}
const only = <One>(list: readonly One[]): One | undefined => (list.length === 1 ? list[0] : undefined)

function orderOf(
  { op, to, words }: Pick<ModelOperation, 'op' | 'to' | 'words'>,
  { entry, reading }: { entry: Reading['state']['profile']['entries'][number]; reading: Reading },
): Operation | null {
  const [path, value] = [entry.path, String(entry.value)]
  if (op === 'remove') return { op, path, value, words }
  if (op === 'replace')
    return to.trim() !== '' && isMadeOf(to, plainly(`${reading.message.text} ${value}`))
      ? { op, path, value, to, words }
      : null
  const list = LISTS.find((one) => one === to)
  const [into] = list ? pathsOf(list) : []
  return into ? { op: 'move', path, value, to: into, words } : null
}
const LISTS: readonly RowName[] = ['mustHaves', 'niceToHaves', 'dealbreakers', 'notes']
