import * as z from 'zod/mini'
import { KM_PER_MILE } from '#contract/limits.ts'
import { optionLabel } from '#contract/options.ts'
import { plainWords } from '../reading/plain-words.ts'
import { FACTS } from '../service/facts.ts'
import { ALL_TOPICS, TOPICS } from '../service/topics.ts'
import { CLOSED_OPTIONS, isFigurePath, PATHS, type Path, pathsOf, SLOTS, slotOf } from '../slots.ts'
import { type Operation, operationSchema } from './operation.ts'

type Given = Readonly<Record<string, unknown>>
const givenSchema = z.record(z.string(), z.unknown())

/**
 * An operation as a small model may write it, in the form that was asked for: the name of a row for its place, other
 * case, values in words, several values at once. Empty where it is not plain what is meant.
 */
export function putRight(said: unknown): Operation[] {
  const { data } = z.safeParse(givenSchema, said)
  if (!data) return []
  const op = letters(data.op ?? data.operation ?? data.type)
  const one = { ...data, op: op === 'ownage' ? 'own_age' : op, words: data.words ?? wordsOf(data.value) }
  return formsOf(one).flatMap((form) => z.safeParse(operationSchema, form).data ?? [])
}

/** What stands for the words where a model left them out: a value in the person's words rests on itself. */
const wordsOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined)

/** What an operation means: several where it holds several values. */
function formsOf(one: Given & { op: string }): Given[] {
  switch (one.op) {
    case 'none':
    case 'skip':
      return [{ ...one, about: slotNamed(one.about) }]
    case 'answer':
      return [{ ...one, topic: topicNamed(String(one.topic)) }]
    case 'choose':
      return listOf(one.option ?? one.value).map((option) => ({ ...one, option }))
    case 'notes':
      return [{ ...one, keep: listOf(one.keep), leave: listOf(one.leave) }]
    case 'own_age':
      return [{ ...one, value: figuresIn(one.value)[0] }]
    default:
      // What is to go and has no name is asked about.
      if (one.op === 'remove' && one.value === undefined) return placed({ ...one, value: '' })
      return 'path' in one ? listOf(one.value).flatMap((value) => placed({ ...one, value })) : [one]
  }
}

/** An operation on a place, by the place's own name and with the value in its form. */
function placed(one: Given): Given[] {
  const path = pathNamed(one.path)
  if (!path) {
    const [min, max, ...more] = figuresIn(one.value)
    // "30 to 40" on the row of ages is both of its places.
    return isAges(one.path) && max !== undefined && more.length === 0
      ? [
          { ...one, path: 'valuesMap.age_range.min', value: min },
          { ...one, path: 'valuesMap.age_range.max', value: max },
        ]
      : []
  }
  // What stands is known by what it says; what is to stand has to be in form.
  if (one.op === 'move') return [{ ...one, path, to: pathNamed(one.to) }]
  if (one.op === 'remove') return [{ ...one, path, value: String(one.value) }]
  if (one.op === 'replace') return [{ ...one, path, value: String(one.value), to: fitted(path, one.to) }]
  return [{ ...one, path, value: fitted(path, one.value) }]
}

const listOf = (value: unknown): unknown[] => (value === undefined || value === null ? [] : [value].flat())
const letters = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replace(/[^a-z]/g, '')
const isAges = (path: unknown) => ['age', 'ages', 'valuesmapagerange', 'agerange'].includes(letters(path))

/** A place by its name, the last words of it, or the name of its row. */
function pathNamed(said: unknown): Path | undefined {
  const name = letters(said)
  if (name === '') return undefined
  const ends = PATHS.filter((path) => letters(path).endsWith(name))
  const slot = SLOTS.find((one) => letters(one) === name)
  const ofSlot = slot ? pathsOf(slot) : []
  return PATHS.find((path) => letters(path) === name) ?? onlyOf(ends) ?? onlyOf(ofSlot)
}
const onlyOf = <One>(list: readonly One[]): One | undefined => (list.length === 1 ? list[0] : undefined)

/** A row by its name or by that of its place. */
function slotNamed(said: unknown) {
  const path = pathNamed(said)
  return SLOTS.find((one) => letters(one) === letters(said)) ?? (path && slotOf({ path, value: '' }))
}

/** A topic, with its fact where there is one of that name; by its key or by the question that it is called. */
function topicNamed(said: string): string {
  const [key = '', name = ''] = said.split('.')
  const topic = ALL_TOPICS.find((one) => [one, TOPICS[one]].some((way) => letters(way) === letters(key)))
  if (!topic) return said
  const names = [...Object.keys(FACTS[topic]), ...(topic === 'Qsum' ? SLOTS : [])]
  const fact = names.find((one) => letters(one) === letters(name))
  return fact === undefined ? topic : `${topic}.${fact}`
}

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'yes', false: 'no', never: 'no' }

/** A value in the form of its place; as it is where it has none. */
function fitted(path: Path, value: unknown): unknown {
  if (isFigurePath(path)) return figureFor(path, value)
  const options = CLOSED_OPTIONS[path]
  if (!options) return value
  const said = String(value).toLowerCase()
  const name = options.includes('no') ? (YES_OR_NO[said] ?? said) : said
  return (
    options.find((one) => one.toLowerCase() === name || letters(optionLabel(one)) === (letters(name) || '-')) ?? value
  )
}

/** The only figure of a value, distances in whole kilometres. */
function figureFor(path: Path, value: unknown): unknown {
  const [figure, ...others] = figuresIn(value)
  if (figure === undefined || others.length > 0) return undefined
  const isMiles = path === 'valuesMap.distance_km' && typeof value === 'string' && /\bmi(?:les?)?\b/i.test(value)
  return Math.round(isMiles ? figure * KM_PER_MILE : figure)
}
const figuresIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : (plainWords(String(value)).match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
