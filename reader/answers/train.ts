import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { LABELS } from '../../src/engine/concierge/understand/built-in/labels/labels.ts'
import { composed } from './compose.ts'
import { readCorpus, readTrained, writeTrained } from './corpus-files.ts'
import { packed, unpacked } from './learn.ts'
import { learnedInThreads } from './learn-in-threads.ts'
import { changedIn, type Hashes, hashesOf, UNLABELLED } from './own-lines.ts'

const WEIGHTS = new URL('../../src/engine/concierge/understand/built-in/labels/weights.bin.gz', import.meta.url)

type Wish = { also?: readonly string[] | undefined; all?: boolean | undefined }

/**
 * Learns the labels whose lines changed. The others keep their weights.
 * @param wish.also labels to learn besides these @param wish.all learns every label
 * @throws RangeError for an unknown label, or if only lines without labels changed
 */
export async function trainAnswers(wish: Wish = {}) {
  const started = performance.now()
  const { hash, ...lines } = readCorpus()
  const hashes = hashesOf(lines)
  const wanted = labelsToLearn(hashes, wish)
  const lessons = composed([...lines.corpus, ...lines.marked])
  const known = wish.all ? new Map() : unpacked(gunzipSync(readFileSync(WEIGHTS)))
  const columns = new Map([...known, ...(await learnedInThreads(lessons, wanted))])
  const file = gzipSync(packed(columns, hash), { level: 9 })
  writeFileSync(WEIGHTS, file)
  writeTrained(hashes)
  const which = wanted.length === LABELS.length ? 'all labels' : `${wanted.join(', ') || 'no label'} (others stay)`
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`answers: learned ${which} from ${lessons.length} lessons, ${file.length} bytes, ${seconds} s`)
}

export function labelsToLearn(hashes: Hashes, { also = [], all = false }: Wish, trained = readTrained()): string[] {
  const unknown = also.find((label) => !LABELS.includes(label))
  if (unknown !== undefined) throw new RangeError(`There is no label ${unknown}.`)
  const changed = changedIn(hashes, trained)
  const wanted = LABELS.filter((label) => all || changed.includes(label) || also.includes(label))
  if (wanted.length === 0 && changed.includes(UNLABELLED))
    throw new RangeError(
      'Only lines without labels changed. Say which labels they are about: --labels s0,s1 (or --all).',
    )
  return wanted
}
