import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  corpusHash,
  type Utterance,
  utterancesIn,
} from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { composed } from './compose.ts'
import { learned, packed } from './learn.ts'
import { markedLinesIn } from './marked-line.ts'
import { utterancesOf } from './marked-utterances.ts'

const WEIGHTS = new URL('../../src/engine/concierge/understand/built-in/labels/weights.bin', import.meta.url)
const FOLDERS = ['corpus/', 'marked/'] as const

export function trainAnswers() {
  const started = performance.now()
  const [files, marked] = FOLDERS.map(filesIn) as [Files, Files]
  const utterances: Utterance[] = [
    ...files.flatMap(({ name, text }) => utterancesIn(text, name)),
    ...utterancesOf(marked.flatMap(({ name, text }) => markedLinesIn(text, name))),
  ]
  const lessons = composed(utterances)
  const file = packed(learned(lessons), corpusHash([...files, ...marked]))
  writeFileSync(WEIGHTS, file)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`answers: ${utterances.length} utterances, ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

type Files = ReturnType<typeof filesIn>
function filesIn(folder: (typeof FOLDERS)[number]) {
  const at = new URL(folder, import.meta.url)
  return readdirSync(at)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name: `${folder}${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
}
