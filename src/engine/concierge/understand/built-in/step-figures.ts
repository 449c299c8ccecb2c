import type { Operation } from '../../profile/operation.ts'
import { entriesOfRow, type Profile, valueAt } from '../../profile/profile.ts'
import { defined } from '../../profile/rows.ts'
import { agesSaid } from '../../profile/said.ts'
import { NAMED } from '../bounds.ts'
import type { Heard } from '../heard.ts'
import { agesIn } from './figures/age.ts'
import { SPEAKS_OF_AGE } from './figures/age-words.ts'
import { budgetIn } from './figures/budget.ts'
import { distanceIn } from './figures/distance.ts'
import { distanceMade, swappedAges, swappedFigure } from './figures/swapped-figure.ts'
import { removes } from './order-heard.ts'
import { change } from './order-values.ts'
import { plainWords } from './reading/plain-words.ts'
import type { Sentence } from './reading/sentences.ts'
import { peopleCalled, peopleNamed } from './reading/whom-to-meet.ts'
import type { Part, Reading, Step } from './reading-of.ts'
import { DESCRIBED } from './words-of-flow.ts'

/** Reads answers to the open question, and figures named by their row or unit. */
export const figures: Step = (reading, left) => {
  const heard: Heard[] = []
  const taken = new Set<Part>()
  for (const sentence of new Set(left.map((part) => part.sentence))) {
    const parts = left.filter((part) => part.sentence === sentence)
    const rest = parts.length === sentence.clauses.length ? sentence : withParts(sentence, parts)
    for (const { operations, by } of figuresOf(rest, reading)) {
      const own = parts.filter((part) => isOf(operations, part))
      // "A woman between 38 and 48 who enjoys the outdoors" also holds a wish, so it stays.
      for (const part of own) if (!DESCRIBED.test(part.text)) taken.add(part)
      const quote = own.map(({ original }) => original).join(', ') || rest.original
      heard.push(...peopleBeside(own, reading))
      heard.push(
        ...operations.map(
          (operation): Heard => ({ kind: 'change', operation: { ...operation, words: quote }, by, sure: 1, quote }),
        ),
      )
    }
  }
  return { heard: [...heard, ...ranges(left, reading, taken)], taken: [...taken] }
}

/** "A lady near my own age": the clause also says who to meet. */
function peopleBeside(parts: readonly Part[], { state, row }: Reading): Heard[] {
  if (row === 'meet' || entriesOfRow(state.profile, 'meet').length > 0) return []
  return parts
    .filter(({ about }) => about !== 'third')
    .flatMap(({ text, original: quote }) =>
      peopleNamed(text).map((value): Heard => {
        const operation: Operation = { op: 'add', path: 'preferences.must_haves', value, words: quote }
        return { kind: 'change', operation, by: 'named', sure: NAMED, quote }
      }),
    )
}

/** "30 to 45" alone is likely an age range, if no figure was asked for. */
function ranges(left: readonly Part[], { row, message }: Reading, taken: Set<Part>): Heard[] {
  if (row === 'age' || (row === 'distance' && !SPEAKS_OF_AGE.test(plainWords(message.text)))) return []
  return left
    .filter((part) => !taken.has(part))
    .flatMap((part): Heard[] => {
      const { range } = agesIn({ ...part.sentence, text: part.text, clauses: [part] }, null)
      if (!range) return []
      taken.add(part)
      // "Guys. 25-35": the range is the age of those people.
      const isOfPeople =
        message.sentences.some(({ text }) => peopleNamed(text).length > 0) ||
        MAKES.test(part.text) ||
        /^\W*no\b/i.test(message.text)
      if (isOfPeople)
        return range.map((operation) => ({
          ...{ kind: 'change', by: 'named', sure: 1 },
          operation: { ...operation, words: part.original },
          quote: part.original,
        }))
      const ends = range.flatMap((one) => (one.op === 'set' ? [{ ...one, from: 'answer' as const, turn: null }] : []))
      return [{ kind: 'offer', label: `Ages: ${agesSaid(ends)}`, does: range, quote: part.original }]
    })
}

