import * as z from 'zod/mini'
import { defined, ROWS } from '../../profile/rows.ts'
import { type ModelOperation, modelOperationSchema, OPS } from './operation.ts'

const givenSchema = z.record(z.string(), z.unknown())

const letters = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z]/g, '')

/** Models use these names too. */
const CALLED: Record<string, ModelOperation['op']> = {
  ask: 'maybe',
  answer: 'question',
  delete: 'remove',
  update: 'set',
  change: 'set',
}

const opNamed = (said: unknown) => OPS.find((op) => op === letters(said)) ?? CALLED[letters(said)]
const rowCalled = (said: unknown) => {
  const name = letters(typeof said === 'string' ? said.split('.').at(-1) : said)
  return ROWS.find((row) => [row, defined(row).title, defined(row).name].some((one) => letters(one) === name)) ?? ''
}
const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/**
 * Repairs a small model's operation: other names of keys and rows, numbers instead of text, several values at once.
 * Empty if the meaning is not clear.
 */
export function putRight(said: unknown): ModelOperation[] {
  const { data } = z.safeParse(givenSchema, said)
  if (!data) return []
  const values = [data.value ?? data.entry ?? data.topic ?? ''].flat()
  return values.flatMap((value) => {
    const form = {
      op: opNamed(data.op ?? data.operation ?? data.type),
      row: rowCalled(data.row ?? data.path ?? data.about),
      value: textOf(value),
      to: textOf(data.to),
      words: textOf(data.words ?? data.quote ?? value),
    }
    return z.safeParse(modelOperationSchema, form).data ?? []
  })
}
