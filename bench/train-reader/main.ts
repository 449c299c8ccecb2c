import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { corpusHash, type Utterance, utterancesIn } from '../../src/engine/dialogue/learned/corpus.ts'
import { composed } from './compose.ts'
import { randomFrom } from './random.ts'
import { packed, train } from './train.ts'

const FOLDER = new URL('../../src/engine/dialogue/learned/', import.meta.url)
const SEED = 7

/** Trains the concierge's learned reader on the corpus and writes its weights. No network, about a minute and a half. */
function main() {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const started = performance.now()
  const corpus = new URL('corpus/', FOLDER)
  const files = readdirSync(corpus)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, corpus), 'utf8') }))
  const utterances: Utterance[] = files.flatMap(({ name, text }) => utterancesIn(text, name))
  const random = randomFrom(SEED)
  const lessons = composed(utterances, random)
  const file = packed(train(lessons, random), corpusHash(files))
  writeFileSync(values.out ?? new URL('weights.bin', FOLDER), file)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${utterances.length} utterances, ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

main()