const MAKES =
  /\b(?:make|change) (?:it|that|them)\b|\b(?:instead|rather|i said|should say|should be|actually|wait|sorry)\b/

const withParts = (sentence: Sentence, parts: readonly Part[]): Sentence => ({
  ...sentence,
  text: parts.map(({ text }) => text).join(', '),
  clauses: sentence.clauses.filter((clause) => parts.some((part) => part.original === clause.original)),
})

type Found = { operations: Operation[]; by: 'asked' | 'named' | 'guess' }

function figuresOf(sentence: Sentence, { state, row, message }: Reading): Found[] {
  const asked = state.question === 'ownAge' ? 'ownAge' : row === 'age' ? 'age' : null
  const found: Found[] = []
  const put = (operations: Operation[], by: Found['by']) => operations.length > 0 && found.push({ operations, by })
  const distance = distanceIn(sentence, { isAsked: row === 'distance', unit: state.unit, km: kmOf(state.profile) })
  if (distance) put([distance], row === 'distance' ? 'asked' : 'named')
  const isTaken = row === 'distance' && distance !== null && message.sentences.length === 1
  const ages = agesIn(sentence, asked)
  if (!(isTaken && !/\bage|year|old\b/.test(sentence.text))) put(ages.operations, asked ? 'asked' : 'named')
  if (ages.bare !== null) put(agesAround(ages.bare, sentence.original), 'guess')
  const budget = sentence.asks ? undefined : budgetIn(sentence.text)
  if (budget)
    put(
      [{ op: 'set', path: 'valuesMap.budget', value: budget, words: sentence.original }],
      row === 'budget' ? 'asked' : 'named',
    )
  return found
}

const kmOf = (profile: Profile) => {
  const km = valueAt(profile, 'valuesMap.distance_km')
  return typeof km === 'number' ? km : null
}

/** A single figure may be either end, so both are offered. */
const agesAround = (figure: number, words: string): Operation[] => [
  { op: 'set', path: 'valuesMap.age_range.min', value: figure, words },
  { op: 'set', path: 'valuesMap.age_range.max', value: figure, words },
]

const FIGURE: Record<string, RegExp> = {
  'valuesMap.distance_km': /\d|\b(?:distance|far|anywhere|limit|any|miles|km|mind|matter)\b/,
  'valuesMap.budget': /\$|\bdollar/,
}
const AN_AGE =
  /\d|\b(?:age|ages|older|younger|old|twenties|thirties|forties|fifties|sixties|seventies|year|any|mind|matter)/
const NEITHER = /\b(?:miles?|km)\b/

function isOf(operations: readonly Operation[], { text }: Part): boolean {
  return operations.some((one) => {
    if (one.op === 'none') return (FIGURE[one.row === 'distance' ? 'valuesMap.distance_km' : ''] ?? AN_AGE).test(text)
    if (one.op === 'set' && FIGURE[one.path]) return FIGURE[one.path]?.test(text) === true
    return AN_AGE.test(text) && !NEITHER.test(text) && peopleCalled(text) === undefined
  })
}

/** "25 miles, not 30": the figure on the card shows the row, whatever was asked. */
export const swaps: Step = (reading, left) => {
  const heard: Heard[] = []
  const taken: Part[] = []
  for (const parts of [...left.map((part) => [part]), ...pairsOf(left)]) {
    if (parts.some((part) => taken.includes(part))) continue
    const quote = parts.map(({ original }) => original).join(', ')
    const swapped = swapsIn(parts.map(({ text }) => text).join(', '), reading)
    if (swapped.length === 0) continue
    heard.push(...swapped.map((one) => change(one, quote)))
    taken.push(...parts)
  }
  return { heard, taken }
}

const pairsOf = (parts: readonly Part[]): Part[][] =>
  parts.flatMap((part, at) => {
    const before = parts[at - 1]
    return before ? [[before, part]] : []
  })

function swapsIn(text: string, { state, row, reader }: Reading): Operation[] {
  const isOfFigures = row !== null && defined(row).isInWords !== true
  const made = isOfFigures || removes(text, { reader }) ? null : distanceMade(text, state)
  const one = swappedFigure(text, state) ?? made
  return one ? [one] : swappedAges(text, state)
}
