import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  corpusHash,
  type Utterance,
  utterancesIn,
} from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { composed } from './compose.ts'
import { packed, unpacked } from './learn.ts'
import { learnedInThreads } from './learn-in-threads.ts'
import { markedLinesIn } from './marked-line.ts'
import { utterancesOf } from './marked-utterances.ts'

const WEIGHTS = new URL('../../src/engine/concierge/understand/built-in/labels/weights.bin.gz', import.meta.url)
const FOLDERS = ['corpus/', 'marked/'] as const

/** @param only labels to learn; other labels keep their weights. Tests fail until all labels are trained */
export async function trainAnswers(only?: readonly string[]) {
  const started = performance.now()
  const [files, marked] = FOLDERS.map(filesIn) as [Files, Files]
  const utterances: Utterance[] = [
    ...files.flatMap(({ name, text }) => utterancesIn(text, name)),
    ...utterancesOf(marked.flatMap(({ name, text }) => markedLinesIn(text, name))),
  ]
  const lessons = composed(utterances)
  const unknown = only?.find((label) => !LABELS.includes(label))
  if (unknown !== undefined) throw new RangeError(`There is no label ${unknown}.`)
  const known = only ? unpacked(gunzipSync(readFileSync(WEIGHTS))) : new Map()
  const wanted = LABELS.filter((label) => !known.has(label) || only?.includes(label))
  const columns = new Map([...known, ...(await learnedInThreads(lessons, wanted))])
  const weights = packed(columns, only ? 0 : corpusHash([...files, ...marked]))
  const file = gzipSync(weights, { level: 9 })
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
