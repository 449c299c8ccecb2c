import { readFileSync } from 'node:fs'
import type { LearnedReader } from '#engine/dialogue/spans/learned-reader.ts'
import { learnedReader } from '#engine/dialogue/spans/learned-reader.ts'

const DIALOGUE = new URL('../../engine/dialogue/', import.meta.url)
const fileOf = (name: string) => readFileSync(new URL(name, DIALOGUE))

/** The concierge's learned reader, with the weights of this version: 7 MB, read once. */
export const reader: LearnedReader = learnedReader({
  labels: fileOf('learned/weights.bin'),
  spans: fileOf('spans/weights.bin'),
  danger: fileOf('safety/weights.bin'),
  classes: fileOf('spans/word-classes.txt').toString(),
})
