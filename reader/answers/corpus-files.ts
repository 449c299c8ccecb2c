import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { corpusHash, utterancesIn } from '../../src/engine/concierge/understand/built-in/labels/corpus.ts'
import { markedLinesIn } from './marked-line.ts'
import { utterancesOf } from './marked-utterances.ts'
import { type Hashes, readHashes, written } from './own-lines.ts'

const FOLDERS = ['corpus/', 'marked/'] as const
const TRAINED = new URL('trained.txt', import.meta.url)

/** @throws with file and line for a line that is not valid */
export function readCorpus() {
  const [files, markedFiles] = FOLDERS.map(filesIn) as [Files, Files]
  return {
    corpus: files.flatMap(({ name, text }) => utterancesIn(text, name)),
    marked: utterancesOf(markedFiles.flatMap(({ name, text }) => markedLinesIn(text, name))),
    hash: corpusHash([...files, ...markedFiles]),
  }
}

/** The lines on which each label was trained last, as hashes. */
export const readTrained = (): Hashes => readHashes(readFileSync(TRAINED, 'utf8'))
export const writeTrained = (hashes: Hashes) => writeFileSync(TRAINED, written(hashes))

type Files = ReturnType<typeof filesIn>
function filesIn(folder: (typeof FOLDERS)[number]) {
  const at = new URL(folder, import.meta.url)
  return readdirSync(at)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ name: `${folder}${name}`, text: readFileSync(new URL(name, at), 'utf8') }))
}
