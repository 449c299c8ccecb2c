import { optionLabel } from '#contract/options.ts'
import { type Operation, putting } from '../../profile/operation.ts'
import { entriesOfRow, valueAt } from '../../profile/profile.ts'
import { defined, optionsOf, pathsOf, type RowName } from '../../profile/rows.ts'
import { agesIn } from '../built-in/figures/age.ts'
import { budgetIn } from '../built-in/figures/budget.ts'
import { distanceIn } from '../built-in/figures/distance.ts'
import { VALUES } from '../built-in/labels/closed-values.ts'
import { listOf } from '../built-in/own-words/entries.ts'
import { plainWords } from '../built-in/reading/plain-words.ts'
import { readSentences } from '../built-in/reading/sentences.ts'
import { refuses } from '../built-in/reading/whom-to-meet.ts'
import type { Reading } from '../built-in/reading-of.ts'
import type { ModelOperation } from './operation.ts'
import { isMadeOf, plainly } from './quotes.ts'

/** `isPlain`: the quoted words contain the value, so it is safe. */
type ModelValue = { operation: Operation; isPlain: boolean }

/** @returns no values if the row cannot hold them */
export function modelValues(one: ModelOperation, row: RowName, reading: Reading): ModelValue[] {
  if (row === 'age' || row === 'distance') return figuresOf(one, row, reading)
  const option = optionNamed(one.value, row)
  if (option !== undefined) return [optionOf(option, one, row, reading)].flat()
  if (defined(row).isClosed || row === 'meet') return []
  return wordsOf(one, row, reading)
}

const optionNamed = (value: string, row: RowName) =>
  optionsOf(row).find((one) =>
    [one, optionLabel(one)].some((name) => name.toLowerCase() === value.trim().toLowerCase()),
  )

/** Value and quoted words must give the same figures. */
function figuresOf({ value, words }: ModelOperation, row: 'age' | 'distance', { state }: Reading): ModelValue[] {
  const km = valueAt(state.profile, 'valuesMap.distance_km')
  const readIn = (text: string): Operation[] =>
    readSentences(text).flatMap((sentence) => {
      if (row === 'age') return agesIn(sentence, 'age').operations.filter(({ op }) => op === 'set' || op === 'none')
      const context = { isAsked: true, unit: state.unit, km: typeof km === 'number' ? km : null }
      return distanceIn(sentence, context) ?? []
    })
  const said = readIn(words)
  const meant = readIn(value).map(keyOf)
  return said.map((operation) => ({
    operation: { ...operation, words },
    isPlain: meant.length === 0 || meant.includes(keyOf(operation)) || row === 'distance',
  }))
}
const keyOf = (one: Operation) => JSON.stringify({ ...one, words: '', unit: undefined })

/** The learned reader must be this sure of the value, and in a closed row surest of it. */
const AGREED = 0.3
function optionOf(option: string, { words }: ModelOperation, row: RowName, { reader, message }: Reading): ModelValue[] {
  const [path] = pathsOf(row)
  if (!path) return []
  const says = reader(words, row)
  const weighed = VALUES.filter((one) => one.row === row).map((one) => ({ value: one.value, sure: says(one.label) }))
  const own = weighed.find(({ value }) => value === option)?.sure ?? 0
  const most = Math.max(...weighed.map(({ sure }) => sure))
  const isSigned = row === 'budget' && budgetIn(plainWords(words)) === option
  const isRefused = row === 'meet' && refuses(option, plainWords(words), true)
  const isOfOthers = message.sentences.some(({ clauses }) =>
    clauses.some(({ about, original }) => about === 'third' && original.includes(words)),
  )
  const isBest = own >= AGREED && (defined(row).isClosed ? own === most : true)
  return [
    { operation: putting({ path, value: option, words }), isPlain: (isSigned || isBest) && !isRefused && !isOfOthers },
  ]
}

/** The value has the message's words. It belongs to the list that they name. */
function wordsOf({ value, words }: ModelOperation, row: RowName, reading: Reading): ModelValue[] {
  const [path] = pathsOf(row)
  const said = value.trim() === '' ? words : value
  if (!path || !isMadeOf(said, plainly(reading.message.text))) return []
  const isVerbatim = plainly(reading.message.text).includes(plainly(said))
  const operation = putting({ path, value: isVerbatim ? said : words, words })
  const isAsked = row === reading.row
  if (row === 'faith')
    return [
      {
        operation,
        isPlain:
          (isAsked || reading.reader(words, 'none')('T') >= AGREED) &&
          entriesOfRow(reading.state.profile, row).length === 0,
      },
    ]
  if (row === 'availability') return [{ operation, isPlain: isAsked }]
  if (row === 'notes' || row === 'safety') return [{ operation, isPlain: isAsked }]
  const says = reading.reader(words, 'none')
  const own = listOf(words, says('X') > says('W') ? 'dealbreakers' : 'mustHaves')
  return [{ operation, isPlain: own === row || (isAsked && own !== 'dealbreakers') }]
}
