import { readFileSync } from 'node:fs'
import { learnedReader } from '../src/engine/dialogue/spans/learned-reader.ts'

const DIALOGUE = new URL('../src/engine/dialogue/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(name, DIALOGUE))

/** The concierge's learned reader with the weights of this version. */
export const reader = learnedReader({
  labels: fileOf('learned/weights.bin'),
  spans: fileOf('spans/weights.bin'),
  danger: fileOf('safety/weights.bin'),
  classes: fileOf('spans/word-classes.txt').toString(),
})
