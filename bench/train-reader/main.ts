import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomFrom } from '../../reader/random.ts'
import { corpusHash, type Utterance, utterancesIn } from '../../src/engine/dialogue/learned/corpus.ts'
import { markedLinesIn } from '../../src/engine/dialogue/spans/marked-line.ts'
import { composed } from './compose.ts'
import { utterancesOf } from './marked-utterances.ts'
import { packed, train } from './train.ts'

const DIALOGUE = new URL('../../src/engine/dialogue/', import.meta.url)
const SEED = 7

/** Trains the concierge's learned reader on the corpus and writes its weights. No network. */
function main() {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const started = performance.now()
  const files = filesIn('learned/corpus/')
  const marked = filesIn('spans/corpus/')
  const utterances: Utterance[] = [
    ...files.flatMap(({ name, text }) => utterancesIn(text, name)),
    ...utterancesOf(marked.flatMap(({ name, text }) => markedLinesIn(text, name))),
  ]
  const random = randomFrom(SEED)
  const lessons = composed(utterances, random)
  const file = packed(train(lessons, random), corpusHash([...files, ...marked]))
  writeFileSync(values.out ?? new URL('learned/weights.bin', DIALOGUE), file)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${utterances.length} utterances, ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

function filesIn(folder: string) {
  const at = new URL(folder, DIALOGUE)
  return readdirSync(at)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name: `${folder}${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
}

main()
