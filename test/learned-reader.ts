import { readFileSync } from 'node:fs'
import { learnedReader } from '../src/engine/dialogue/learned/reader.ts'

const WEIGHTS = new URL('../src/engine/dialogue/learned/weights.bin', import.meta.url)

/** The concierge's learned reader with the weights of this version. */
export const reader = learnedReader(readFileSync(WEIGHTS))
