import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { randomFrom } from '../../reader/random.ts'
import { utterancesIn } from '../../src/engine/dialogue/learned/corpus.ts'
import { hash } from '../../src/engine/dialogue/learned/features.ts'
import { labelReader } from '../../src/engine/dialogue/learned/reader.ts'
import { spansLearnedFrom } from '../../src/engine/dialogue/spans/corpus-hash.ts'
import { type MarkedLine, markedLinesIn } from '../../src/engine/dialogue/spans/marked-line.ts'
import { packedSpans } from '../../src/engine/dialogue/spans/span-reader.ts'
import { tokensOf } from '../../src/engine/dialogue/spans/tokens.ts'
import { wordClasses } from '../../src/engine/dialogue/spans/word-classes.ts'
import { lessonsFrom, listLessons, unmarkedLessons } from './lessons.ts'
import { train } from './train.ts'

const DIALOGUE = new URL('../../src/engine/dialogue/', import.meta.url)
const SEED = 7
const UNMARKED = 4000
/** Lessons put together as lists. */
const LISTS = 3000
/** Rarer words count by class and ending only. */
const LEAST_LINES = 10

/** Trains the span reader on its corpus and writes its weights. No network. */
function main() {
  const { values } = parseArgs({ options: { out: { type: 'string' } } })
  const started = performance.now()
  const corpus = new URL('spans/corpus/', DIALOGUE)
  const files = filesIn(corpus)
  const labels = readFileSync(new URL('learned/weights.bin', DIALOGUE))
  const classesFile = readFileSync(new URL('spans/word-classes.txt', DIALOGUE), 'utf8')
  const lines = files.flatMap(({ name, text }) => markedLinesIn(text, name))
  const vocabulary = commonWords(lines)
  const random = randomFrom(SEED)
  const labelled = filesIn(new URL('learned/corpus/', DIALOGUE)).flatMap(({ name, text }) => utterancesIn(text, name))
  const lessons = [
    ...lessonsFrom(lines, random),
    ...listLessons(lines, LISTS, random),
    ...unmarkedLessons(labelled, UNMARKED, random),
  ]
  const weights = train(lessons, {
    random,
    reader: labelReader(labels),
    vocabulary,
    classes: wordClasses(classesFile),
  })
  const file = packedSpans(weights, { vocabulary, hash: spansLearnedFrom({ files, classes: classesFile, labels }) })
  writeFileSync(values.out ?? new URL('spans/weights.bin', DIALOGUE), file)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${lines.length} lines, ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

const filesIn = (folder: URL) =>
  readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

function commonWords(lines: readonly MarkedLine[]): Set<number> {
  const counts = new Map<string, number>()
  for (const { text } of lines)
    for (const word of new Set(tokensOf(text).map((one) => one.word))) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count >= LEAST_LINES).map(([word]) => hash(word)))
}

main()
