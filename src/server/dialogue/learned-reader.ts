import { readFileSync } from 'node:fs'
import { type LearnedReader, learnedReader } from '#engine/dialogue/learned/reader.ts'

const WEIGHTS = new URL('../../engine/dialogue/learned/weights.bin', import.meta.url)

/** The concierge's second reader, with the weights of this version: 5 MB, read once. */
export const reader: LearnedReader = learnedReader(readFileSync(WEIGHTS))
