import { writeFileSync } from 'node:fs'
import { dangerIn } from '../../src/engine/concierge/safety/danger.ts'
import { dangerReader } from '../../src/engine/concierge/safety/danger-reader.ts'
import { randomFrom } from '../random.ts'
import { composed } from './compose.ts'
import { learned, packed } from './learn.ts'
import { corpusFiles, corpusHash, corpusLines, floorLines } from './lines.ts'

const SEED = 7
const WEIGHTS = new URL('../../src/engine/concierge/safety/weights.bin', import.meta.url)

/**
 * Writes the weights only if every line of the floor is recognized.
 * @param out another file for the weights
 * @returns whether they were written
 */
export function trainDanger(out: string | undefined): boolean {
  const started = performance.now()
  const files = corpusFiles()
  const random = randomFrom(SEED)
  const lessons = composed(corpusLines(files, random), random)
  const file = packed(learned(lessons, random), corpusHash(files))
  const reader = dangerReader(file)
  const passed = floorLines().filter((text) => dangerIn(text, { reader }).kind === 'none')
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`danger: ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
  for (const text of passed) console.error(`The floor is not held: ${text}`)
  if (passed.length === 0) writeFileSync(out ?? WEIGHTS, file)
  return passed.length === 0
}
